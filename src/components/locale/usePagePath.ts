import { useI18next } from 'gatsby-plugin-react-i18next';

/** The path of the current page, including its language prefix. */
export function usePagePath(): string {
  return useI18next().path;
}
