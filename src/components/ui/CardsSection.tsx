import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { localisePath } from '../../domain/site/paths';
import { usePagePath } from '../locale/usePagePath';
import { useWords } from '../locale/useWords';
import { CardGrid } from './CardGrid';
import { Section } from './Section';

type Props<Card> = Omit<ComponentProps<typeof Section>, 'children'> & {
  cards: readonly Card[];
  least?: 'large';
  /** Renders a card. */
  children: (card: Card) => ReactNode;
};

/** A section with a grid of cards. A link to the page with all entries is left out on that page. */
export function CardsSection<Card extends { slug: string }>(props: Props<Card>) {
  const { cards, more, least, children, ...section } = props;
  const { code } = useWords();
  const path = usePagePath();
  const isHere = more && localisePath(more.to, code) === path;
  return (
    <Section {...section} cardCount={cards.length} more={isHere ? undefined : more}>
      <CardGrid least={least}>
        {cards.map((card) => (
          <Fragment key={card.slug}>{children(card)}</Fragment>
        ))}
      </CardGrid>
    </Section>
  );
}
