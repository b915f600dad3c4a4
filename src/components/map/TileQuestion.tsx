import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './TileQuestion.module.css';
import { tiles } from './tiles';
import { answerTiles, useTileConsent } from './useTileConsent';

/** Asks above a map, before its streets are fetched from another company; nothing once it was answered. */
export function TileQuestion() {
  const { t, dir } = useWords();
  const { answer } = useTileConsent();
  if (!tiles.isForeign || answer !== null) return null;
  return (
    <div dir={dir} className={styles.question}>
      <p>{t('map.ask', { source: tiles.provider })}</p>
      <div className={styles.answers}>
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

/** On a map, once the question was answered: changes the answer. */
export function TileAnswer() {
  const { t, dir } = useWords();
  const { answer } = useTileConsent();
  if (!tiles.isForeign || answer === null) return null;
  const [other, label] =
    answer === 'yes' ? (['no', 'map.hideStreets'] as const) : (['yes', 'map.showStreets'] as const);
  return (
    <button type="button" dir={dir} className={styles.change} onClick={() => answerTiles(other)}>
      {t(label)}
    </button>
  );
}
