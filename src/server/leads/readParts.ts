import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../domain/forms/fileAnswer';
import { forms } from '../../domain/forms/forms';
import type { KeptFiles, ReceivedFile } from './openFiles';

/** A posted file: the properties that `validate` checks, and the file on disk. */
export type PostedFile = FileAnswer & { received: ReceivedFile };

const fileFields = Object.values(forms).flatMap(({ fields }) =>
  fields.flatMap((field) => (field.kind === 'file' ? [field] : [])),
);
const largestFile = Math.max(...fileFields.map(({ maxBytes }) => maxBytes));

/** The maximum size of a multipart body in bytes, its file included. The site's forms never send more. */
export const largestUpload = 6 * 1024 * 1024;

/** Makes a server accept multipart forms. A body is not read until `readParts` is called. */
export async function acceptParts(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: 60,
      fieldNameSize: 100,
      fieldSize: 64 * 1024,
      files: 1,
      parts: 61,
      // One byte more than allowed shows `validate` that the file is too large.
      fileSize: largestFile + 1,
    },
  });
}

/**
 * Reads a multipart form: its text fields by name, and its file as a `PostedFile`, which is streamed to disk. Files of
 * fields that no form has are ignored.
 * @returns the body, and the received file, which the caller must keep or discard
 * @throws with status 413 above `largestUpload`, with 400 if the body is malformed, and errors of the file system
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
    // The file may become complete only after the size limit was exceeded, so discard it now and once reading ends.
    const discard = async () => (received === null ? undefined : files.discard(received));
    reading.catch(() => {}).then(discard, () => {});
    await discard();
    throw asClientError(error as NodeJS.ErrnoException & { statusCode?: number });
  }
}

/** Turns an error of reading parts into a 400, unless it comes from the file system. */
function asClientError(error: NodeJS.ErrnoException & { statusCode?: number }): Error {
  if (error.syscall !== undefined || error.statusCode === 413) return error;
  return Object.assign(new Error('unreadable parts', { cause: error }), { statusCode: 400 });
}

/** Adds a field. Repeated fields become an array. */
function add(body: Record<string, unknown>, name: string, value: unknown): void {
  const known = body[name];
  if (known === undefined) body[name] = value;
  else body[name] = Array.isArray(known) ? [...known, value] : [known, value];
}

/** Returns the file posted for a form's file field, with the field's name, or null. */
export function postedFile(
  form: keyof typeof forms,
  body: Readonly<Record<string, unknown>>,
): { field: string; file: PostedFile } | null {
  const field = forms[form].fields.find(({ kind }) => kind === 'file')?.name;
  const value = field === undefined ? null : [body[field]].flat().at(-1);
  // A JSON body could imitate a file, but not its bytes.
  const isFile = value instanceof Object && 'start' in value && value.start instanceof Uint8Array;
  return field !== undefined && isFile ? { field, file: value as PostedFile } : null;
}
