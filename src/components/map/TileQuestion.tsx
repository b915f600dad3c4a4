import { useRef } from 'react';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './TileQuestion.module.css';
import { tiles } from './tiles';
import { answerTiles, useTileConsent } from './useTileConsent';

/** Asks above a map for consent to fetch tiles from another company. It renders nothing after an answer. */
export function TileQuestion() {
  const { t, dir } = useWords();
  const { answer } = useTileConsent();
  if (!tiles.isForeign || answer !== null) return null;
  return (
    <div dir={dir} className={`${styles.question} screenOnly`}>
      <p>{t('map.ask', { source: tiles.provider })}</p>
      <div className="controls">
        <Button look="secondary" onClick={() => answerTiles('yes')}>
          {t('map.showStreets')}
        </Button>
        <Button look="secondary" onClick={() => answerTiles('no')}>
          {t('map.keepOutline')}
        </Button>
      </div>
    </div>
  );
}

/**
 * A control on the map that changes the answer after one was given. When it replaces the question, it takes over the
 * focus, which would be lost with the button that was pressed.
 */
export function TileAnswer() {
  const { t, dir } = useWords();
  const { answer } = useTileConsent();
  const wasAsked = useRef(answer === null);
  if (!tiles.isForeign || answer === null) return null;
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !wasAsked.current) return;
    wasAsked.current = false;
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  };
  const [other, label] =
    answer === 'yes' ? (['no', 'map.hideStreets'] as const) : (['yes', 'map.showStreets'] as const);
  return (
    <button
      ref={takeFocus}
      type="button"
      dir={dir}
      className={`pill ${styles.change} screenOnly`}
      onClick={() => answerTiles(other)}
    >
      {t(label)}
    </button>
  );
}
