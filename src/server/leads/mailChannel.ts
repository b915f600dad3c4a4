import { createTransport } from 'nodemailer';
import { defaultLocale } from '../../i18n/locales';
import type { Words } from '../words';
import { type Channel, DeliveryError } from './channel';
import { leadMail } from './leadMail';
import type { KeptFiles } from './openFiles';
import type { FindRecipient } from './readRecipients';
import { type SmtpError, toDeliveryError } from './smtpError';
import { smtpTimeouts } from './smtpTimeouts';

export type MailOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** The sender, `Safa Bay <website@safabay.example>`. */
  from: string;
  /** If set, one mailbox, or several with commas between them, for all mails instead of the office or person concerned. */
  to: string | null;
  findRecipient: FindRecipient;
  files: KeptFiles;
  words: Words;
  /** The site's URL for links, without a trailing slash. */
  siteUrl: string;
  /** Is told if the mail server refused some of several addresses: the others have the mail, so it is not sent again. */
  log: (line: string) => void;
};

const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Creates the channel that mails each lead to its recipient. `Reply-To` is the visitor's address. */
export function mailChannel(options: MailOptions): Channel {
  const { url, from, to, findRecipient, files, words, siteUrl, log } = options;
  const transport = createTransport({ url, ...smtpTimeouts } as object);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'mail',
    async deliver(lead) {
      const recipient = findRecipient(lead);
      const language = recipient?.language ?? defaultLocale;
      const receiver = to ?? (recipient && { name: recipient.name[language], address: recipient.email });
      if (!receiver) throw new DeliveryError('no recipient: set LEADS_MAIL_TO');
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
      const { accepted, rejected } = await transport
        .sendMail({
          from,
          to: receiver,
          ...(lead.values.email && {
            replyTo: { name: lead.values.name ?? '', address: lead.values.email },
          }),
          subject,
          text,
          html,
          attachments,
          // The same for each attempt, so that a duplicate can be recognised. Exchange compares the date, too.
          date: new Date(lead.receivedAt),
          messageId: `<${lead.reference}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch((error: SmtpError) => {
          throw toDeliveryError(error);
        });
      if (rejected.length > 0) {
        const all = accepted.length + rejected.length;
        log(`${lead.reference} by mail: refused for ${rejected.length} of ${all} addresses`);
      }
    },
    close: () => transport.close(),
  };
}
