import { Form } from '../forms/Form';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';

export function FormBlock({ block }: BlockProps<'form'>) {
  return (
    <Section title={block.title} lead={block.lead} id="form">
      <Form form={block.form} />
    </Section>
  );
}
