import { describeStranded } from './describeStranded';
import { leadReport } from './leadReport';
import { leadsCsv } from './leadsCsv';
import type { Leads } from './openLeads';
import { readLeadsArguments } from './readLeadsArguments';

export const usage = `npm run leads -- list [--form callback] [--since 2026-11-01] [--search words] [--dead] [--limit 50]
npm run leads -- show SB-7KQ4MD
npm run leads -- deliver [SB-7KQ4MD …]      delivers now what is undelivered, including what is no longer retried
npm run leads -- export --csv [--form …] [--since …] [--search …] > leads.csv
npm run leads -- forget --email name@example.com [--phone +97455551234]      erases all leads and saved searches of a person`;

/**
 * Runs one command of `npm run leads`.
 * @param args the arguments after `npm run leads --`
 * @param write receives the output
 * @throws Error with a message for the user if the command is invalid
 */
export async function leadsCommand(
  args: readonly string[],
  leads: Pick<Leads, 'store' | 'files' | 'outbox' | 'delivery' | 'channels' | 'alerts'>,
  write: (text: string) => void,
): Promise<void> {
  const { command, references, filter, csv, person } = readLeadsArguments(args);
  const { store, files, outbox, delivery, channels, alerts } = leads;
  switch (command) {
    case 'list': {
      const found = await store.list({ limit: 50, ...filter });
      const states = await outbox.stateOf(found.map(({ reference }) => reference));
      const { waiting, dead } = await outbox.count();
      for (const lead of found) write(`${leadReport.line(lead, states)}\n`);
      write(`${found.length} shown; ${waiting} deliveries waiting, ${dead} given up\n`);
      const { active, paused, asked } = await alerts.store.count();
      write(`Saved searches: ${active} active, ${paused} paused, ${asked} unconfirmed\n`);
      for (const line of await describeStranded(outbox, [...channels, ...alerts.channels]))
        write(`${line}\n`);
      return;
    }
    case 'show': {
      const [reference, ...others] = references;
      if (!reference || others.length > 0) throw new Error('show needs one reference, such as SB-7KQ4MD');
      const lead = await store.get(reference);
      if (!lead) throw new Error(`There is no lead ${reference}`);
      write(leadReport.whole(lead, await outbox.stateOf([lead.reference]), files.pathOf));
      return;
    }
    case 'deliver': {
      if (channels.length === 0) throw new Error('Nothing delivers: set SMTP_URL or LEADS_WEBHOOK_URL');
      for (const reference of references) {
        if (!(await store.get(reference))) throw new Error(`There is no lead ${reference}`);
      }
      await outbox.revive(channels, references.length > 0 ? references : undefined);
      if (references.length === 0) await alerts.outbox.retry(alerts.channels);
      const counts = await Promise.all([delivery.run(), alerts.delivery.run()]);
      const sum = (of: 'sent' | 'failed') => counts.reduce((total, count) => total + count[of], 0);
      write(`${sum('sent')} sent, ${sum('failed')} failed\n`);
      return;
    }
    case 'export':
      if (!csv) throw new Error('export needs --csv');
      write(leadsCsv(await store.list(filter)));
      return;
    case 'forget': {
      if (!person.email && !person.phone) throw new Error('forget needs --email or --phone');
      const erased = await store.forget(person);
      for (const { file } of erased) if (file) await files.forget(file.name);
      // A file without a lead, left behind by a crash, may belong to this person.
      await files.sweep(await store.files(), new Date());
      const searches = person.email ? await alerts.store.forget(person.email) : 0;
      write(`${erased.length} erased\n`);
      if (searches > 0) write(`${searches} saved searches erased\n`);
      return;
    }
    default:
      throw new Error(usage);
  }
}
