import { useI18next } from 'gatsby-plugin-react-i18next';

/** The path of the page that is shown, language included. */
export function usePagePath(): string {
  return useI18next().path;
}
