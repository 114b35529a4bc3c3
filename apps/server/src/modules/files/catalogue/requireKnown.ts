import { FIRST_CURSOR } from '../../../infra/lists/cursor.ts';
import type { TagsService } from '../../tags/service.ts';
import type { WorkFilter } from './workFilter.ts';

/**
 * Makes sure, where nothing matches, that what works were asked for by exists: nothing found would say that there is such a tag,
 * topic or creator. Asked only then, and at the first page only, so that a list that finds something costs nothing more, and ends
 * as it began when a tag is closed meanwhile. Errors: tag_not_found, topic_not_found, user_not_found.
 *
 * @param page.found how many works match or are on the page
 * @param page.cursor where the page begins, of what has pages
 */
export async function requireKnown(
  {
    catalogue,
    tags,
    topics,
  }: {
    catalogue: { requireUser(userId: string): Promise<void> };
    tags: TagsService;
    topics: { requireTopic(topicId: number): Promise<unknown> };
  },
  { tagIds, topicId, ownerId }: WorkFilter,
  { found, cursor = FIRST_CURSOR }: { found: number; cursor?: string },
): Promise<void> {
  if (found > 0 || cursor !== FIRST_CURSOR) return;
  await tags.requireTags(tagIds);
  if (topicId !== undefined) await topics.requireTopic(topicId);
  if (ownerId !== undefined) await catalogue.requireUser(ownerId);
}
