import { useWords } from '../../locale/useWords';
import * as styles from './BedroomsFilter.module.css';
import { FilterChoices } from './FilterChoices';
import type { FilterControlProps } from './FilterControlProps';
import { FilterTick } from './FilterTick';

/** Number of bedrooms, from studios up, exactly or as a minimum. */
export function BedroomsFilter({ query, change }: FilterControlProps) {
  const { t } = useWords();
  const { minBedrooms, maxBedrooms } = query;
  const isOpen = maxBedrooms === null;
  const set = (min: number | null, andMore: boolean) =>
    change({ ...query, minBedrooms: min, maxBedrooms: andMore ? null : min, page: 1 });
  return (
    <div className={styles.bedrooms}>
      <FilterChoices
        label={t('results.filter.bedrooms')}
        choices={[
          { value: null, label: t('results.any') },
          { value: 0, label: t('listings.studio') },
          ...[1, 2, 3, 4, 5, 6].map((count) => ({ value: count, label: String(count) })),
        ]}
        value={minBedrooms}
        // A number means exactly that many until "or more" is ticked, which then stays for other numbers.
        onChange={(min) => set(min, isOpen && min !== 0 && minBedrooms !== null)}
      />
      {minBedrooms !== null && (
        <FilterTick
          label={t('results.filter.andMore')}
          checked={isOpen}
          onChange={(andMore) => set(minBedrooms, andMore)}
        />
      )}
    </div>
  );
}
