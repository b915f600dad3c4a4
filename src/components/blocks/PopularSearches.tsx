import { LinkPills } from '../ui/LinkPills';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';

export function PopularSearches({ block }: BlockProps<'popularSearches'>) {
  return (
    <Section title={block.title} lead={block.lead}>
      <LinkPills links={block.searches} />
    </Section>
  );
}
