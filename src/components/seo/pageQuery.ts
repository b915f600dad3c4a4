import { graphql } from 'gatsby';

/** What a template asks for: the view of its page and the dictionaries of its namespaces. */
export const pageQuery = graphql`
  fragment PageData on Query {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;

/** The fields that gatsby-plugin-react-i18next needs of each namespace in a template's query. */
export const dictionary = graphql`
  fragment Dictionary on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
