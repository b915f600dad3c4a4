import { createTransport } from 'nodemailer';
import { defaultLocale } from '../../i18n/locales';
import type { Words } from '../words';
import { type Channel, DeliveryError } from './channel';
import { leadMail } from './leadMail';
import type { KeptFiles } from './openFiles';
import type { FindRecipient } from './readRecipients';

export type MailOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** The sender, `Safa Bay <website@safabay.example>`. */
  from: string;
  /** Where all go, instead of the office or person concerned. */
  to: string | null;
  findRecipient: FindRecipient;
  files: KeptFiles;
  words: Words;
  /** Address of the site, for links; without a slash at the end. */
  siteUrl: string;
};

const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Milliseconds. A mail that a slow server takes after we have given up would be sent twice: RFC 5321 (4.5.3.2.6) asks
 * for ten minutes after the last byte.
 */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 10 * 60_000 };

/** Writes each lead to the office or person that it concerns; an answer goes to the visitor. */
export function mailChannel({ url, from, to, findRecipient, files, words, siteUrl }: MailOptions): Channel {
  const transport = createTransport(url, timeouts as object);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'mail',
    async deliver(lead) {
      const recipient = findRecipient(lead);
      const address = to ?? recipient?.email;
      if (!address) throw new DeliveryError('nobody to write to: set LEADS_MAIL_TO');
      const language = recipient?.language ?? defaultLocale;
      const { subject, text, html } = leadMail(lead, language, words, siteUrl);
      const attachments = lead.file
        ? [
            {
              filename: lead.values[lead.file.field] ?? lead.file.name,
              content: await files.read(lead.file.name).catch(() => {
                throw new DeliveryError('file missing');
              }),
              contentType: mimeTypes[lead.file.type],
            },
          ]
        : [];
      await transport
        .sendMail({
          from,
          to: { name: recipient?.name[language] ?? '', address },
          ...(lead.values.email && {
            replyTo: { name: lead.values.name ?? '', address: lead.values.email },
          }),
          subject,
          text,
          html,
          attachments,
          // The same for each attempt: a mail that was taken after all is recognised.
          messageId: `<${lead.reference}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch((error: Error & { responseCode?: number; code?: string }) => {
          throw new DeliveryError(
            error.responseCode ? `smtp ${error.responseCode}` : (error.code ?? error.name),
          );
        });
    },
    close: () => transport.close(),
  };
}
