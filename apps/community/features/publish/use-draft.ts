import { ReviewStatus, type Licence } from '@boardwalk/domain';
import { useMemo } from 'react';
import { useClassifyTagsQuery } from '#shared/files/api.ts';
import { chartTypesOf } from '#shared/taxonomy/chart-types.ts';
import { useGetFileFullLatestSelfQuery, useGetFileFullSelfQuery, useGetFileQuery } from './api.ts';
import { draftOf, emptyDraft, type Draft, type Earlier } from './draft.ts';

export interface DraftStart {
  /** The form as it opens; undefined while it loads. */
  readonly draft: Draft | undefined;
  /** What it was filled from. */
  readonly earlier: Earlier | undefined;
  /** Licence of the work it is a copy of; null when it is none. */
  readonly source: Licence | null;
  /** Why the last review refused the work; null when none did. */
  readonly reason: string | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * What the form starts with: an update with the public version, a work that did not pass or was withdrawn with its last
 * submission, any other file with its name.
 *
 * @param wasSubmitted the file is known to have been handed in before
 */
export function useDraft(fileKey: string, status: ReviewStatus, wasSubmitted: boolean): DraftStart {
  const isUpdate = status === ReviewStatus.PASS;
  const isAgain = !isUpdate && (status === ReviewStatus.NOT_PASS || wasSubmitted);
  const fresh = { refetchOnMountOrArgChange: true };
  const file = useGetFileQuery(fileKey, fresh);
  const live = useGetFileFullSelfQuery(fileKey, { skip: !isUpdate });
  const last = useGetFileFullLatestSelfQuery(fileKey, { skip: !isAgain, ...fresh });
  const tags = useClassifyTagsQuery();

  const earlier: Earlier | undefined = isUpdate ? live.data : isAgain ? last.data : undefined;
  const name = file.currentData?.name;
  const source = file.currentData?.source_licence ?? null;
  const draft = useMemo(() => {
    if (name === undefined) return undefined;
    if (earlier)
      return tags.data && draftOf(earlier, new Set(chartTypesOf(tags.data).map(({ id }) => id)), source);
    return isUpdate || isAgain ? undefined : emptyDraft(name, source);
  }, [earlier, isAgain, isUpdate, name, source, tags.data]);

  const needed = [file, ...(isUpdate ? [live] : isAgain ? [last] : []), ...(earlier ? [tags] : [])];
  const failed = needed.filter((query) => query.isError && !query.isFetching);
  return {
    draft,
    earlier,
    source,
    reason: status === ReviewStatus.NOT_PASS ? (last.data?.reason ?? null) : null,
    error: draft === undefined ? failed[0]?.error : undefined,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
