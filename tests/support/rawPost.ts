import { connect, type Socket } from 'node:net';

/** A POST request on a raw socket, of which the test sends as much as it wants. */
export type RawPost = {
  socket: Socket;
  /** Resolves with the status and the headers, in lower case, once the server has answered. */
  answer: Promise<{ status: number; head: string }>;
};

/** Sends the headers of `POST /api/leads` without a body. */
export function rawPost(url: string, headers: Record<string, string | number>): RawPost {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Errors of the socket do not matter, only the answer.
  socket.on('error', () => {});
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map((each) => each.join(': '));
  socket.write(`POST /api/leads HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const answer = new Promise<{ status: number; head: string }>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end >= 0) resolve({ status: Number(text.slice(9, 12)), head: text.slice(0, end).toLowerCase() });
    });
    socket.once('close', () => reject(new Error('The connection was closed without an answer')));
  });
  answer.catch(() => {});
  return { socket, answer };
}

/** Returns the beginning of a multipart job application, up to the content of its CV. */
export const applicationUpTo = (cvName: string) =>
  [
    ...Object.entries({
      form: 'jobApplication',
      name: 'Sara',
      email: 'sara@example.com',
      phone: '+97455551234',
      role: 'Property manager',
      consent: 'yes',
    }).map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    `--b\r\ncontent-disposition: form-data; name="cv"; filename="${cvName}"\r\ncontent-type: application/pdf\r\n\r\n`,
  ].join('');

/** The same with the first bytes of a PDF. */
export const applicationHead = `${applicationUpTo('cv.pdf')}%PDF-1.7 `;

/** The end of the multipart body. */
export const applicationEnd = '\r\n--b--\r\n';

export const inParts = { 'content-type': 'multipart/form-data; boundary=b' };
