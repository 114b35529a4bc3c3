import { checkCustomTags, foldTag, normalizeText, TagType } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './repository.ts';

/** What the tags module offers to its handlers and to other modules. */
export type TagsService = ReturnType<typeof createTagsService>;

/** The taxonomy and the custom tags people write. */
export function createTagsService({ db, clock }: Infra) {
  return {
    /** An open tag, of the taxonomy or a custom one. Errors: tag_not_found. */
    async requireTag(tagId: number) {
      const tag = await repository.findOpenTag(db, tagId);
      if (tag === undefined) throw new ApiError('tag_not_found', { internal: `no open tag ${tagId}` });
      return tag;
    },

    /** Makes sure that there are open tags of all of some ids. Errors: tag_not_found. */
    async requireTags(tagIds: readonly number[] = []): Promise<void> {
      if (tagIds.length === 0) return;
      const open = await repository.findOpenTagIds(db, tagIds);
      const missing = tagIds.filter((tagId) => !open.has(tagId));
      if (missing.length > 0)
        throw new ApiError('tag_not_found', { internal: `no open tag ${missing.join(', ')}` });
    },

    /**
     * Ids of custom tags, made where there are none. Tags that differ only in case, width or spaces are one; people
     * who make the same tag at the same moment get the same one.
     *
     * @returns ids in the order of the names
     * @throws ApiError bad_input
     */
    async findOrCreateCustomTags(
      names: readonly string[],
      userId: string,
      on: Queryable = db,
    ): Promise<number[]> {
      const violations = checkCustomTags(names);
      if (violations.length > 0) throw badInput(violations.map((each) => ({ ...each, field: 'name' })));
      const keys = names.map(foldTag);
      await repository.insertCustomTags(
        on,
        names.map((name, index) => ({
          ttype: TagType.CUSTOM,
          name: normalizeText(name),
          names: JSON.stringify({}),
          name_key: keys[index] ?? '',
          created_by: userId,
          created_at: clock.now(),
        })),
      );
      const ids = await repository.findCustomTagIds(on, keys);
      return keys.flatMap((key) => ids.get(key) ?? []);
    },
  };
}
