import { getAuditStatusMapOrEmpty, type BoardFile, type CoverSource } from '@boardwalk/api-client';
import { LISTING_LIMITS, ReviewStatus, UseFlag, type FeeType, type Licence } from '@boardwalk/domain';
import { baseApi, listOperation, operation, type ApiExtra } from '#shared/api/base-api.ts';
import { recordOf } from '#shared/api/failure.ts';
import type { Place } from '#shared/places/api.ts';

/** Which files of a place to list; an empty name means all. */
export interface FileFilter extends Place {
  readonly name: string;
}

/** A file in the first step: what the workspace knows of it, and how the viewer's reviews see it. */
export interface PickableFile extends BoardFile {
  /** Not the viewer's own: it can be seen, but not published. */
  readonly isForeign: boolean;
}

interface PickablePage {
  readonly list: PickableFile[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

/** The form as it travels. */
export interface SubmittedForm {
  readonly fileKey: string;
  /** A picture, or the address of an earlier one. */
  readonly cover: Blob | string;
  readonly coverSource: CoverSource;
  readonly name: string;
  readonly description: string;
  readonly feeType: Exclude<FeeType, 0>;
  /** Thousandths; only with a fee type that has a price. */
  readonly unitPrice: number | undefined;
  readonly licence: Licence;
  readonly changeNote: string;
  readonly tagIds: readonly number[];
  readonly topicIds: readonly number[];
}

const projectFiles = listOperation(
  'listProjectFiles',
  ({ teamId, projectId, folderId, name }: FileFilter, cursor) => ({
    path: { teamId, projectId },
    query: { folder_id: folderId, cursor, ...(name === '' ? {} : { name }) },
  }),
);

/** Calls of the publish dialogs (spec §2, §4, §7). */
export const publishApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Files of a place with the state of their review: two calls for each part of the list. */
    listPickableFiles: build.infiniteQuery<PickablePage, FileFilter, string>({
      ...projectFiles,
      queryFn: async (argument, api) => {
        const answer = await projectFiles.queryFn(argument, api);
        if (answer.error) return { error: answer.error };
        try {
          return { data: await withStatuses(answer.data, api) };
        } catch (reason) {
          return { error: recordOf(reason) };
        }
      },
      providesTags: ['Publication'],
    }),

    /** The file as the workspace knows it: its name is the first proposal for a title. */
    getFile: build.query(operation('getFile', (fileKey: string) => ({ path: { file_key: fileKey } }))),

    /** Where a file stands between its owner and the reviewers. */
    getAuditStatus: build.query({
      ...operation('getAuditStatus', (fileKey: string) => ({ query: { fileKey } })),
      providesTags: ['Publication'],
    }),

    /** The public version of the viewer's own work. */
    getFileFullSelf: build.query({
      ...operation('getFileFullSelf', (fileKey: string) => ({ path: { file_key: fileKey } })),
      providesTags: ['Publication'],
    }),

    /** The newest submission of a file with its review. */
    getFileFullLatestSelf: build.query({
      ...operation('getFileFullLatestSelf', (fileKey: string) => ({ path: { file_key: fileKey } })),
      providesTags: ['Publication'],
    }),

    /** Open topics a work can belong to. */
    listPublishTopics: build.query(
      operation('listTopics', () => ({
        query: { pageNo: 1, pageSize: LISTING_LIMITS.topicPageSize, use: UseFlag.OPEN },
      })),
    ),

    /** Ids of custom tags, found or made. */
    createTags: build.mutation(operation('createTags', (name: string[]) => ({ body: { name } }))),

    /** Hands a file in for review. */
    publishFile: build.mutation({
      ...operation('publishFile', (form: SubmittedForm) => ({
        path: { file_key: form.fileKey },
        body: {
          ...(typeof form.cover === 'string' ? { earlier_cover: form.cover } : { cover: form.cover }),
          cover_source: form.coverSource,
          name: form.name,
          description: form.description,
          fee_type: form.feeType,
          licence: form.licence,
          ...(form.changeNote === '' ? {} : { change_note: form.changeNote }),
          ...(form.unitPrice === undefined ? {} : { unit_price: form.unitPrice }),
          'tag_ids[]': [...form.tagIds],
          'special_ids[]': [...form.topicIds],
        },
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['OwnFiles', 'Publication']),
    }),

    /** Takes a published work out of the community. */
    cancelPublish: build.mutation({
      ...operation('cancelPublish', (fileKey: string) => ({ path: { file_key: fileKey } })),
      invalidatesTags: (_result, error) =>
        error ? [] : ['OwnFiles', 'Publication', 'File', 'Lists', 'Profile'],
    }),
  }),
});

async function withStatuses(
  page: { list: readonly BoardFile[]; next_cursor: string; has_more: boolean },
  { extra, signal }: { extra: unknown; signal: AbortSignal },
): Promise<PickablePage> {
  const keys = page.list.map((file) => file.file_key);
  const { client } = extra as ApiExtra;
  const statuses = keys.length === 0 ? {} : await getAuditStatusMapOrEmpty(client, keys, signal);
  // A lookup that was refused says nothing about anybody's files: then what the list says itself holds.
  const isKnown = Object.keys(statuses).length > 0;
  return {
    ...page,
    list: page.list.map((file) => ({
      ...file,
      auditStatus: isKnown ? (statuses[file.file_key] ?? ReviewStatus.NONE) : file.auditStatus,
      isForeign: isKnown && !(file.file_key in statuses),
    })),
  };
}

export const {
  useListPickableFilesInfiniteQuery,
  useGetFileQuery,
  useGetAuditStatusQuery,
  useGetFileFullSelfQuery,
  useGetFileFullLatestSelfQuery,
  useListPublishTopicsQuery,
  useCreateTagsMutation,
  usePublishFileMutation,
  useCancelPublishMutation,
} = publishApi;
