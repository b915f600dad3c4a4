import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Home = {
  reference: string;
  slug: string;
  project?: string;
  price: { amount: number };
  size: number;
  point: { lat: number; lng: number };
  title: Texts;
  description: Texts;
  permit?: string;
  permitUrl?: string;
  priceHistory?: unknown;
};
type Texts = { en: string; ar: string };

/**
 * Adds homes to a folder of listings until it has a number of them: copies of those that are there, with a reference,
 * price, size, position and sentences of their own. Units of projects are not copied, because a project lists each of
 * its units once.
 */
export function makeUpHomes(folder: string, count: number): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const homes = files
    .map((name): Home => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ project }) => !project);
  for (let added = 0; files.length + added < count; added += 1) {
    const home = structuredClone(homes[added % homes.length] as Home);
    const round = 1 + Math.floor(added / homes.length);
    const number = 20_000 + added;
    home.reference = home.reference.replace(/\d+$/, `${number}`);
    home.slug = `${home.slug}-${number}`;
    home.price.amount += round * 100;
    home.size += round;
    // Some ten metres, so that no two homes are at one point.
    home.point.lat = Number((home.point.lat + (round % 10) * 1e-4).toFixed(5));
    home.point.lng = Number((home.point.lng + Math.floor(round / 10) * 1e-4).toFixed(5));
    for (const code of ['en', 'ar'] as const) {
      home.title[code] = `${home.title[code]}, ${number}`;
      home.description[code] = home.description[code].replace(/[.؟?!](?= |$)/g, ` (${number})$&`);
    }
    delete home.priceHistory;
    delete home.permit;
    delete home.permitUrl;
    writeFileSync(join(folder, `${home.reference}.json`), JSON.stringify(home, null, 2));
  }
}
