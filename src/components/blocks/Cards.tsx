import { CardGrid } from '../ui/CardGrid';
import { PictureCard } from '../ui/PictureCard';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';

export function Cards({ block }: BlockProps<'cards'>) {
  return (
    <Section title={block.title} lead={block.lead} cardCount={block.cards.length}>
      <CardGrid least={block.cards.length % 4 === 0 ? 'small' : 'medium'}>
        {block.cards.map(({ title, text, picture, link }) => (
          <PictureCard key={title} title={title} picture={picture} to={link?.path}>
            <p>{text}</p>
          </PictureCard>
        ))}
      </CardGrid>
    </Section>
  );
}
