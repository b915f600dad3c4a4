import { I18nextContext } from 'gatsby-plugin-react-i18next';
import { useContext } from 'react';

/** The path of the current page, including its language prefix. */
export function usePagePath(): string {
  return useContext(I18nextContext).path;
}
