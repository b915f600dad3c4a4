import { Form } from '../forms/Form';
import { VisitTimes } from '../forms/VisitTimes';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';

export function FormBlock({ block }: BlockProps<'form'>) {
  return (
    <Section title={block.title} lead={block.lead} id="form">
      <VisitTimes.Provider value={block.times}>
        <Form form={block.form} />
      </VisitTimes.Provider>
    </Section>
  );
}
