import type { ManagedTag } from '@boardwalk/api-client';
import { TagType } from '@boardwalk/domain';
import { tagMessages as messages } from './messages.ts';

/** Kinds of tags that admins keep, with the part of the address and the words of each. */
export const TAG_KINDS = [
  { show: undefined, kind: TagType.SCENES, words: messages.scenes },
  { show: 'roles', kind: TagType.ROLE, words: messages.roles },
  { show: 'industries', kind: TagType.INDUSTRY, words: messages.industries },
  { show: 'common', kind: TagType.COMMON, words: messages.common },
] as const;

/** A kind of tags, as the API names it. */
export type TagKind = ManagedTag['ttype'];
