import type { OffPlanCardView } from '../../domain/content/cards';
import { offPlanPath } from '../../domain/site/paths';
import { FormattedDate } from '../locale/FormattedDate';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { PictureCard } from '../ui/PictureCard';

type Props = { project: OffPlanCardView; level?: 2 | 3 };

/** A card for an off-plan project: location, lowest price and completion date. */
export function OffPlanCard({ project, level }: Props) {
  const { t } = useWords();
  const { slug, picture, name, place, fromPrice, completion, status } = project;
  return (
    <PictureCard
      to={offPlanPath(slug)}
      picture={picture}
      title={name}
      above={place.join(t('common.listSeparator'))}
      level={level}
    >
      {fromPrice !== null && (
        <p>
          {t('offPlan.from')} <Price amount={fromPrice} currency="QAR" />
        </p>
      )}
      <p>
        {t(`offPlan.status.${status}`)} · <FormattedDate iso={completion} />
      </p>
    </PictureCard>
  );
}
