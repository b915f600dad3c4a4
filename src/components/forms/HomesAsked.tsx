import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import type { HomesField } from '../../domain/forms/field';
import { moveHome } from '../../domain/forms/homesAsked';
import { projectOfReference } from '../../domain/site/shortlistLink';
import { isolate } from '../../i18n/format';
import { useHomes } from '../listings/useHomes';
import { useShortlist } from '../listings/useShortlist';
import { useWords } from '../locale/useWords';
import { useStatus } from '../ui/useStatus';
import * as styles from './HomesAsked.module.css';

type Props = {
  field: HomesField;
  /** References in order. */
  homes: readonly string[];
  onChange: (homes: string[]) => void;
};

/** The homes of a viewing in order, with buttons to move and remove them, and the homes of the shortlist to add. */
export function HomesAsked({ field, homes, onChange }: Props) {
  const { t } = useWords();
  const { list, most } = field;
  const kept = useShortlist().flatMap(({ reference }) =>
    projectOfReference(reference) === null && !homes.includes(reference) ? reference : [],
  );
  const loaded = useHomes([...homes, ...kept].sort());
  const { status, say } = useStatus();
  const pressed = useRef<HTMLButtonElement | null>(null);
  // Moving an element in the document takes the focus from it.
  useEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (button?.isConnected) button.focus();
  });
  const nameOf = (home: string) => loaded?.get(home)?.listing.title ?? home;
  const move = (home: string, places: number, button: HTMLButtonElement) => {
    const next = moveHome(homes, home, places);
    if (next.indexOf(home) === homes.indexOf(home)) return;
    pressed.current = button;
    say(t(list.moved, { home: nameOf(home), place: next.indexOf(home) + 1, total: next.length }));
    onChange(next);
  };
  return (
    <div className={styles.homes}>
      {homes.length > 0 && (
        <ol role="list" className={styles.list} aria-label={t(list.title)}>
          {homes.map((home, index) => (
            <li key={home} className={styles.home}>
              <span className={styles.name}>
                <span aria-hidden="true">{index + 1}.</span> {nameOf(home)}
                <small className={styles.reference}>
                  <bdi className="ltr">{home}</bdi>
                  {loaded?.get(home) === null && ` · ${t(list.unknown)}`}
                </small>
              </span>
              {homes.length > 1 &&
                ([-1, 1] as const).map((places) => (
                  <button
                    key={places}
                    type="button"
                    className={`iconButton ${styles.action}`}
                    aria-label={t(places < 0 ? list.up : list.down, { home: isolate(nameOf(home)) })}
                    aria-disabled={index + places < 0 || index + places >= homes.length}
                    onClick={(event) => move(home, places, event.currentTarget)}
                  >
                    {places < 0 ? (
                      <ArrowUp size={18} aria-hidden="true" />
                    ) : (
                      <ArrowDown size={18} aria-hidden="true" />
                    )}
                  </button>
                ))}
              <button
                type="button"
                className={`iconButton ${styles.action}`}
                aria-label={t(list.remove, { home: isolate(nameOf(home)) })}
                onClick={() => onChange(homes.filter((each) => each !== home))}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      {kept.length > 0 &&
        (homes.length >= most ? (
          <p className="soft">{t(list.full)}</p>
        ) : (
          <>
            <p className="soft">{t(list.shortlist)}</p>
            <ul role="list" className={styles.offers}>
              {kept.map((home) => (
                <li key={home}>
                  <button
                    type="button"
                    className={`pill ${styles.offer}`}
                    aria-label={t(list.add, { home: isolate(nameOf(home)) })}
                    onClick={() => onChange([...homes, home])}
                  >
                    <Plus size={16} aria-hidden="true" />
                    <span>{nameOf(home)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        ))}
      {status}
    </div>
  );
}
