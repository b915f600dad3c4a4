import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { termOfLabel } from '../../domain/site/termOfLabel';
import { LocalLink } from '../locale/LocalLink';
import * as styles from './Term.module.css';

const TermCard = lazy(() => import('./TermCard').then((file) => ({ default: file.TermCard })));

type Props = {
  /** Key of the label in the dictionaries. */
  of: string;
  children: ReactNode;
};

/**
 * A label that the glossary explains, as a link to its entry; with script the explanation comes to the label instead.
 * A label that the glossary does not know stays as it is.
 */
export function Term({ of, children }: Props) {
  const link = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const slug = termOfLabel[of];
  if (!slug) return <>{children}</>;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    if (!('popover' in HTMLElement.prototype)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span ref={link}>
      <LocalLink to={`/glossary/#${slug}`} className={styles.term} aria-haspopup="dialog" onClick={open}>
        {children}
      </LocalLink>
      {isOpen && (
        <Suspense>
          <TermCard slug={slug} beside={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
