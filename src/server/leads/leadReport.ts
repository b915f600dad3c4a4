import { answerName } from './answerName';
import type { StoredLead } from './leadStore';
import type { DeliveryRow } from './leadTables';

/** Formats leads for the terminal. */
export const leadReport = {
  /** One line with the time in UTC, the form, the sender and the delivery state. */
  line(lead: StoredLead, deliveries: readonly DeliveryRow[]): string {
    const { reference, receivedAt, form, values } = lead;
    const who = [values.name, values.email, values.phone].filter(Boolean).join(', ');
    const check = lead.suspicions.length > 0 ? ` [check: ${lead.suspicions.join(', ')}]` : '';
    const state = ownOf(lead, deliveries).map(({ channel, state }) => `${channel} ${state}`);
    return `${reference}  ${receivedAt.slice(0, 16)}Z  ${form}  ${plain(who)}${check}  (${state.join(', ') || 'kept'})`;
  },

  /**
   * All data of a lead, over several lines.
   * @param pathOf returns the path of a stored file
   */
  whole(lead: StoredLead, deliveries: readonly DeliveryRow[], pathOf: (name: string) => string): string {
    const { reference, receivedAt, form, language, page, values, suspicions, file } = lead;
    const facts = { reference, receivedAt, form, language, page: page ?? '' };
    const answers = Object.entries(values).map(([name, value]) => [answerName(name), value] as const);
    const lines = [...Object.entries(facts), ...answers].map(([name, value]) => `${name}: ${plain(value)}`);
    if (suspicions.length > 0) lines.push(`check: ${suspicions.join(', ')}`);
    if (file) lines.push(`file: ${pathOf(file.name)} (${file.size} bytes)`);
    for (const { channel, state, attempts, due_at, error } of ownOf(lead, deliveries)) {
      const next = state === 'waiting' ? `, next try after ${due_at}` : '';
      lines.push(`${channel}: ${state}, ${attempts} failed attempts${error ? ` (${error})` : ''}${next}`);
    }
    return `${lines.join('\n')}\n`;
  },
};

const ownOf = ({ reference }: StoredLead, deliveries: readonly DeliveryRow[]) =>
  deliveries.filter((delivery) => delivery.reference === reference);

/** Removes control characters, which could control the terminal, from visitor input. */
function plain(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '').replaceAll('\n', '\n  ');
}
