import type { HeadProps } from 'gatsby';
import type { PageFrame } from '../../domain/site/pageFrame';
import { feedFormatNames, feedFormats, feedPath } from '../../domain/site/paths';
import { headOf, type ViewContext, type ViewData } from './headOf';

/** A page with homes, or a search screen, which has no results of its own and no feed. */
type MaybeWithFeed = PageFrame & { results?: object | null };

/** The Head of a template whose pages have feeds. It names them, so that feed readers find them. */
export function feedHead(props: HeadProps<ViewData<MaybeWithFeed>, ViewContext>) {
  const { meta, results } = props.data.view.content;
  const code = props.pageContext.language;
  return (
    <>
      {headOf(props)}
      {results !== null &&
        feedFormatNames.map((format) => (
          <link
            key={format}
            rel="alternate"
            type={feedFormats[format].type}
            title={`${meta.title} (${feedFormats[format].name})`}
            href={meta.siteUrl + feedPath(meta.path, code, format)}
          />
        ))}
    </>
  );
}
