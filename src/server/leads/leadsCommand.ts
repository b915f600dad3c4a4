import { parseArgs } from 'node:util';
import { describeStranded } from './describeStranded';
import { leadReport } from './leadReport';
import type { LeadFilter } from './leadStore';
import { leadsCsv } from './leadsCsv';
import type { Leads } from './openLeads';

export const usage = `npm run leads -- list [--form callback] [--since 2026-11-01] [--search words] [--dead] [--limit 50]
npm run leads -- show SB-7KQ4MD
npm run leads -- deliver [SB-7KQ4MD …]      sends now what has not been sent, given-up ones included
npm run leads -- export --csv [--form …] [--since …] [--search …] > leads.csv
npm run leads -- forget --email name@example.com [--phone +97455551234]      erases all leads of a person`;

const options = {
  form: { type: 'string' },
  since: { type: 'string' },
  search: { type: 'string' },
  limit: { type: 'string' },
  dead: { type: 'boolean' },
  csv: { type: 'boolean' },
  email: { type: 'string' },
  phone: { type: 'string' },
} as const;

/**
 * What the agency's people may do with leads, one command a call.
 * @param args words after `npm run leads --`
 * @param write takes what is shown
 * @throws an error whose message says what is wrong with the command
 */
export async function leadsCommand(
  args: readonly string[],
  leads: Pick<Leads, 'store' | 'files' | 'outbox' | 'delivery' | 'channels'>,
  write: (text: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command = '', ...references] = positionals;
  const { store, files, outbox, delivery, channels } = leads;
  const filter: LeadFilter = {
    form: values.form,
    since: values.since,
    search: values.search,
    dead: values.dead,
    ...(values.limit && { limit: Number(values.limit) }),
  };
  if (values.limit && !/^\d{1,6}$/.test(values.limit)) throw new Error('--limit asks for a number');
  switch (command) {
    case 'list': {
      const found = await store.list({ limit: 50, ...filter });
      const states = await outbox.stateOf(found.map(({ reference }) => reference));
      const { waiting, dead } = await outbox.count();
      for (const lead of found) write(`${leadReport.line(lead, states)}\n`);
      write(`${found.length} shown; ${waiting} deliveries waiting, ${dead} given up\n`);
      for (const line of await describeStranded(outbox, channels)) write(`${line}\n`);
      return;
    }
    case 'show': {
      const lead = references[0] ? await store.get(references[0].toUpperCase()) : null;
      if (!lead) throw new Error('There is no lead with that reference');
      write(leadReport.whole(lead, await outbox.stateOf([lead.reference])));
      return;
    }
    case 'deliver': {
      if (channels.length === 0) throw new Error('Nothing delivers: set SMTP_URL or LEADS_WEBHOOK_URL');
      const named = references.map((reference) => reference.toUpperCase());
      await outbox.revive(channels, named.length > 0 ? named : undefined);
      const { sent, failed } = await delivery.run();
      write(`${sent} sent, ${failed} failed\n`);
      return;
    }
    case 'export':
      if (!values.csv) throw new Error('Say --csv');
      write(leadsCsv(await store.list(filter)));
      return;
    case 'forget': {
      if (!values.email && !values.phone) throw new Error('Say whom: --email or --phone');
      const erased = await store.forget({ email: values.email, phone: values.phone });
      for (const { file } of erased) if (file) await files.forget(file.name);
      write(`${erased.length} erased\n`);
      return;
    }
    default:
      throw new Error(usage);
  }
}
