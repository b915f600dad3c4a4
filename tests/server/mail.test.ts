import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import listing from '../../content/listings/cap-1001.json';
import { keepFile } from '../support/keepFile';
import { type EmptyPlace, makeFolder } from '../support/leadDatabases';
import { madeLead } from '../support/madeLead';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mailServer';
import { openTestLeads } from '../support/openTestLeads';
import { freePort } from '../support/serveBuiltSite';

let smtp: MailServer;
let place: EmptyPlace;
const logged: string[] = [];
const emailOf = (slug: string): string => JSON.parse(readFileSync(`content/team/${slug}.json`, 'utf8')).email;

const open = (variables: Record<string, string> = {}) =>
  openTestLeads(place.folder, { SMTP_URL: smtp.url, ...variables }, (line) => logged.push(line));
const post = async (lead: ReturnType<typeof madeLead>, variables?: Record<string, string>) => {
  const leads = await open(variables);
  const { reference } = await leads.store.add(lead);
  await leads.delivery.run();
  await leads.close();
  return { reference, ...(smtp.received[0] as ReceivedMail) };
};

beforeEach(async () => {
  logged.length = 0;
  place = await makeFolder();
  smtp = await startMailServer();
});
afterEach(async () => {
  await smtp.close();
  await place.remove();
});

