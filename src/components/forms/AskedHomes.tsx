import { cardOf } from '../listings/cardOf';
import { ListingCard } from '../listings/ListingCard';
import { useHomes } from '../listings/useHomes';
import { useWords } from '../locale/useWords';

/** The cards of the homes that a form asks about, which its field names in order. Only the first two are shown. */
export function AskedHomes({ references }: { references: readonly string[] }) {
  const { t } = useWords();
  const homes = useHomes(references.slice(0, 2));
  const cards = [...(homes?.values() ?? [])].flatMap((content) => (content ? (cardOf(content) ?? []) : []));
  if (cards.length === 0) return null;
  return (
    <section aria-label={t('formAside.home')}>
      {cards.map((card) => (
        <ListingCard key={card.reference} listing={card} />
      ))}
    </section>
  );
}
