import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ErrorPage } from '../components/layout/ErrorPage';
import { PathLocale } from '../components/locale/PathLocale';
import { ErrorHead } from '../components/seo/ErrorHead';
import { localeOfPath } from '../domain/site/paths';

/** The not-found page, in the language of the path. The host may serve this file for any path. */
export default function NotFound({ location }: PageProps) {
  return (
    <PathLocale.Provider value={localeOfPath(location.pathname)}>
      <ErrorPage kind="notFound" />
    </PathLocale.Provider>
  );
}

export const Head = ({ location }: HeadProps) => <ErrorHead kind="notFound" pathname={location.pathname} />;

export const query = graphql`
  query NotFound {
    locales: allLocale(filter: { ns: { in: ["errors", "search", "quick/types"] } }, sort: [{ language: ASC }, { ns: ASC }]) {
      ...Dictionary
    }
  }
`;
