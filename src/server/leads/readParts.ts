import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../domain/forms/fileAnswer';
import { forms } from '../../domain/forms/forms';
import type { KeptFiles, ReceivedFile } from './openFiles';

/** A file as it was posted: what `validate` looks at, and where the rest of it is. */
export type PostedFile = FileAnswer & { received: ReceivedFile };

const fileFields = Object.values(forms).flatMap(({ fields }) =>
  fields.flatMap((field) => (field.kind === 'file' ? [field] : [])),
);
const largestFile = Math.max(...fileFields.map(({ maxBytes }) => maxBytes));

/** Bytes of a form in parts, its file included. More is neither announced nor sent by any form of ours. */
export const largestUpload = 6 * 1024 * 1024;

/** Lets a server take forms in parts. Nothing of them is read before `readParts` is called. */
export async function acceptParts(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: 60,
      fieldNameSize: 100,
      fieldSize: 64 * 1024,
      files: 1,
      parts: 61,
      // A file that is too large is received to one byte more than that.
      fileSize: largestFile + 1,
    },
  });
}

/**
 * Reads a form that comes in parts: texts by their names, and its one file as `PostedFile`, streamed to the disk. What
 * is not the answer to a file question of any form is passed over.
 * @returns the body, and the file to be kept or discarded
 * @throws with status 413 past `largestUpload`, 400 where the parts cannot be read, and what the file system throws
 */
export async function readParts(
  request: FastifyRequest,
  files: KeptFiles,
): Promise<{ body: Record<string, unknown>; received: ReceivedFile | null }> {
  const body: Record<string, unknown> = {};
  let received: ReceivedFile | null = null;
  let arriving: Readable | null = null;

  async function read(): Promise<void> {
    for await (const part of request.parts()) {
      if (part.type === 'field') add(body, part.fieldname, part.value);
      else if (part.filename && fileFields.some(({ name }) => name === part.fieldname)) {
        arriving = part.file;
        received = await files.receive(part.file);
        const { size, start } = received;
        add(body, part.fieldname, { name: part.filename, size, start, received } satisfies PostedFile);
      } else part.file.resume();
    }
  }

  const reading = read();
  const { raw } = request;
  const isTooMuch = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= largestUpload) return;
      const error = Object.assign(new Error('too much'), { statusCode: 413 });
      raw.unpipe();
      arriving?.destroy(error);
      reject(error);
    });
  });
  try {
    await Promise.race([reading, isTooMuch]);
    return { body, received };
  } catch (error) {
    // The file may be complete only after the rest has been found to be too much.
    const discard = async () => (received === null ? undefined : files.discard(received));
    reading.catch(() => {}).then(discard, () => {});
    await discard();
    throw asSendersFault(error as NodeJS.ErrnoException & { statusCode?: number });
  }
}

/** What goes wrong while parts are read is the sender's fault, unless the file system says otherwise. */
function asSendersFault(error: NodeJS.ErrnoException & { statusCode?: number }): Error {
  if (error.syscall !== undefined || error.statusCode === 413) return error;
  return Object.assign(new Error('unreadable parts', { cause: error }), { statusCode: 400 });
}

/** A name that comes again has a list of values. */
function add(body: Record<string, unknown>, name: string, value: unknown): void {
  const known = body[name];
  if (known === undefined) body[name] = value;
  else body[name] = Array.isArray(known) ? [...known, value] : [known, value];
}

/** The file that was posted for a form, and the field that it answers; null where there is none. */
export function postedFile(
  form: keyof typeof forms,
  body: Readonly<Record<string, unknown>>,
): { field: string; file: PostedFile } | null {
  const field = forms[form].fields.find(({ kind }) => kind === 'file')?.name;
  const value = field === undefined ? null : [body[field]].flat().at(-1);
  // A script could post something that looks like a file; only what came in parts has been received.
  const isFile = value instanceof Object && 'received' in value;
  return field !== undefined && isFile ? { field, file: value as PostedFile } : null;
}
