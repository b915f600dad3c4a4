import { Fragment, type ReactNode } from 'react';
import { localisePath } from '../../domain/site/paths';
import { usePagePath } from '../locale/usePagePath';
import { useWords } from '../locale/useWords';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';

type Props<Card> = {
  block: { title: string; lead?: string | null; cards: readonly Card[] };
  /** A link to a page with all entries, left out on that page. */
  more?: { label: string; to: string };
  least?: 'large';
  /** Renders a card. */
  children: (card: Card) => ReactNode;
};

/** A section with a grid of cards, one for each entry of a block. */
export function CardsSection<Card extends { slug: string }>({ block, more, least, children }: Props<Card>) {
  const { code } = useWords();
  const path = usePagePath();
  const isHere = more && localisePath(more.to, code) === path;
  return (
    <Section title={block.title} lead={block.lead} more={isHere ? undefined : more}>
      <CardGrid least={least}>
        {block.cards.map((card) => (
          <Fragment key={card.slug}>{children(card)}</Fragment>
        ))}
      </CardGrid>
    </Section>
  );
}
