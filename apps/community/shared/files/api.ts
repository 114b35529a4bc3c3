import type { AttrStatusList } from '@boardwalk/api-client';
import { LISTING_LIMITS, type ListView, type SortOrder } from '@boardwalk/domain';
import { baseApi, listOperation, operation } from '../api/base-api.ts';
import type { Place } from '../places/api.ts';

/** What a list of published templates is asked for. Left out means no filter; `order` left out is the view's own. */
export interface ViewFilesArgument {
  readonly view: ListView;
  readonly tagIds?: readonly number[];
  readonly topicId?: number;
  readonly order?: SortOrder;
}

/** A list stays as it was while the page lives: coming back loads nothing again (spec §2). In seconds. */
const KEEP_LISTS_S = 24 * 60 * 60;

const statusOf = operation('getAttrStatus', (fileKeys: readonly string[]) => ({
  body: { file_key_list: [...fileKeys] },
}));

/** File keys in parts that one call takes. */
function partsOf(fileKeys: readonly string[]): string[][] {
  const size = LISTING_LIMITS.keysMax;
  const count = Math.ceil(fileKeys.length / size);
  return Array.from({ length: count }, (_, part) => fileKeys.slice(part * size, (part + 1) * size));
}

/** Calls on files that several rooms make. What they change for the viewer shows through the marks slice. */
export const filesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How the viewer stands to some files: one call for as many as the server takes at once. */
    getAttrStatus: build.query<AttrStatusList, readonly string[]>({
      queryFn: async (fileKeys, api) => {
        const answers = await Promise.all(partsOf(fileKeys).map((part) => statusOf.queryFn(part, api)));
        const failed = answers.find(({ error }) => error !== undefined);
        return failed ?? { data: { list: answers.flatMap(({ data }) => data?.list ?? []) } };
      },
    }),

    /** Published templates of a view, filtered: home, hot, new, followed, by tag, by role. */
    listViewFiles: build.infiniteQuery({
      ...listOperation(
        'listViewFiles',
        ({ view, tagIds = [], topicId, order }: ViewFilesArgument, cursor) => ({
          query: {
            viewType: view,
            ...(tagIds.length === 0 ? {} : { tag_id: [...tagIds] }),
            ...(topicId === undefined ? {} : { special_id: topicId }),
            ...(order === undefined ? {} : { order }),
            cursor,
          },
        }),
      ),
      providesTags: (_result, _error, { view }) => (view === 3 ? ['Lists', 'Follows'] : ['Lists']),
      keepUnusedDataFor: KEEP_LISTS_S,
    }),

    /** Templates recommended at some place of the site, for lists that have nothing of their own to show. */
    listRecommendedFiles: build.infiniteQuery(
      listOperation('listRecommendedFiles', (origin: 'home' | 'search' | 'missing', cursor) => ({
        query: { origin, cursor },
      })),
    ),

    /** The taxonomy as a tree, in the language of the page. */
    classifyTags: build.query({ ...operation('classifyTags', () => ({})), keepUnusedDataFor: KEEP_LISTS_S }),

    /** A tag by its id, in the language of the page: of the taxonomy, or a custom one. */
    getTag: build.query(operation('getTag', (id: number) => ({ query: { id } }))),

    /** Likes a file or takes the like back. */
    praiseFile: build.mutation(
      operation('praiseFile', (body: { file_key: string; praise: boolean }) => ({ body, keepalive: true })),
    ),

    /** Keeps a file in the viewer's collections or removes it. */
    collectFile: build.mutation({
      ...operation('collectFile', (body: { file_key: string; collect: boolean }) => ({
        body,
        keepalive: true,
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['Collections']),
    }),

    /** Copies a file into a place, or the viewer's default project. The same `idempotencyKey` gives the same copy. */
    copyFileByPost: build.mutation({
      ...operation(
        'copyFileByPost',
        ({ fileKey, idempotencyKey, place }: { fileKey: string; idempotencyKey: string; place?: Place }) => ({
          path: { file_key: fileKey },
          headers: { 'Idempotency-Key': idempotencyKey },
          query: place
            ? { team_id: place.teamId, project_id: place.projectId, folder_id: place.folderId }
            : {},
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['OwnFiles']),
    }),
  }),
});

export const {
  useListViewFilesInfiniteQuery,
  useListRecommendedFilesInfiniteQuery,
  useClassifyTagsQuery,
  useGetTagQuery,
} = filesApi;
