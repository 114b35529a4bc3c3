import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, badFields } from '../errors/ApiError.ts';
import type { Upload } from './Upload.ts';
import type { UploadFolder } from './uploadFolder.ts';

/** Largest text field of a form in bytes; the contract's own limits are smaller. */
const FIELD_BYTES = 256 * 1024;

/** Lets a server read multipart forms; routes call readForm for those that take one. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fieldSize: FIELD_BYTES, fields: 60, files: 4, parts: 64, headerPairs: 100 },
  });
}

/**
 * Reads a whole form into an object: texts as they are, files as Upload, a repeated name as a list.
 *
 * @param folder where files go as they come in
 * @param maxFileBytes largest file; beyond it reading stops at once and image_too_large is thrown
 */
export async function readForm(
  request: FastifyRequest,
  { maxFileBytes, folder }: { maxFileBytes: number; folder: UploadFolder },
): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown[]>();
  let field = 'file';
  const add = (name: string, value: unknown) => form.set(name, [...(form.get(name) ?? []), value]);
  try {
    for await (const part of request.parts({ limits: { fileSize: maxFileBytes + 1 } })) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw badFields([
            {
              field: part.fieldname,
              rule: 'max_bytes',
              limit: FIELD_BYTES,
              msg: `${part.fieldname} is too long`,
            },
          ]);
        add(part.fieldname, part.value);
        continue;
      }
      field = part.fieldname;
      const kept = await folder.keep(request, part.file);
      if (kept.size > maxFileBytes) throw tooLarge(part.fieldname, maxFileBytes);
      add(part.fieldname, {
        ...kept,
        filename: part.filename,
        claimedType: part.mimetype,
      } satisfies Upload);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(field, maxFileBytes);
    if (code?.startsWith('FST_') === true && code.endsWith('_LIMIT'))
      throw new ApiError('too_large', { cause: error });
    throw badFields([{ field: 'body', rule: 'format', msg: 'the form cannot be read' }]);
  }
  return Object.fromEntries(
    [...form].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

function tooLarge(field: string, limit: number): ApiError {
  return new ApiError('image_too_large', { data: { limit, field } });
}
