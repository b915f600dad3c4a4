import { CalculatorSlot } from '../calculators/CalculatorSlot';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';

export function CalculatorBlock({ block }: BlockProps<'calculator'>) {
  const { title, lead, ...view } = block;
  return (
    <Section title={title} lead={lead} id="calculator">
      <CalculatorSlot name={block.calculator} view={view} />
    </Section>
  );
}
