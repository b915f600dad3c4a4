import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './TileChoice.module.css';
import { tiles } from './tiles';
import { answerTiles, useTileConsent } from './useTileConsent';

/**
 * Asks beneath a map before its streets are fetched from another company. Once answered, a small button on the map
 * changes the answer.
 */
export function TileChoice() {
  const { t, dir } = useWords();
  const { answer } = useTileConsent();
  if (!tiles.isForeign) return null;
  const show = t('map.showStreets');
  if (answer === null) {
    return (
      <div dir={dir} className={styles.question}>
        <p>{t('map.ask', { source: tiles.provider })}</p>
        <div className={styles.answers}>
          <Button look="secondary" onClick={() => answerTiles('yes')}>
            {show}
          </Button>
          <Button look="secondary" onClick={() => answerTiles('no')}>
            {t('map.keepOutline')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <button
      type="button"
      dir={dir}
      className={styles.change}
      onClick={() => answerTiles(answer === 'yes' ? 'no' : 'yes')}
    >
      {answer === 'yes' ? t('map.hideStreets') : show}
    </button>
  );
}