describe('the mail about a lead', () => {
  it.each([
    ['the agent of the listing', { reference: 'CAP-1001' }, emailOf(listing.agent)],
    ['the agent of the first of several listings', { reference: 'cap-0, cap-1001' }, emailOf(listing.agent)],
    ['the person written to', { subject: 'rania-haddad' }, 'rania.haddad@safabay.example'],
    ['the office written to', { subject: 'safa-bay-west-bay-branch' }, 'westbay@safabay.example'],
    ['the agent of the project', { subject: 'al-erkyah-terraces' }, 'salma.othman@safabay.example'],
    ['the head of the department', { topic: 'renting' }, 'rania.haddad@safabay.example'],
    ['the first office', { topic: 'other' }, 'hello@safabay.example'],
  ])('goes to %s', async (_whom, values, address) => {
    const { to } = await post(madeLead('key-0001', { form: 'generalEnquiry', values }));
    expect(to).toEqual([address]);
  });

  it('names every home of a viewing in the order that was asked for', async () => {
    const values = {
      name: 'Sara',
      email: 'sara@example.com',
      reference: 'cap-1001, jsn12',
      date: '2026-11-24',
    };
    const { mail } = await post(madeLead('key-0001', { form: 'bookViewing', values }));
    expect(JSON.stringify(mail)).toContain('cap-1001, jsn12');
  });

  it('has text and HTML in the language of the recipient, and the visitor as Reply-To', async () => {
    const values = { name: 'Sara <b>', email: 'sara@example.com', topic: 'renting', message: 'Hi\n<script>' };
    const { reference, from, mail } = await post(madeLead('key-0001', { form: 'generalEnquiry', values }));
    expect(from).toBe('website@safabay.example');
    expect(mail.headers['reply-to']).toContain('sara@example.com');
    expect(mail.headers['message-id']).toBe(`<${reference}@safabay.example>`);
    // As RFC 5322 demands; programs that cannot read a date sort the mail wrongly, or take it for spam.
    expect(mail.headers.date).toBe('Fri, 20 Nov 2026 06:00:00 +0000');
    expect(mail.headers.subject).toContain(reference);
    expect(mail.text).toContain('Hi\n<script>');
    expect(mail.text).toContain('https://www.safabay.example/ar/callback/');
    expect(mail.html).toContain('Hi<br>&#60;script&#62;');
    expect(mail.html).not.toContain('<script>');
  });

  it.each([
    ['en', 'ltr', 'Renting a home'],
    ['ar', 'rtl', 'استئجار عقار'],
  ])('is written in %s if that language is configured', async (language, dir, words) => {
    const lead = madeLead('key-0001', { form: 'generalEnquiry', values: { topic: 'renting' } });
    const { mail } = await post(lead, { LEADS_MAIL_LANGUAGE: language });
    expect(mail.html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(mail.text).toContain(words);
    expect(mail.text).not.toContain('forms.');
  });

  it.each([
    ['en', ['Size: 12,500 m²', 'Preferred day: 7 December 2026', 'Received: 20 November 2026, 9:00 am']],
    [
      'ar',
      ['المساحة: 12,500 م²', 'اليوم الذي يناسبك: 7 ديسمبر 2026', 'وقت الوصول: 20 نوفمبر 2026، 9:00 صباحًا'],
    ],
  ])('has numbers, dates and times as the site writes them in %s', async (language, lines) => {
    const values = { name: 'Sara', size: '12500', date: '2026-12-07' };
    const lead = madeLead('key-0001', { form: 'bookValuation', values });
    const { mail } = await post(lead, { LEADS_MAIL_LANGUAGE: language });
    for (const line of lines) expect(mail.text.split('\n')).toContain(line);
  });

  it.each([
    ['en', 'Phone number: +97455551234', ': +97455551234, '],
    // The mark keeps the plus sign at the start of the number.
    ['ar', 'رقم الهاتف: \u200e+97455551234', ': \u200e+97455551234، '],
  ])('has a telephone number from left to right in %s', async (language, line, subject) => {
    const lead = madeLead('key-0001', { form: 'callback', values: { phone: '+97455551234' } });
    const { mail } = await post(lead, { LEADS_MAIL_LANGUAGE: language });
    expect(mail.text.split('\n')).toContain(line);
    expect(mail.headers.subject).toContain(subject);
  });

  it('is safe from header and HTML injection', async () => {
    const values = { name: 'Sara\r\nBcc: evil@example.com', email: 'sara@example.com', topic: 'other' };
    const { to, mail } = await post(madeLead('key-0001', { form: 'generalEnquiry', values }));
    expect(to).toHaveLength(1);
    expect(mail.headers.bcc).toBeUndefined();
  });

  it.each(['{{reference}}', '{{form}} {{reference}}', '$t(forms.mail.reference)'])(
    'names a visitor called %s as he is',
    async (name) => {
      const lead = madeLead('key-0001', { form: 'generalEnquiry', values: { name, topic: 'other' } });
      const { reference, mail } = await post(lead, { LEADS_MAIL_LANGUAGE: 'en' });
      expect(mail.headers.subject).toBe(`General enquiry: ${name}, ${reference}`);
    },
  );

  it('warns of possible spam, and goes to LEADS_MAIL_TO if set', async () => {
    const { to, mail } = await post(madeLead('key-0001', { suspicions: ['trap'] }), {
      LEADS_MAIL_TO: 'all@example.com',
      LEADS_MAIL_LANGUAGE: 'en',
    });
    expect(to).toEqual(['all@example.com']);
    expect(mail.headers.subject).toContain('[To be checked]');
    expect(mail.text).toContain('The message may come from a bot.');
  });

  it.each([
    ['Leads <leads@example.com>', ['leads@example.com'], /Leads/],
    ['sales@example.com, renting@example.com', ['sales@example.com', 'renting@example.com'], /^[^"]*$/],
  ])('goes to each address of LEADS_MAIL_TO=%s', async (text, addresses, header) => {
    const { to, mail } = await post(madeLead('key-0001'), { LEADS_MAIL_TO: text });
    expect(to).toEqual(addresses);
    expect(mail.headers.to).toMatch(header);
  });

  it('is sent once if one of several addresses is refused, which the log says', async () => {
    smtp.unknown = ['renting@example.com'];
    const { reference } = await post(madeLead('key-0001'), {
      LEADS_MAIL_TO: 'sales@example.com, renting@example.com',
    });
    expect(smtp.received.map(({ to }) => to)).toEqual([['sales@example.com']]);
    expect(logged).toEqual([`${reference} by mail: refused for 1 of 2 addresses`]);
  });

  it('has the CV attached under its original name', async () => {
    const leads = await open();
    const name = await keepFile(leads.files, 'pdf', '%PDF-1.7 hello');
    const values = { name: 'Sara', email: 'sara@example.com', role: 'Property manager', cv: 'Sara CV.pdf' };
    const file = { field: 'cv', name, type: 'pdf' as const, size: 14 };
    await leads.store.add(madeLead('key-0001', { form: 'jobApplication', values, file }));
    await leads.delivery.run();
    await leads.close();
    expect(smtp.received[0]?.to).toEqual(['priya.nair@safabay.example']);
    expect(smtp.received[0]?.mail.attachment).toEqual({ name: 'Sara CV.pdf', content: '%PDF-1.7 hello' });
  });

  it('is sent once later if it was refused at first', async () => {
    smtp.refuses = true;
    const leads = await open();
    await leads.store.add(madeLead('key-0001'));
    expect(await leads.delivery.run()).toEqual({ sent: 0, failed: 1 });
    expect(logged).toEqual([expect.stringMatching(/^SB-\w{6} by mail: smtp 451; will be tried again$/)]);
    smtp.refuses = false;
    await leads.outbox.revive(['mail']);
    expect(await leads.delivery.run()).toEqual({ sent: 1, failed: 0 });
    await leads.close();
    expect(smtp.received).toHaveLength(1);
  });

  it('waits if the mail server is unreachable', async () => {
    const leads = await open({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    await leads.store.add(madeLead('key-0001'));
    expect(await leads.delivery.run()).toEqual({ sent: 0, failed: 1 });
    expect(logged.join()).toContain('by mail: ECONNREFUSED; will be tried again');
    expect(await leads.outbox.count()).toEqual({ waiting: 1, dead: 0 });
    await leads.close();
  });
});
