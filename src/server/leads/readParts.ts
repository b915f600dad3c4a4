import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { signatureLength } from '../../domain/forms/fileAnswer';
import { forms } from '../../domain/forms/forms';

/** A file as it was posted: what `validate` looks at, and all of it. */
export type PostedFile = { name: string; size: number; start: Uint8Array; content: Buffer };

const largest = Math.max(
  ...Object.values(forms).flatMap(({ fields }) =>
    fields.map((field) => (field.kind === 'file' ? field.maxBytes : 0)),
  ),
);

/** Reads forms that come in parts, with one file at most. A file that is too large is read to one byte more than that. */
export async function readParts(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: false,
    limits: {
      fields: 60,
      fieldNameSize: 100,
      fieldSize: 64 * 1024,
      files: 1,
      parts: 61,
      fileSize: largest + 1,
    },
    async onFile(part) {
      const content = await part.toBuffer();
      const { length } = content;
      const file: PostedFile = {
        name: part.filename ?? '',
        size: length,
        start: content.subarray(0, signatureLength),
        content,
      };
      (part as unknown as { value: PostedFile }).value = file;
    },
  });
}

/** The file that was posted for a form, and the field that it answers; null where there is none. */
export function postedFile(
  form: keyof typeof forms,
  body: Readonly<Record<string, unknown>>,
): { field: string; file: PostedFile } | null {
  const field = forms[form].fields.find(({ kind }) => kind === 'file')?.name;
  const value = field === undefined ? null : body[field];
  const isFile =
    typeof value === 'object' && value !== null && Buffer.isBuffer((value as PostedFile).content);
  return field !== undefined && isFile ? { field, file: value as PostedFile } : null;
}
