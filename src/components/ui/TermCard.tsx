import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { localisePath } from '../../domain/site/paths';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { awaitInEffect } from './awaitInEffect';
import { loadTerm, type TermView } from './loadTerm';
import * as styles from './TermCard.module.css';

/** Distances of the card from its label and from the edges of the window, in pixels. */
const gap = 8;
const edge = 12;

type Props = {
  slug: string;
  /** Contains the link that was clicked. */
  beside: RefObject<HTMLElement>;
  onClose: () => void;
};

/**
 * A popover that explains a term beside its label. Escape, a click outside and the close button dismiss it, and the
 * focus returns to the label. It consists of spans, because labels occur in paragraphs and headings.
 */
export function TermCard({ slug, beside, onClose }: Props) {
  const { t, code } = useWords();
  const id = useId();
  const card = useRef<HTMLSpanElement>(null);
  const [term, setTerm] = useState<TermView | null>(null);

  useEffect(() => {
    // If the explanation cannot be loaded, the glossary page is opened instead.
    const openGlossary = () => window.location.assign(localisePath(`/glossary/#${slug}`, code));
    return awaitInEffect(loadTerm(slug, code), setTerm, openGlossary);
  }, [slug, code]);

  useEffect(() => {
    const element = card.current;
    if (!term || !element) return;
    const link = beside.current?.querySelector('a');
    const closed = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'closed') return;
      if (element.contains(document.activeElement) || document.activeElement === document.body) link?.focus();
      onClose();
    };
    element.addEventListener('beforetoggle', closed);
    element.showPopover();
    if (link) positionBeside(element, link);
    element.focus({ preventScroll: true });
    return () => element.removeEventListener('beforetoggle', closed);
  }, [term, beside, onClose]);

  if (!term) return null;
  return (
    <span
      ref={card}
      className={styles.card}
      role="dialog"
      aria-labelledby={`${id}term`}
      aria-describedby={`${id}meaning`}
      tabIndex={-1}
      {...{ popover: 'auto' }}
    >
      <span id={`${id}term`} className={styles.word}>
        {term.term}
      </span>
      <span id={`${id}meaning`}>{term.meaning}</span>
      <LocalLink to={`/glossary/#${slug}`}>{t('common.glossary')}</LocalLink>
      <button
        type="button"
        className={`iconButton ${styles.close}`}
        aria-label={t('common.closeTerm')}
        onClick={() => card.current?.hidePopover()}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </span>
  );
}

/**
 * Positions a popover below an element, or above it when there is no room below, and always within the window. On a
 * narrow window, the style sheet places it at the bottom instead.
 */
function positionBeside(card: HTMLElement, anchor: HTMLElement): void {
  if (window.innerWidth < 640) return;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const wished = isRightToLeft ? right - width : left;
  const farthest = document.documentElement.clientWidth - width - edge;
  const below = bottom + gap + height <= window.innerHeight - edge;
  card.style.left = `${Math.max(edge, Math.min(wished, farthest))}px`;
  card.style.top = `${below ? bottom + gap : Math.max(edge, top - gap - height)}px`;
}
