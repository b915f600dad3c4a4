import { graphql } from 'gatsby';

/** What gatsby-plugin-react-i18next reads of each namespace that a template asks for. */
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
