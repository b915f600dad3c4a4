import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { termOfLabel } from '../../domain/site/termOfLabel';
import { LocalLink } from '../locale/LocalLink';
import * as styles from './Term.module.css';

const TermCard = lazy(() => import('./TermCard').then((file) => ({ default: file.TermCard })));

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
