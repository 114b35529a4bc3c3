import { fileNeeds } from '#features/file/needs.ts';
import { listingNeeds } from '#features/listing/needs.ts';
import { topicNeeds } from '#features/topic/needs.ts';
import type { PageNeeds } from '#shared/api/page-needs.ts';
import type { Slug } from '#shared/paths.ts';

/** What the page of a one-segment address needs. */
export function slugNeeds(slug: Slug): PageNeeds {
  switch (slug.kind) {
    case 'tag':
    case 'role':
      return listingNeeds({ name: slug.kind, id: slug.id });
    case 'topic':
      return topicNeeds(slug.id);
    case 'file':
      return fileNeeds(slug.fileKey);
    default:
      return unknownNeeds;
  }
}

/** Nothing lives there; no call is needed to know it. */
const unknownNeeds: PageNeeds = async ({ fail }) => fail(404);
