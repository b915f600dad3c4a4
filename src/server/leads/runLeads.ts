import { resolve } from 'node:path';
import { ownStock } from '../alerts/ownStock';
import { loadEnvironment } from '../loadEnvironment';
import { readSettings } from '../readSettings';
import { readWords } from '../words';
import { leadsCommand } from './leadsCommand';
import { openLeads } from './openLeads';

/** `npm run leads -- …`: opens the lead store that the environment describes, runs one command and exits. */
async function run(): Promise<void> {
  loadEnvironment();
  const settings = readSettings(process.env);
  const leads = await openLeads({
    settings: { ...settings, dataFolder: resolve(settings.dataFolder) },
    contentFolder: resolve('content'),
    stock: ownStock({
      publicFolder: settings.leadsOnly ? null : resolve('public'),
      releasesFolder: resolve('releases'),
      siteUrl: settings.siteUrl,
    }),
    words: readWords(resolve('locales')),
    now: () => new Date(),
    log: (line) => console.error(line),
    interval: 0,
  });
  try {
    await leadsCommand(process.argv.slice(2), leads, (text) => process.stdout.write(text));
  } finally {
    await leads.close();
  }
}

// A pipe that is closed early, as by `| head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
