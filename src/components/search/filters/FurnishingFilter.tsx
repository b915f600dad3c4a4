import { furnishings } from '../../../domain/content/listingTerms';
import { useWords } from '../../locale/useWords';
import { Terms } from '../../ui/Terms';
import { FilterChoices } from './FilterChoices';
import type { FilterControlProps } from './FilterControlProps';

/** Furnished, semi-furnished or unfurnished. */
export function FurnishingFilter({ query, change }: FilterControlProps) {
  const { t } = useWords();
  return (
    <>
      <FilterChoices
        label={t('results.filter.furnished')}
        choices={[
          { value: null, label: t('results.any') },
          ...furnishings.map((name) => ({ value: name, label: t(`listings.furnished.${name}`) })),
        ]}
        value={query.furnished}
        onChange={(furnished) => change({ ...query, furnished, page: 1 })}
      />
      <Terms of={furnishings.map((name) => `listings.furnished.${name}`)} />
    </>
  );
}
