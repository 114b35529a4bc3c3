import { newIdempotencyKey } from '@boardwalk/api-client';
import { toast } from '@boardwalk/ui-kit';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { failureText } from '../errors/failure-text.ts';
import { useLoginAction } from '../session/use-login-action.ts';
import { useCollectFileMutation, useCopyFileByPostMutation, usePraiseFileMutation } from './api.ts';
import { fileLimitIn, refusalIn } from './entitlement.ts';
import { filesMessages } from './messages.ts';

/** What a viewer can do with a template wherever it is shown. Each asks to log in first when that is needed. */
export interface FileActions {
  readonly setPraise: (praise: boolean) => void;
  readonly setCollect: (collect: boolean) => void;
  /** Copies the template and opens the copy-success dialog; one copy per press, also when a press is repeated. */
  readonly copy: () => void;
  readonly isCopying: boolean;
}

/** Like, collect and copy for one template (spec §1, §8). */
export function useFileActions(fileKey: string): FileActions {
  const intl = useIntl();
  const { open } = useDialogs();
  const [praiseFile] = usePraiseFileMutation();
  const [collectFile] = useCollectFileMutation();
  const [copyFile, { isLoading: isCopying }] = useCopyFileByPostMutation();
  // A copy that failed is asked for again under the same key: whatever became of it, there will be one.
  const idempotencyKey = useRef<string | null>(null);

  const setPraise = useLoginAction(async (praise: boolean) => {
    const { error } = await praiseFile({ file_key: fileKey, praise });
    if (error) toast.error(intl.formatMessage(filesMessages.likeFailed));
  });
  const setCollect = useLoginAction(async (collect: boolean) => {
    const { error } = await collectFile({ file_key: fileKey, collect });
    if (error) toast.error(intl.formatMessage(filesMessages.collectFailed));
    else if (collect) toast.success(intl.formatMessage(filesMessages.collected));
  });
  const copyOnce = useCallback(async () => {
    idempotencyKey.current ??= newIdempotencyKey();
    const { data, error } = await copyFile({ fileKey, idempotencyKey: idempotencyKey.current });
    if (error) {
      const refusal = refusalIn(error);
      const limit = fileLimitIn(error);
      if (refusal) open('upgrade', { fileKey, refusal });
      else if (limit) open('createFileLimit', limit);
      else toast.error(failureText(intl, error));
      return;
    }
    idempotencyKey.current = null;
    open('copySuccess', { fileKey: data.file_key, name: data.name });
  }, [copyFile, fileKey, intl, open]);
  const copy = useLoginAction(copyOnce);

  return { setPraise, setCollect, copy, isCopying };
}
