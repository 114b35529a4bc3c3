import type { Attachment } from '@boardwalk/api-client';
import { checkImage, FieldRule, type ImageLimits } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import { API_PREFIX } from '../../infra/http/prefix.ts';
import { isUpload, type Upload } from '../../infra/http/Upload.ts';
import { refusedImage } from '../../infra/images/refusedImage.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './repository.ts';

/** What the attachments module offers to its handlers and to other modules. */
export type AttachmentsService = ReturnType<typeof createAttachmentsService>;

const DAY_MS = 86_400_000;
/** How long an address of a picture holds. */
const TICKET_SECONDS = 3600;
const TICKET = 'attachment';
const WIDTH = 1080;

/** Pictures that go with reports and feedback: seen by who uploaded them and by admins only. */
export function createAttachmentsService({ db, blobs, clock, ids, pictures, tokens }: Infra) {
  async function urlOf(key: string): Promise<string> {
    const ticket = await tokens.issueTicket(TICKET, { key }, TICKET_SECONDS);
    return `${API_PREFIX}/risk/attachment/${key}?ticket=${ticket}`;
  }

  /** Pictures from before this moment that nothing has claimed are gone, or about to go. */
  const oldestWaiting = () => new Date(clock.now().getTime() - DAY_MS);

  return {
    /**
     * Stores a picture, which waits a day to be claimed. Its bytes are stored first, which nobody refers to when the rest fails.
     * Errors: bad_input, image_too_large, image_not_accepted.
     *
     * @param uploader a name that identifies this uploader: a user id, or a keyed hash
     * @param file the part of the form as it came
     */
    async store(
      purpose: repository.AttachmentPurpose,
      uploader: string,
      file: unknown,
      limits: ImageLimits,
    ): Promise<{ key: string; url: string }> {
      const upload = requireImage(file, limits);
      const image = await pictures.encode(upload, { widths: [WIDTH] }).catch((error: unknown) => {
        throw refusedImage(error, 'file');
      });
      const [variant] = image.variants;
      if (variant === undefined) throw new Error('the picture came out in no width');
      const key = ids.key();
      const shownWidth = Math.min(image.width, WIDTH);
      const blobHash = await blobs.put(variant.bytes);
      await inTransaction(db, (trx) =>
        repository.insertAttachment(trx, {
          attachment_key: key,
          purpose,
          uploader,
          blob_hash: blobHash,
          size: variant.bytes.byteLength,
          width: shownWidth,
          height: Math.max(1, Math.round((image.height * shownWidth) / image.width)),
          created_at: clock.now(),
        }),
      );
      return { key, url: await urlOf(key) };
    },

    /**
     * Lets a report or feedback have pictures of its author.
     * Errors: bad_input when a picture belongs to someone else, is in use, is more than a day old or does not exist; the error does
     * not say which of these.
     *
     * @param on the transaction that makes the report or feedback
     * @param claim.field name of the field on the wire
     */
    async claim(
      on: Queryable,
      keys: readonly string[],
      claim: {
        purpose: repository.AttachmentPurpose;
        ownerId: string;
        uploaders: readonly string[];
        field: string;
      },
    ): Promise<void> {
      if (keys.length === 0) return;
      const claimed = await repository.claimAttachments(on, keys, { ...claim, since: oldestWaiting() });
      if (claimed < keys.length) throw badInput([{ field: claim.field, rule: FieldRule.UNKNOWN }]);
    },

    /** The pictures of some reports or pieces of feedback, by the id of these, each with an address that holds for an hour. */
    async of(
      purpose: repository.AttachmentPurpose,
      ownerIds: readonly string[],
    ): Promise<ReadonlyMap<string, Attachment[]>> {
      const found = new Map<string, Attachment[]>();
      if (ownerIds.length === 0) return found;
      for (const row of await repository.listAttachments(db, purpose, ownerIds)) {
        const { attachment_key: key, owner_id: ownerId, width, height } = row;
        const list = found.get(String(ownerId)) ?? [];
        found.set(String(ownerId), [...list, { img_key: key, url: await urlOf(key), width, height }]);
      }
      return found;
    },

    /** The key an address of one of our pictures names; undefined for any other text. */
    keyOfUrl(url: string): string | undefined {
      const match = /^(?:https?:\/\/[^/?#]+)?\/api\/risk\/attachment\/([0-9A-Za-z]{12})(?:\?|$)/u.exec(url);
      return match?.[1];
    },

    /** A picture, for who holds a ticket for it. Errors: attachment_not_found, also for a ticket that does not hold. */
    async open(key: string, ticket: string) {
      const claims = await tokens.verifyTicket(TICKET, ticket);
      const blobHash = claims?.key === key ? await repository.findBlob(db, key) : undefined;
      const blob = blobHash === undefined ? undefined : await blobs.open(blobHash);
      if (blobHash === undefined || blob === undefined)
        throw new ApiError('attachment_not_found', { internal: `attachment ${key}` });
      return { blobHash, ...blob };
    },

    /** Deletes pictures that have waited for more than a day, and returns how many. Their bytes go with the next blob collection. */
    async dropUnclaimed(): Promise<number> {
      return repository.deleteUnclaimed(db, oldestWaiting());
    },
  };
}

/** A picture that is not too large and, by its signature, of an accepted type. */
function requireImage(file: unknown, limits: ImageLimits): Upload {
  if (!isUpload(file)) throw badInput([{ field: 'file', rule: FieldRule.REQUIRED }]);
  const violations = checkImage('file', file, limits);
  const rules = violations.map(({ rule }) => rule);
  if (rules.includes(FieldRule.MAX_BYTES))
    throw new ApiError('image_too_large', { data: { field: 'file', limit: limits.maxBytes } });
  if (rules.includes(FieldRule.TYPE)) throw new ApiError('image_not_accepted', { data: { field: 'file' } });
  if (violations.length > 0) throw badInput(violations);
  return file;
}
