import { describe, expect, it } from 'vitest';
import { isAllowedThirdParty, thirdPartyScripts } from './thirdParty';

const allowed = ['stats.example', 'maps.example/lib/map.js'];

describe('isAllowedThirdParty', () => {
  it.each(['https://stats.example/count.js?v=2', 'https://maps.example/lib/map.js'])(
    'lets %s in',
    (address) => {
      expect(isAllowedThirdParty(address, allowed)).toBe(true);
    },
  );

  it.each([
    'http://stats.example/count.js',
    'https://stats.example:8443/count.js',
    'https://user@stats.example/count.js',
    'https://evil.example/?https://stats.example/',
    'https://stats.example.evil.example/',
    'https://sub.stats.example/',
    'https://maps.example/other.js',
    'https://maps.example/lib/map.js?callback=x',
    'https://maps.example/',
    'file:///etc/passwd',
    '//stats.example/count.js',
    'stats.example',
    '',
  ])('refuses "%s"', (address) => {
    expect(isAllowedThirdParty(address, allowed)).toBe(false);
  });

  it('refuses everything if content names no host', () => {
    expect(isAllowedThirdParty('https://stats.example/count.js', [])).toBe(false);
  });
});

it('thirdPartyScripts returns proxied URLs for entries with a path', () => {
  expect(thirdPartyScripts(allowed)).toEqual([
    '/__third-party-proxy?url=https%3A%2F%2Fmaps.example%2Flib%2Fmap.js',
  ]);
});
