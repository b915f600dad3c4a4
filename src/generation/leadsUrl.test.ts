import { expect, it } from 'vitest';
import { exposeLeadsUrl } from './leadsUrl';

it.each(['https://leads.example/api/leads', 'http://127.0.0.1:9300/api/leads', '/forms/leads'])(
  'exposeLeadsUrl: pages of a build read %s by another name',
  (url) => {
    const environment: NodeJS.ProcessEnv = { LEADS_URL: url };
    exposeLeadsUrl(environment);
    expect(environment.GATSBY_LEADS_URL).toBe(url);
  },
);

it('exposeLeadsUrl: forms go to the address without a slash at its end, as the server has none there', () => {
  const environment: NodeJS.ProcessEnv = { LEADS_URL: 'https://leads.example/api/leads/' };
  exposeLeadsUrl(environment);
  expect(environment.GATSBY_LEADS_URL).toBe('https://leads.example/api/leads');
});

it('exposeLeadsUrl: forms go to the host of the site unless the environment names another', () => {
  const environment: NodeJS.ProcessEnv = { LEADS_URL: '' };
  exposeLeadsUrl(environment);
  expect(environment).toEqual({ LEADS_URL: '' });
});

it.each([
  'leads.example.com',
  'leads.example.com/api/leads',
  '//leads.example/api/leads',
  'ftp://leads.example/api/leads',
  'https://leads.example/',
  'https://leads.example/api/leads?key=1',
  'https://leads.example/api/leads#form',
  'https://leads.example /api/leads',
  'https://leads.example/api leads/leads',
  'https://leads.example; script-src */leads',
  'https://leads.example:port/api/leads',
  // Browsers refuse to post to an address with a password by script.
  'https://user:secret@leads.example/api/leads',
])('exposeLeadsUrl: refuses %s and says what it expects', (url) => {
  expect(() => exposeLeadsUrl({ LEADS_URL: url })).toThrow(
    `LEADS_URL: found ${JSON.stringify(url)}, expected a URL that ends in /leads and has no query, such as "https://leads.safabay.example/api/leads"`,
  );
});
