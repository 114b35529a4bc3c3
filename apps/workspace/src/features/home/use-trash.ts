import type { BoardFile } from '@boardwalk/api-client';
import { confirmer, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useDeleteFileMutation } from './api.ts';
import { messages } from './messages.ts';

/** Asks, then moves a file to the trash and says so. */
export function useTrash(): (file: BoardFile) => Promise<void> {
  const intl = useIntl();
  const [deleteFile] = useDeleteFileMutation();
  return async ({ file_key: fileKey, name }) => {
    const outcome = await confirmer.confirm({
      title: intl.formatMessage(messages.trashTitle),
      message: intl.formatMessage(messages.trashText, { name }),
      okLabel: intl.formatMessage(messages.trash),
      critical: 'ok',
    });
    if (outcome !== 'ok') return;
    const deleted = await deleteFile(fileKey);
    if (deleted.error) toast.error(failureText(intl, deleted.error));
    else toast.success(intl.formatMessage(messages.trashed, { name }));
  };
}
