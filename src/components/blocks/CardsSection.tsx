import { Fragment, type ReactNode } from 'react';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';

type Props<Card> = {
  block: { title: string; lead?: string | null; cards: readonly Card[] };
  more?: { label: string; to: string };
  least?: 'large';
  /** Renders a card. */
  children: (card: Card) => ReactNode;
};

/** A section with a grid of cards, one for each entry of a block. */
export function CardsSection<Card extends { slug: string }>({ block, more, least, children }: Props<Card>) {
  return (
    <Section title={block.title} lead={block.lead} more={more}>
      <CardGrid least={least}>
        {block.cards.map((card) => (
          <Fragment key={card.slug}>{children(card)}</Fragment>
        ))}
      </CardGrid>
    </Section>
  );
}
