import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { decodeMail } from './decodeMail';

export type ReceivedMail = { from: string; to: string[]; mail: ReturnType<typeof decodeMail> };

export type MailServer = {
  url: string;
  /** The accepted mails, in order. */
  received: ReceivedMail[];
  /** If true, mails are refused with 451. */
  refuses: boolean;
  /** The addresses to which no mail is accepted. */
  unknown: string[];
  /** If true, mails are accepted, but the connection ends before the client is told. */
  losesAnswers: boolean;
  close(): Promise<void>;
};

/**
 * Starts an SMTP server on a free port of loopback that keeps the mails it accepts.
 * @param beforeAnswer is awaited after a mail was kept and before it is acknowledged
 */
export async function startMailServer(
  beforeAnswer: () => Promise<void> = async () => {},
): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
      done(server.unknown.includes(address) ? refusal : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = Object.assign(new Error('Try later'), { responseCode: 451 });
        if (server.refuses) return done(refusal);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = decodeMail(Buffer.concat(chunks).toString('latin1'));
        server.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail });
        beforeAnswer().then(() => (server.losesAnswers ? loseConnections() : done()));
      });
    },
  });
  const loseConnections = () => {
    for (const { _socket } of smtp.connections) _socket.destroy();
  };
  // A client that is killed closes its connection.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received: [],
    refuses: false,
    unknown: [],
    losesAnswers: false,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return server;
}
