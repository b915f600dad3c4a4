import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import type { ListingCardView } from '../../../domain/content/cards';
import { listingPath } from '../../../domain/site/paths';
import type { PictureView } from '../../../domain/site/pictureView';
import { LocalLink } from '../../locale/LocalLink';
import { useWords } from '../../locale/useWords';
import { Picture } from '../../ui/Picture';
import { useMounted } from '../../ui/useMounted';
import * as styles from './CardPictures.module.css';

const previous = <ChevronLeft className="flip" size={20} strokeWidth={1.75} aria-hidden="true" />;
const next = <ChevronRight className="flip" size={20} strokeWidth={1.75} aria-hidden="true" />;

type Props = {
  listing: ListingCardView;
  /** The pictures after the first, once they are known. */
  others: readonly PictureView[];
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string;
  first: boolean;
  late: boolean;
};

/**
 * The pictures of a home, to swipe or to step through with buttons or the arrow keys. Only the first is fetched with
 * the card; the next one is fetched when the visitor points at the pictures, touches or focuses them, and each further
 * one a step ahead. Give it the reference as its key, so that it starts anew for another home.
 */
export function CardPictures({ listing, others, sizes, first, late }: Props) {
  const { t, dir } = useWords();
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [fetched, setFetched] = useState(0);
  const { picture } = listing;
  const reference = listing.reference.toUpperCase();
  const fetchNext = () => setFetched((count) => Math.max(count, at + 1));
  const readPosition = () => {
    const { scrollLeft, clientWidth } = strip.current as HTMLDivElement;
    const now = Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
    setAt(now);
    if (now > 0) setFetched((count) => Math.max(count, now + 1));
  };
  const show = (index: number) => {
    setFetched((count) => Math.max(count, index));
    const slide = strip.current?.querySelectorAll(`.${styles.slide}`)[index];
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  const stepByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const index = at + (dir === 'rtl' ? -step : step);
    if (step === 0 || index < 0 || index > others.length) return;
    event.preventDefault();
    show(index);
  };
  // Focusable only where there is something to step through.
  const stepped = others.length > 0 && {
    role: 'group',
    tabIndex: 0,
    'aria-label': t('resultCards.pictures', { reference }),
    onScroll: readPosition,
    onKeyDown: stepByKey,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches the next picture ahead.
    <div className={styles.pictures} onPointerEnter={fetchNext} onTouchStart={fetchNext} onFocus={fetchNext}>
      <div ref={strip} className={styles.strip} {...stepped}>
        {/* The same link as the heading of the card, which is the one for the keyboard. */}
        <LocalLink to={listingPath(listing)} tabIndex={-1} className={styles.link}>
          <span className={styles.slide}>
            {/* A new key removes the previous home's picture at once when the card is reused. */}
            <LatePicture key={picture.path} picture={picture} sizes={sizes} first={first} late={late} />
          </span>
          {others.map((other, index) => (
            <span key={other.path} className={styles.slide}>
              {index < fetched && <Picture picture={other} sizes={sizes} />}
            </span>
          ))}
        </LocalLink>
      </div>
      {others.length > 0 && (
        <>
          {at > 0 && (
            <button
              type="button"
              tabIndex={-1}
              className={`iconButton ${styles.step} ${styles.back} screenOnly`}
              onClick={() => show(at - 1)}
              aria-label={t('resultCards.previousPicture', { reference })}
            >
              {previous}
            </button>
          )}
          {at < others.length && (
            <button
              type="button"
              tabIndex={-1}
              className={`iconButton ${styles.step} ${styles.on} screenOnly`}
              onClick={() => show(at + 1)}
              aria-label={t('resultCards.nextPicture', { reference })}
            >
              {next}
            </button>
          )}
          <span className={`${styles.count} screenOnly`} aria-live="polite">
            <span aria-hidden="true">
              {at + 1}/{others.length + 1}
            </span>
            <span className="hidden">
              {t('resultCards.pictureOf', { number: at + 1, total: others.length + 1 })}
            </span>
          </span>
        </>
      )}
    </div>
  );
}

type LatePictureProps = ComponentProps<typeof Picture> & {
  /** True in a list that changes in response to input: its text is rendered first. */
  late: boolean;
};

/**
 * A picture that is rendered after the text beside it. The browser has to fetch the picture anyway, so the text does
 * not wait for it. Until then its alternative text stands for it, which may be the only name of a link around it.
 */
function LatePicture({ late, ...props }: LatePictureProps) {
  const { alt = props.picture.alt } = props;
  if (useMounted(!late)) return <Picture {...props} />;
  return alt && <span role="img" aria-label={alt} />;
}
