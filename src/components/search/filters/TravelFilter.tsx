import { type TravelLimit, travelLimits } from '../../../domain/search/filters/travel';
import { countMatches } from '../../../domain/search/fitsQuery';
import type { SearchQuery } from '../../../domain/search/query';
import { areaOf } from '../../../domain/search/searchWords';
import { roundPoint } from '../../../domain/search/shape';
import { type TravelMode, travelModes, travelSpeeds } from '../../../domain/search/travel';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import { ownPlace } from '../ownPlace';
import { PlaceField } from '../place/PlaceField';
import { FilterChoices } from './FilterChoices';
import type { FilterControlProps } from './FilterControlProps';
import * as styles from './NearFilter.module.css';

/**
 * The visitor's own place, and the most minutes to it. The place is kept at once; the minutes are part of the search.
 */
export function TravelFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t, code } = useWords();
  const { data, words } = searchIndex;
  const place = data.ownPlace;
  const mode = query.travel?.mode ?? place?.mode ?? 'car';
  const name = place && (areaOf(words, place.area)?.name ?? null);
  const within = (minutes: TravelLimit['minutes'] | null, by: TravelMode): SearchQuery => ({
    ...query,
    travel: minutes === null ? null : { minutes, mode: by },
  });
  const choosePlace = (area: string) => {
    const point = areaOf(words, area)?.point;
    if (point) ownPlace.write({ point: roundPoint(point), area, mode });
  };
  const chooseMode = (by: TravelMode | null) => {
    if (!place || !by) return;
    ownPlace.write({ ...place, mode: by });
    if (query.travel) change(within(query.travel.minutes, by));
  };
  const clear = () => {
    ownPlace.write(null);
    change(within(null, mode));
  };
  const speed = (by: TravelMode) => formatNumber(travelSpeeds[by].speed, code, 1);
  return (
    <div className={styles.near}>
      <h3>{t('results.filter.travel')}</h3>
      <div>
        <PlaceField
          label={t('results.travel.place')}
          searchIndex={searchIndex}
          chosen={place && (name ?? t('results.travel.point'))}
          onChoose={choosePlace}
          onClear={clear}
        />
        <p className={styles.hint}>{t('results.travel.placeHint')}</p>
      </div>
      {place && (
        <>
          <FilterChoices
            label={t('results.travel.mode')}
            choices={travelModes.map((by) => ({ value: by, label: t(`results.travel.mode.${by}`) }))}
            value={mode}
            onChange={chooseMode}
          />
          <FilterChoices
            label={t('results.travel.most')}
            hint={t('results.travel.estimate', {
              walk: speed('walk'),
              car: speed('car'),
              extra: formatNumber(travelSpeeds.car.extra, code),
            })}
            choices={[
              { value: null, label: t('results.any') },
              ...travelLimits.map((minutes) => ({
                value: minutes,
                label: t('results.travel.minutes', { count: minutes }),
                count: countMatches(within(minutes, mode), data, words),
              })),
            ]}
            value={query.travel?.minutes ?? null}
            onChange={(minutes) => change(within(minutes, mode))}
          />
        </>
      )}
    </div>
  );
}
