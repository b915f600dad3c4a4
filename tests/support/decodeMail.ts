/** Parses a mail written by nodemailer. Other mails may use features that this does not support. */
export function decodeMail(raw: string) {
  const { headers, body } = splitPart(raw);
  const parts = partsOf(headers, body);
  const find = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type));
  const file = parts.find((part) => part.headers['content-disposition']?.startsWith('attachment'));
  const name = /filename="?([^";]+)/.exec(file?.headers['content-disposition'] ?? '')?.[1];
  return {
    headers,
    text: textOf(find('text/plain')),
    html: textOf(find('text/html')),
    attachment: file ? { name, content: textOf(file) } : null,
  };
}

type Part = { headers: Record<string, string>; body: string };

function splitPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

/** Returns the leaves of a multipart mail. */
function partsOf(headers: Record<string, string>, body: string): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) return [{ headers, body }];
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((raw) => {
    const part = splitPart(raw.replace(/^\r\n/, ''));
    return partsOf(part.headers, part.body);
  });
}

function textOf(part: Part | undefined): string {
  if (!part) return '';
  const encoding = part.headers['content-transfer-encoding'];
  const bytes =
    encoding === 'base64'
      ? Buffer.from(part.body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquote(part.body) : part.body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n').replace(/\n$/, '');
}

function unquote(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Decodes the encoded words (RFC 2047) of a header. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : Buffer.from(unquote(word.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    );
}
