import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { localisePath } from '../../domain/site/paths';
import { useWords } from './useWords';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path without language prefix, with an optional query and fragment. */
  to: string;
  children: ReactNode;
};

/**
 * A link to a page of the site in the page's language. It is a plain anchor: `src/runtime/followLinks.ts` handles
 * navigation for all links with one listener, which costs less than a component with listeners for each of a hundred
 * links.
 */
export function LocalLink({ to, ...rest }: Props) {
  const { code } = useWords();
  return <a href={localisePath(to, code)} {...rest} />;
}
