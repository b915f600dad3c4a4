import type { Field } from '../../domain/forms/field';
import { forms } from '../../domain/forms/forms';
import { timeInQatar, todayInQatar } from '../../domain/forms/qatarDay';
import { slotTimes } from '../../domain/forms/slots';
import { formatDate, formatNumber, formatTime } from '../../i18n/format';
import { getLocale, type LocaleCode } from '../../i18n/locales';
import { html } from '../html';
import type { Words } from '../words';
import type { StoredLead } from './leadStore';

export type LeadMail = { subject: string; text: string; html: string };

type Row = { label: string; value: string; isLong: boolean };

/** A left-to-right mark. */
const leftToRight = '\u200e';

const style = {
  body: 'margin:0;padding:24px;font:16px/1.6 Arial,sans-serif;color:#0b3a46;background:#fbf9f6',
  cell: 'padding:6px 12px 6px 0;vertical-align:top;text-align:start;overflow-wrap:anywhere',
  label: 'padding:6px 12px;width:35%;vertical-align:top;color:#4d6a72;text-align:start',
};

/**
 * Writes the mail about a lead as plain text and as HTML, with the label and value of every answer.
 * @param language of the mail, not of the visitor
 * @param siteUrl without a trailing slash
 */
export function leadMail(lead: StoredLead, language: LocaleCode, words: Words, siteUrl: string): LeadMail {
  const say: Say = (key, values) => words(language, key, values);
  const { form, reference, values, suspicions } = lead;
  const name = values.name ?? values.email ?? plain(values.phone ?? '', language);
  const title = say(`forms.${form}.title`);
  const subject = say('forms.mail.subject', { form: title, name, reference });
  const warnings = suspicions.map((suspicion) =>
    say(suspicion === 'trap' ? 'forms.mail.trap' : 'forms.mail.quick'),
  );
  const notes = [...warnings, say(values.email ? 'forms.mail.answer' : 'forms.mail.noAddress')];
  const rows: Row[] = [
    ...forms[form].fields.flatMap((field) => rowOf(field, values[field.name], language, say)),
    ...factsOf(lead, language, say, siteUrl),
  ];
  return {
    subject: oneLine(suspicions.length > 0 ? `[${say('forms.mail.check')}] ${subject}` : subject),
    text: [
      title,
      '',
      ...rows.map(({ label, value }) => `${label}: ${plain(value, language)}`),
      '',
      ...notes,
      '',
    ].join('\n'),
    html: htmlOf(language, title, rows, notes),
  };
}

type Say = (key: string, values?: Record<string, string | number>) => string;

function rowOf(field: Field, answer: string | undefined, language: LocaleCode, say: Say): Row[] {
  if (answer === undefined) return [];
  if (field.kind === 'hidden') return [{ label: say('forms.mail.about'), value: answer, isLong: false }];
  const unit = 'unit' in field && field.unit !== null ? ` ${say(field.unit)}` : '';
  const value = `${shownAnswer(field, answer, language, say)}${unit}`;
  return [{ label: say(field.label), value, isLong: field.kind === 'textarea' }];
}

function shownAnswer(field: Field, answer: string, language: LocaleCode, say: Say): string {
  switch (field.kind) {
    case 'select':
    case 'radio': {
      const option = field.options.find(({ value }) => value === answer);
      return option ? say(option.label) : answer;
    }
    case 'checkbox':
    case 'consent':
      return say('forms.mail.yes');
    case 'slot':
      return say(field.part, slotTimes(answer, language));
    case 'date':
      return formatDate(answer, language);
    case 'number':
      return formatNumber(Number(answer), language);
    default:
      return answer;
  }
}

function factsOf(lead: StoredLead, language: LocaleCode, say: Say, siteUrl: string): Row[] {
  const { reference, receivedAt, page } = lead;
  const at = new Date(receivedAt);
  const received = [formatDate(todayInQatar(at), language), formatTime(timeInQatar(at), language)].join(
    say('common.listSeparator'),
  );
  return [
    { label: say('forms.mail.reference'), value: reference, isLong: false },
    { label: say('forms.mail.received'), value: received, isLong: false },
    { label: say('forms.mail.language'), value: getLocale(lead.language).name, isLong: false },
    ...(page ? [{ label: say('forms.mail.page'), value: `${siteUrl}${page}`, isLong: false }] : []),
  ];
}

function htmlOf(language: LocaleCode, title: string, rows: readonly Row[], notes: readonly string[]): string {
  const { dir } = getLocale(language);
  const lines = rows.map(({ label, value, isLong }) => {
    const shown = value.split('\n').map((line, index) => [index > 0 && html`<br>`, line]);
    const cell = isLong ? html`<div dir="auto">${shown}</div>` : html`<bdi>${shown}</bdi>`;
    return html`<tr><th style="${style.label};font-weight:normal">${label}</th><td style="${style.cell}">${cell}</td></tr>`;
  });
  return html`<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="${style.body}"><h1 style="font-size:22px;font-weight:normal">${title}</h1>
<table role="presentation" style="border-collapse:collapse">${lines}</table>
${notes.map((note) => html`<p>${note}</p>\n`)}</body></html>`.text;
}

/**
 * Keeps the plus sign of a telephone number at its start: in an Arabic line it would move to the end. Plain text has no
 * `<bdi>`; the mark is a single character, which dialers ignore.
 */
function plain(value: string, language: LocaleCode): string {
  return getLocale(language).dir === 'rtl' && value.startsWith('+') ? leftToRight + value : value;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}
