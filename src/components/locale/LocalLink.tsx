import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { localisePath } from '../../domain/site/paths';
import { useWords } from './useWords';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path without language; it may carry a query or a fragment. */
  to: string;
  children: ReactNode;
};

/**
 * A link to a page of the site in the reader's language. A plain anchor: `src/runtime/followLinks.ts` makes all of
 * them fast at once, which costs less than a component with listeners for each of a hundred links.
 */
export function LocalLink({ to, children, ...rest }: Props) {
  const { code } = useWords();
  return (
    <a href={localisePath(to, code)} {...rest}>
      {children}
    </a>
  );
}
