import { graphql } from 'gatsby';
import { ErrorPage } from '../components/layout/ErrorPage';
import { headOf } from '../components/seo/headOf';

/** The page that the service worker shows offline in place of a page that is not cached. */
export default function Offline() {
  return <ErrorPage kind="offline" />;
}

export const Head = headOf;

export const query = graphql`
  query Offline($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
