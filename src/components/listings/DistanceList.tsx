import type { NearPlaceView } from '../../domain/site/detailsContent';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';

type Props = {
  near: readonly NearPlaceView[];
  /** Classes of the list and of the note below it. */
  classes: { near?: string; note?: string };
};

/** Places near a home with their distances, and the note that these are straight lines. */
export function DistanceList({ near, classes }: Props) {
  const { t, code } = useWords();
  return (
    <>
      <ul role="list" className={classes.near}>
        {near.map(({ name, kilometres }) => (
          <li key={name}>
            {name}
            <bdi className="figures">
              {t('common.kilometres', { value: formatNumber(kilometres, code, 1) })}
            </bdi>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('details.straightLine')}</p>
    </>
  );
}
