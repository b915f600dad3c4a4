import type { AreaCardView } from '../../domain/content/cards';
import { areaGuidePath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { PictureCard } from '../ui/PictureCard';

/** A card for an area guide, with a short description and the number of homes in the area. */
export function AreaCard({ area }: { area: AreaCardView }) {
  const { t } = useWords();
  return (
    <PictureCard
      to={areaGuidePath(area.slug)}
      picture={area.picture}
      title={area.name}
      above={t('areas.homes', { count: area.homes })}
    >
      <p>{area.lead}</p>
    </PictureCard>
  );
}
