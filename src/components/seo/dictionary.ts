import { graphql } from 'gatsby';

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
