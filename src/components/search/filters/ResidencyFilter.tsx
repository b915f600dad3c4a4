import { residencyLevels, residencyPrice } from '../../../domain/search/filters/residency';
import { countMatches } from '../../../domain/search/fitsQuery';
import { formatPrice } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import { FilterChoices } from './FilterChoices';
import type { FilterControlProps } from './FilterControlProps';

/** The residency that an owner can apply for, with minimum price, number of results and conditions. */
export function ResidencyFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t, code } = useWords();
  const { data, words } = searchIndex;
  const conditions = [
    t('results.filter.residencyHint'),
    ...(query.family === 'off-plan' ? [t('results.filter.residencyUnfinished')] : []),
  ];
  return (
    <FilterChoices
      label={t('results.filter.residency')}
      hint={conditions.join(' ')}
      choices={[
        { value: null, label: t('results.any') },
        ...residencyLevels.map((level) => ({
          value: level,
          label: t(`results.residencyFrom.${level}`, {
            price: formatPrice(residencyPrice(data, level) ?? 0, 'QAR', code),
          }),
          count: countMatches({ ...query, residency: level }, data, words),
        })),
      ]}
      value={query.residency}
      onChange={(residency) => change({ ...query, residency, page: 1 })}
    />
  );
}
