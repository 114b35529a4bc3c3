import { DIALOG_SIZES, publishDialogHeight, publishDialogView, type ReviewStatus } from '@boardwalk/domain';
import { useState } from 'react';
import { useGetAuditStatusQuery } from './api.ts';

/** A file in a publish dialog: which one, and what is known of it so far. */
export interface WorkRef {
  readonly fileKey: string;
  /** Where it stands; asked for when the file does not carry it. */
  readonly status?: ReviewStatus | undefined;
  /** It was handed in before, so that its last submission can be taken up again. */
  readonly wasSubmitted?: boolean | undefined;
}

export interface Work {
  readonly status: ReviewStatus | undefined;
  readonly isPublic: boolean;
  readonly view: 'loading' | 'failed' | 'form' | 'published' | 'in_review';
  /** Height of the dialog, in pixels. */
  readonly height: number;
  readonly error: unknown;
  readonly retry: () => void;
  /** From the published work to the form that updates it. */
  readonly startUpdate: () => void;
}

/**
 * What a publish dialog shows for a file (spec §4). It is settled when the dialog opens: what happens to the file
 * afterwards closes the dialog and does not turn it into another one.
 */
export function useWork(work: WorkRef | null): Work {
  const isCarried = work?.status !== undefined;
  const fetched = useGetAuditStatusQuery(work?.fileKey ?? '', {
    skip: work === null || isCarried,
    refetchOnMountOrArgChange: true,
  });
  const [settled, setSettled] = useState<{ fileKey: string; status: ReviewStatus; isPublic: boolean }>();
  const [updating, setUpdating] = useState<string>();

  const isSettled = settled !== undefined && settled.fileKey === work?.fileKey;
  const found = work?.status ?? (fetched.isFetching ? undefined : fetched.currentData?.status);
  if (work !== null && !isSettled && found !== undefined) {
    const isPublic = fetched.currentData?.is_public ?? publishDialogView(found) === 'published';
    setSettled({ fileKey: work.fileKey, status: found, isPublic });
  }

  const status = isSettled ? settled.status : undefined;
  const isUpdating = work !== null && updating === work.fileKey;
  const common = {
    status,
    isPublic: isSettled && settled.isPublic,
    error: fetched.error,
    retry: () => void fetched.refetch(),
    startUpdate: () => setUpdating(work?.fileKey),
  };
  if (status === undefined || isUpdating) {
    const isFailed = status === undefined && fetched.isError && !fetched.isFetching;
    const view = isUpdating ? 'form' : isFailed ? 'failed' : 'loading';
    return { ...common, view, height: DIALOG_SIZES.publishFormHeight };
  }
  return { ...common, view: publishDialogView(status), height: publishDialogHeight(status) };
}
