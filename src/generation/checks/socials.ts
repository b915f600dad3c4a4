import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** The hosts of each network, with or without a subdomain. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
  x: ['x.com', 'twitter.com'],
  facebook: ['facebook.com', 'fb.com'],
  youtube: ['youtube.com', 'youtu.be'],
};

/** Reports addresses of another network than the one whose sign the footer shows. */
export const checkSocials: Check = ({ items }) =>
  itemsIn(items, 'site').flatMap(({ file, value }) =>
    (value.socials ?? []).flatMap((social, index): Fault[] => {
      const { network, url } = social ?? {};
      const own = hosts[network ?? ''];
      if (!own || !url || !URL.canParse(url)) return [];
      const { hostname } = new URL(url);
      if (own.some((host) => hostname === host || hostname.endsWith(`.${host}`))) return [];
      const expected = `an address on ${own[0]}`;
      return [{ file, path: `socials.${index}.url`, found: show(url), expected }];
    }),
  );
