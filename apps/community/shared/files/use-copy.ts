import { newIdempotencyKey } from '@boardwalk/api-client';
import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { useCallback, useRef } from 'react';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useCopyFileByPostMutation } from './api.ts';
import type { CopyPlace } from './copy-place.ts';
import { fileLimitIn, refusalIn } from './entitlement.ts';

/** Copies of one template. */
export interface Copying {
  /**
   * Copies the template into a place, null for the viewer's own documents, and opens the copy-success dialog, or the one
   * that says what the copy costs or that there is no room. Answers any other failure, for the caller to tell.
   */
  readonly copyTo: (place: CopyPlace | null) => Promise<CopyOutcome>;
  readonly isCopying: boolean;
}

/** What came of it: copied, refused with a dialog that says why, or failed. */
export type CopyOutcome = { readonly done: boolean; readonly failure?: unknown };

/** Copying of one template; one copy per press, also when a press is repeated. */
export function useCopy(fileKey: string): Copying {
  const { open } = useDialogs();
  const [copyFile, { isLoading: isCopying }] = useCopyFileByPostMutation();
  // A copy that failed is asked for again under the same key: whatever became of it, there will be one.
  const wish = useRef<{ key: string; to: string } | null>(null);

  const copyTo = useCallback(
    async (place: CopyPlace | null): Promise<CopyOutcome> => {
      const to = place?.path.join('/') ?? '';
      if (wish.current?.to !== to) wish.current = { key: newIdempotencyKey(), to };
      const { data, error } = await copyFile({
        fileKey,
        idempotencyKey: wish.current.key,
        ...(place === null ? {} : { place: placeOf(place.path) }),
      });
      if (error) {
        const refusal = refusalIn(error);
        const limit = fileLimitIn(error);
        if (refusal) open('upgrade', { fileKey, refusal });
        else if (limit) open('createFileLimit', limit);
        else return { done: false, failure: error };
        return { done: false };
      }
      wish.current = null;
      const name = place?.names.at(-1);
      open('copySuccess', {
        fileKey: data.file_key,
        name: data.name,
        ...(name === undefined ? {} : { place: name }),
      });
      return { done: true };
    },
    [copyFile, fileKey, open],
  );

  return { copyTo, isCopying };
}

/** The place that ids from the team down lead to. */
function placeOf(path: readonly string[]) {
  const [teamId = '', projectId = '', ...folders] = path;
  return { teamId, projectId, folderId: folders.at(-1) ?? ROOT_FOLDER_ID };
}
