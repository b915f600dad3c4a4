import { useEffect, useState } from 'react';
import { cardOf } from '../listings/cardOf';
import { ListingCard } from '../listings/ListingCard';
import type { LoadedHome } from '../listings/useHomes';
import { noteHomes, removeShortlisted, useShortlist } from '../listings/useShortlist';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import { DisplaySwitch } from '../ui/DisplaySwitch';
import { Comparison } from './Comparison';
import { ShortlistChange } from './ShortlistChange';
import * as styles from './ShortlistHomes.module.css';
import { ShortlistNote } from './ShortlistNote';

/** Maximum number of homes that fit side by side. */
const maxCompared = 4;

/** The homes of a shortlist with the visitor's notes, and a comparison of the selected ones. */
export function ShortlistHomes({ homes }: { homes: LoadedHome[] }) {
  const { t } = useWords();
  const kept = useShortlist();
  const [compared, setCompared] = useState<string[]>([]);
  useEffect(() => noteHomes(homes.flatMap(({ content }) => content?.listing ?? [])), [homes]);
  const toggle = (reference: string) =>
    setCompared((now) =>
      now.includes(reference) ? now.filter((other) => other !== reference) : [...now, reference],
    );
  const contents = homes.flatMap(({ reference, content }) =>
    content && compared.includes(reference) ? content : [],
  );
  const isFull = compared.length >= maxCompared;
  return (
    <>
      <DisplaySwitch />
      <p className={styles.hint}>{t(isFull ? 'shortlist.compareFull' : 'shortlist.compareHint')}</p>
      <ul role="list" className={styles.homes}>
        {homes.map(({ reference, content }) => {
          const card = content && cardOf(content);
          const title = content?.listing.title ?? reference;
          const own = kept.find((home) => home.reference === reference);
          return (
            <li key={reference} className={styles.home}>
              {card ? (
                <>
                  <ListingCard listing={card} level={2} />
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      checked={compared.includes(reference)}
                      disabled={isFull && !compared.includes(reference)}
                      aria-label={t('shortlist.compareThis', { home: title })}
                      onChange={() => toggle(reference)}
                    />
                    {t('shortlist.compare')}
                  </label>
                </>
              ) : (
                <div className={styles.lost}>
                  <p>{t('shortlist.gone', { reference })}</p>
                  {own && (
                    <Button look="secondary" onClick={() => removeShortlisted(reference)}>
                      {t('shortlist.remove', { home: reference })}
                    </Button>
                  )}
                </div>
              )}
              {own?.before && content && <ShortlistChange before={own.before} listing={content.listing} />}
              {own && <ShortlistNote reference={reference} />}
            </li>
          );
        })}
      </ul>
      {contents.length > 1 && <Comparison homes={contents} />}
    </>
  );
}
