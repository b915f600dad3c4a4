import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { site } from '../domain/content/site';
import { ownStock } from './alerts/ownStock';
import { createServer } from './createServer';
import { describeStranded } from './leads/describeStranded';
import { forgetOldDaily } from './leads/forgetOld';
import { openLeads } from './leads/openLeads';
import { loadEnvironment } from './loadEnvironment';
import { hasSite } from './openSite';
import { readSettings } from './readSettings';
import { stopOnSignal } from './stopOnSignal';
import { readWords } from './words';

/** `npm run serve`: serves the built site and the lead API. Settings come from the environment (`.env.example`). */
async function start(): Promise<void> {
  loadEnvironment();
  const settings = readSettings(process.env);
  const { host, port, leadsOnly } = settings;
  const publicFolder = leadsOnly ? null : resolve('public');
  const releasesFolder = resolve('releases');
  if (publicFolder !== null && !hasSite({ publicFolder, releasesFolder })) {
    throw new Error('There is no built site in public/. Run npm run build first, or set LEADS_ONLY=1');
  }
  const now = () => new Date();
  const log = (line: string) => console.error(line);
  const dataFolder = resolve(settings.dataFolder);
  const leads = await openLeads({
    settings: { ...settings, dataFolder },
    contentFolder: resolve('content'),
    stock: ownStock({ publicFolder, releasesFolder, siteUrl: settings.siteUrl }),
    words: readWords(resolve('locales')),
    now,
    log,
  });
  forgetOldDaily(leads, now, log);
  if (leads.alerts.channels.length > 0) leads.alerts.watch(settings.alertsInterval * 1000);
  const site = readSite();
  const server = await createServer({
    publicFolder,
    releasesFolder,
    dataFolder,
    ...site,
    settings,
    leads,
  });
  stopOnSignal(server, log);
  await server.listen({ port, host });
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  const address = server.server.address();
  const shownPort = typeof address === 'object' && address ? address.port : port;
  const what = leadsOnly ? 'Leads for Safa Bay are taken' : 'Safa Bay is served';
  console.log(`${what} at http://${shown}:${shownPort}`);
  console.log(`Leads are stored in ${leads.location}; ${describeDelivery(leads.channels)}`);
  for (const line of await describeStranded(leads.outbox, [...leads.channels, ...leads.alerts.channels]))
    console.log(line);
}

function describeDelivery(channels: readonly string[]): string {
  if (channels.length > 0) return `they are delivered by ${channels.join(' and ')}`;
  return 'they are not delivered: set SMTP_URL or LEADS_WEBHOOK_URL, or read them with npm run leads -- list';
}

/** Reads redirects and third-party hosts from `content/site.json`, which a deployed server may not have. */
function readSite() {
  const path = resolve('content/site.json');
  if (!existsSync(path)) return {};
  const { redirects, thirdPartyHosts } = JSON.parse(readFileSync(path, 'utf8'));
  return {
    redirects: site.shape.redirects.parse(redirects),
    thirdPartyHosts: site.shape.thirdPartyHosts.parse(thirdPartyHosts),
  };
}

start().catch((error: NodeJS.ErrnoException) => {
  const isPortInUse = error.code === 'EADDRINUSE';
  console.error(isPortInUse ? 'The port is in use. Set PORT to another one.' : `${error.message}.`);
  process.exit(1);
});
