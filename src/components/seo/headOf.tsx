import type { HeadProps } from 'gatsby';
import type { PageFrame } from '../../domain/site/pageContent';
import type { LocaleCode } from '../../i18n/locales';
import { PageHead } from './PageHead';

/** What every template's query brings: the page's view under one name. */
export type ViewData<Content> = { view: { content: Content } };
export type ViewContext = { language: LocaleCode };

/** The Head of a template: all of it is in the page's view already. */
export function headOf({ data, pageContext }: HeadProps<ViewData<PageFrame>, ViewContext>) {
  return <PageHead meta={data.view.content.meta} code={pageContext.language} />;
}
