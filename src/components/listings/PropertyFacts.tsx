import type { FactView } from '../../domain/site/detailsContent';
import { Facts } from '../ui/Facts';
import { CopyButton } from './CopyButton';
import { FactValue } from './FactValue';

/** Key information about a home: every field that is known. The reference can be copied. */
export function PropertyFacts({ facts }: { facts: FactView[] }) {
  return (
    <Facts
      facts={facts.map((fact) => ({
        label: fact.label,
        of: `facts.${fact.name}`,
        value:
          fact.name === 'reference' && 'text' in fact ? (
            <CopyButton text={fact.text} />
          ) : (
            <FactValue fact={fact} />
          ),
      }))}
    />
  );
}
