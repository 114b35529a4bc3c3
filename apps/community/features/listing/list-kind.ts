import type { TagRef } from '@boardwalk/api-client';
import { ListView, SortOrder, TagType } from '@boardwalk/domain';
import type { ViewFilesArgument } from '#shared/files/api.ts';
import { outsidePaths, paths } from '#shared/paths.ts';

/** The listings of this room (spec §2): top list, latest, works of followed creators, by tag, by role. */
export type ListKind =
  | { readonly name: 'hot' | 'latest' | 'focus' }
  | { readonly name: 'tag' | 'role'; readonly id: number };

/** What a listing asks for. `order` is the visitor's choice on lists by tag and role. */
export function listOf(kind: ListKind, order?: SortOrder): ViewFilesArgument {
  switch (kind.name) {
    case 'hot':
      return { view: ListView.HOT };
    case 'latest':
      return { view: ListView.RECOMMEND, order: SortOrder.PUBLISH_TIME };
    case 'focus':
      return { view: ListView.MY_FOCUS };
    default:
      return { view: ListView.RECOMMEND, tagIds: [kind.id], ...(order === undefined ? {} : { order }) };
  }
}

/** Whether a listing by role is asked for with a tag of another kind. */
export function isNoRole(kind: ListKind, { ttype }: Pick<TagRef, 'ttype'>): boolean {
  return kind.name === 'role' && ttype !== TagType.ROLE;
}

/** The address of a listing. */
export function pathOf(kind: ListKind): string {
  return 'id' in kind ? paths[kind.name](kind.id) : paths[kind.name]();
}

/** The feed of a listing; undefined where there is none. */
export function feedOf(kind: ListKind, language: string): string | undefined {
  switch (kind.name) {
    case 'hot':
      return outsidePaths.feed('hot', language);
    case 'latest':
      return outsidePaths.feed('new', language);
    case 'tag':
      return outsidePaths.feed(`tag/${kind.id}`, language);
    default:
      return undefined;
  }
}

/** Reads the order from an address; anything unknown counts as none. */
export function orderOf(query: URLSearchParams): SortOrder | undefined {
  return Object.values(SortOrder).find((order) => String(order) === query.get('order'));
}
