import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from './readSettings';

describe('readSettings', () => {
  it('has a default for every setting', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      alertsInterval: 60,
      alertsMailRate: 10,
      alertsUrl: 'https://www.safabay.example/api/saved-searches',
      port: 9000,
      dataFolder: 'data',
      siteUrl: 'https://www.safabay.example',
      origins: ['https://www.safabay.example'],
      trustProxy: false,
      leadsOnly: false,
      rateLimit: 20,
      databaseUrl: null,
      mail: null,
      webhook: null,
      metricsToken: null,
    });
    expect(readSettings({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it('reads the settings of lead delivery', () => {
    const settings = readSettings({
      SITE_URL: 'https://www.example.com/',
      LEADS_ORIGINS: 'https://a.example, https://b.example/page',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      LEADS_MAIL_LANGUAGE: 'ar',
      LEADS_WEBHOOK_URL: 'https://crm.example/hook',
      LEADS_WEBHOOK_SECRET: '0123456789abcdef',
    });
    expect(settings.siteUrl).toBe('https://www.example.com');
    expect(settings.origins).toEqual(['https://www.example.com', 'https://a.example', 'https://b.example']);
    expect(settings.mail).toEqual({
      url: 'smtps://user:secret@mail.example:465',
      from: 'Safa Bay <website@example.com>',
      to: null,
      language: 'ar',
    });
    expect(settings.webhook?.secret).toBe('0123456789abcdef');
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['HOST', 'http://secret'],
    ['HOST', 'localhost:80'],
    ['LEADS_RATE_LIMIT', '-1'],
    ['DATABASE_URL', 'mysql://user:secret@host/leads'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:secret'],
    ['SMTP_URL', 'smtps:///secret'],
    ['SMTP_URL', 'smtp://secret;587'],
    ['LEADS_MAIL_LANGUAGE', 'fr'],
    ['LEADS_WEBHOOK_URL', 'ftp://secret'],
    ['LEADS_ORIGINS', 'secret'],
    ['LEADS_ORIGINS', 'https://a.example;https://secret.example'],
    ['LEADS_ORIGINS', 'mailto:secret@example.com'],
    ['LEADS_ONLY', 'yes-secret'],
    ['LEADS_URL', 'https://leads.example/secret'],
    ['LEADS_URL', 'https://leads.example/api/leads?secret'],
    ['LEADS_URL', 'ftp://leads.example/api/leads'],
    ['SITE_URL', 'https://www.example.com/?secret=1'],
    ['SITE_URL', 'https://www.example.com/#secret'],
    ['METRICS_TOKEN', 'short-secret'],
    ['LEADS_MAIL_TO', 'secret'],
    ['LEADS_MAIL_TO', 'secret, sales@example.com'],
    ['LEADS_MAIL_TO', ','],
    ['LEADS_MAIL_FROM', 'Safa Bay <secret>'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'loopback, nginx-secret'],
    ['TRUST_PROXY', 'loopback/8'],
  ])('refuses %s=%s without repeating the value', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
    expect(() => readSettings({ [name]: value })).not.toThrow(/secret/);
  });

  it.each(['smtp://localhost:25', 'smtp://[::1]', 'smtps://user:p%3Bw@mail-1.example.com'])(
    'accepts SMTP_URL=%s',
    (url) => {
      expect(readSettings({ SMTP_URL: url }).mail?.url).toBe(url);
    },
  );

  it.each(['localhost', '0.0.0.0', '::1', 'leads-1.internal'])('accepts HOST=%s', (host) => {
    expect(readSettings({ HOST: host })).toMatchObject({ host });
  });

  it.each(['0.5', '0', '90000', '1 minute'])('says which numbers ALERTS_INTERVAL=%s could be', (value) => {
    expect(() => readSettings({ ALERTS_INTERVAL: value })).toThrow(
      'ALERTS_INTERVAL: must be a whole number from 1 to 86400',
    );
  });

  it.each([
    '"Bay, Safa" <sales@example.com>, renting@example.com',
    'sales@example.com; renting@example.com;',
  ])('accepts LEADS_MAIL_TO=%s', (value) => {
    expect(() => readSettings({ LEADS_MAIL_TO: value })).not.toThrow();
  });

  it.each([
    ['true', true],
    ['false', false],
    ['loopback, 10.0.0.0/8,2001:db8::/32', 'loopback, 10.0.0.0/8,2001:db8::/32'],
  ])('reads TRUST_PROXY=%s', (value, trusted) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toBe(trusted);
  });

  it('refuses a webhook whose secret is too short', () => {
    const variables = { LEADS_WEBHOOK_URL: 'https://crm.example/hook', LEADS_WEBHOOK_SECRET: 'short' };
    expect(() => readSettings(variables)).toThrow('LEADS_WEBHOOK_SECRET');
  });

  it('refuses a webhook with a user name in its URL, to which no request can be made', () => {
    const variables = {
      LEADS_WEBHOOK_URL: 'https://user:password@crm.example/hook',
      LEADS_WEBHOOK_SECRET: '0123456789abcdef',
    };
    expect(() => readSettings(variables)).toThrow('LEADS_WEBHOOK_URL: must not contain a user name');
    expect(() => readSettings(variables)).not.toThrow('user:password');
  });

  it('reads only variables that .env.example documents', () => {
    const source = readFileSync('src/server/readSettings.ts', 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    const example = readFileSync('.env.example', 'utf8');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !example.includes(`#${name}=`))).toEqual([]);
  });
});
