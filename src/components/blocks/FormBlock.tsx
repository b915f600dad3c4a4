import { Form } from '../forms/Form';
import { ViewingTimes } from '../forms/ViewingTimes';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';

export function FormBlock({ block }: BlockProps<'form'>) {
  return (
    <Section title={block.title} lead={block.lead} id="form">
      <ViewingTimes.Provider value={block.times}>
        <Form form={block.form} />
      </ViewingTimes.Provider>
    </Section>
  );
}
