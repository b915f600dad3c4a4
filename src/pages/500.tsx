import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ErrorPage } from '../components/layout/ErrorPage';
import { PathLocale } from '../components/locale/PathLocale';
import { ErrorHead } from '../components/seo/ErrorHead';
import { localeOfPath } from '../domain/site/paths';

/** The error page of the server, in the language of the path. */
export default function ServerError({ location }: PageProps) {
  return (
    <PathLocale.Provider value={localeOfPath(location.pathname)}>
      <ErrorPage kind="server" />
    </PathLocale.Provider>
  );
}

export const Head = ({ location }: HeadProps) => <ErrorHead kind="server" pathname={location.pathname} />;

export const query = graphql`
  query ServerError {
    locales: allLocale(filter: { ns: { in: ["errors", "search"] } }, sort: [{ language: ASC }, { ns: ASC }]) {
      ...Dictionary
    }
  }
`;
