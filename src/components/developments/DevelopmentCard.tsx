import type { DevelopmentCardView } from '../../domain/content/cards';
import { developmentPath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { PictureCard } from '../ui/PictureCard';

/** A card for a development, with its location. */
export function DevelopmentCard({ development }: { development: DevelopmentCardView }) {
  const { t } = useWords();
  const { slug, picture, name, place, lead } = development;
  return (
    <PictureCard
      to={developmentPath(slug)}
      picture={picture}
      title={name}
      above={place.join(t('common.listSeparator'))}
    >
      <p>{lead}</p>
    </PictureCard>
  );
}
