import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { openPage } from '../../browser/openPage';
import { termOfLabel } from '../../domain/site/termOfLabel';
import { LocalLink } from '../locale/LocalLink';
import * as styles from './Term.module.css';

type Props = {
  /** Dictionary key of the label. */
  of: string;
  children: ReactNode;
};

/**
 * A label that links to its glossary entry. With JavaScript, a click opens the explanation beside the label instead. A
 * label without a glossary entry is rendered unchanged.
 */
export function Term({ of, children }: Props) {
  const link = useRef<HTMLSpanElement>(null);
  const [card, setCard] = useState<typeof import('./TermCard') | null>(null);
  const slug = termOfLabel[of];
  if (!slug) return <>{children}</>;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    if (!('popover' in HTMLElement.prototype)) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget;
    // If the card cannot be loaded, the link is followed, unless the visitor has left the page meanwhile.
    import('./TermCard').then(setCard, () => link.current && openPage(pathname + hash));
  };
  return (
    <span ref={link}>
      <LocalLink to={`/glossary/#${slug}`} className={styles.term} aria-haspopup="dialog" onClick={open}>
        {children}
      </LocalLink>
      {card && <card.TermCard slug={slug} beside={link} onClose={() => setCard(null)} />}
    </span>
  );
}
