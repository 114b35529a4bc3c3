import type { Collection } from '@boardwalk/api-client';
import { checkCollection, COLLECTION_LIMITS, normalizeText, type Language } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage, PageQuery } from '../../infra/lists/cursor.ts';
import type { ListedWork } from '../files/catalogue/service.ts';
import type { MarksService } from '../files/marks/service.ts';
import { presentCollection } from './presenter.ts';
import * as repository from './repository.ts';

/** What the collections module offers to its handlers. */
export type CollectionsService = ReturnType<typeof createCollectionsService>;

/** What somebody wants a collection to be. */
interface CollectionWish {
  name: string;
  description: string;
  is_public: boolean;
}

const NOT_FOUND = (collectionId: string) =>
  new ApiError('collection_not_found', { internal: `collection ${collectionId}` });

/** Named collections of works. What is in one is saved as well; what is no longer saved leaves them all. */
export function createCollectionsService({ db, clock }: Infra, { marks }: { marks: MarksService }) {
  function textsOf(wish: CollectionWish) {
    const texts = { name: normalizeText(wish.name), description: normalizeText(wish.description) };
    const violations = checkCollection(texts);
    if (violations.length > 0) throw badInput(violations);
    return texts;
  }

  /** Why somebody cannot change a collection: it is another one's, or not there for them. */
  async function refusal(on: Queryable, userId: string, collectionId: string): Promise<ApiError> {
    const seen = await repository.findCollection(on, collectionId, userId);
    return seen === undefined
      ? NOT_FOUND(collectionId)
      : new ApiError('not_owner', { internal: `collection ${collectionId}` });
  }

  /** Puts a work in front of what a locked collection holds, unless it is there. Errors: collection_full. */
  async function add(trx: Queryable, userId: string, collectionId: string, fileKey: string): Promise<void> {
    const keys = await repository.listKeys(trx, collectionId);
    if (keys.includes(fileKey)) return;
    if (keys.length >= COLLECTION_LIMITS.works)
      throw new ApiError('collection_full', { data: { limit: COLLECTION_LIMITS.works } });
    const row = { collection_id: collectionId, file_key: fileKey, user_id: userId, created_at: clock.now() };
    await repository.insertFile(trx, row);
  }

  return {
    /**
     * Somebody's collections that a viewer may see. Errors: user_not_found.
     *
     * @param fileKey work of which each says whether it holds it
     */
    async list(
      userId: string,
      viewerId: string | null,
      fileKey: string | undefined,
      language: Language,
    ): Promise<Collection[]> {
      if (!(await repository.personExists(db, userId)))
        throw new ApiError('user_not_found', { internal: `no user ${userId}` });
      const rows = await repository.listCollections(db, userId, { onlyPublic: userId !== viewerId });
      const holding = fileKey === undefined ? undefined : await repository.findHolding(db, userId, fileKey);
      return rows.map((row) => ({
        ...presentCollection(row, language),
        ...(holding === undefined ? {} : { has_file: holding.has(row.collection_id) }),
      }));
    },

    /** A collection that a viewer may see. Errors: collection_not_found. */
    async get(collectionId: string, viewerId: string | null, language: Language): Promise<Collection> {
      const row = await repository.findCollection(db, collectionId, viewerId);
      if (row === undefined) throw NOT_FOUND(collectionId);
      return presentCollection(row, language);
    },

    /**
     * Makes a collection, once per idempotency key. Errors: bad_input, collection_limit_reached; collection_not_found when the key
     * made one that was deleted since.
     */
    async create(
      userId: string,
      wish: CollectionWish,
      { language, idempotencyKey: key }: { language: Language; idempotencyKey: string | undefined },
    ): Promise<Collection> {
      const texts = textsOf(wish);
      const now = clock.now();
      const collectionId = await inTransaction(db, async (trx) => {
        await repository.lockOwner(trx, userId);
        return once(trx, { userId, operation: 'createCollection', key, now }, async () => {
          if ((await repository.countCollections(trx, userId)) >= COLLECTION_LIMITS.perPerson)
            throw new ApiError('collection_limit_reached', { data: { limit: COLLECTION_LIMITS.perPerson } });
          const stamps = { created_at: now, updated_at: now };
          return repository.insertCollection(trx, {
            user_id: userId,
            ...texts,
            is_public: wish.is_public,
            ...stamps,
          });
        });
      });
      return this.get(collectionId, userId, language);
    },

    /** Changes an own collection. Errors: bad_input, not_owner, collection_not_found. */
    async update(
      userId: string,
      collectionId: string,
      wish: CollectionWish,
      language: Language,
    ): Promise<Collection> {
      const texts = textsOf(wish);
      const change = { ...texts, is_public: wish.is_public, updated_at: clock.now() };
      if (!(await repository.updateCollection(db, { userId, collectionId }, change)))
        throw await refusal(db, userId, collectionId);
      return this.get(collectionId, userId, language);
    },

    /** Deletes an own collection; its works stay saved. Errors: not_owner, collection_not_found. */
    async delete(userId: string, collectionId: string): Promise<void> {
      if (!(await repository.deleteCollection(db, userId, collectionId)))
        throw await refusal(db, userId, collectionId);
    },

    /** Works of a collection that a viewer may see, in its order. Errors: collection_not_found. */
    async filesOf(
      collectionId: string,
      viewerId: string | null,
      page: PageQuery,
    ): Promise<CursorPage<ListedWork>> {
      if ((await repository.findCollection(db, collectionId, viewerId)) === undefined)
        throw NOT_FOUND(collectionId);
      return repository.listFiles(db, collectionId, page);
    },

    /**
     * Puts a public work into an own collection, which saves it as well, or takes it out.
     * Errors: not_owner, collection_not_found, file_not_found, collection_full.
     */
    async setFile(
      userId: string,
      collectionId: string,
      { fileKey, included }: { fileKey: string; included: boolean },
    ): Promise<void> {
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        if (!(await repository.touchCollection(trx, { userId, collectionId }, now)))
          throw await refusal(trx, userId, collectionId);
        if (!included) return repository.deleteFile(trx, collectionId, fileKey);
        await marks.setMark('collect', userId, fileKey, true, trx);
        return add(trx, userId, collectionId, fileKey);
      });
    },

    /**
     * Moves a work from an own collection to the beginning of another one, all or nothing; to the same one changes nothing.
     * Errors: not_owner, collection_not_found, file_not_found when it is not in the first, collection_full.
     */
    async move(
      userId: string,
      collectionId: string,
      { fileKey, to }: { fileKey: string; to: string },
    ): Promise<void> {
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        // Always the older one first, so that two moves that cross wait for each other and do not stand still.
        const both = [collectionId, to].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
        for (const id of both) {
          if (!(await repository.touchCollection(trx, { userId, collectionId: id }, now)))
            throw await refusal(trx, userId, id);
        }
        if (!(await repository.listKeys(trx, collectionId)).includes(fileKey))
          throw new ApiError('file_not_found', { internal: `${fileKey} in ${collectionId}` });
        if (BigInt(collectionId) === BigInt(to)) return;
        await add(trx, userId, to, fileKey);
        await repository.deleteFile(trx, collectionId, fileKey);
      });
    },

    /**
     * Moves a work of an own collection in front of another one, or to the end.
     * Errors: not_owner, collection_not_found, file_not_found when one of them is not in it.
     */
    async order(
      userId: string,
      collectionId: string,
      { fileKey, before }: { fileKey: string; before: string | null },
    ): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await repository.touchCollection(trx, { userId, collectionId }, clock.now())))
          throw await refusal(trx, userId, collectionId);
        const keys = await repository.listKeys(trx, collectionId);
        const others = keys.filter((key) => key !== fileKey);
        const place = before === null ? others.length : others.indexOf(before);
        if (others.length === keys.length || (place < 0 && before !== fileKey))
          throw new ApiError('file_not_found', { internal: `${fileKey} in ${collectionId}` });
        if (before !== fileKey)
          await repository.writeOrder(trx, collectionId, others.toSpliced(place, 0, fileKey));
      });
    },
  };
}
