import { confirmer, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useTellFailure } from '#shared/limits/TellFailures.tsx';
import { messages } from './action-messages.ts';
import {
  useDuplicateFileMutation,
  useMoveFilesMutation,
  usePurgeFilesMutation,
  useRestoreFilesMutation,
  useStarFilesMutation,
  useTrashFilesMutation,
  type FolderArgument,
} from './api.ts';
import type { ListedBoard } from './listed-board.ts';
import type { ManyOutcome } from './many.ts';

/** How long a toast with a way back stays, in milliseconds. */
export const UNDO_MS = 8_000;

type Boards = readonly ListedBoard[];
type Answer = { readonly data?: ManyOutcome | undefined; readonly error?: unknown };

/** What can be done with boards of the lists: each action says what came of it, and offers the way back where there is one. */
export interface FileActions {
  readonly trash: (boards: Boards) => Promise<void>;
  readonly restore: (boards: Boards) => Promise<void>;
  /** Asks first: there is no way back. */
  readonly purge: (boards: Boards) => Promise<void>;
  readonly move: (boards: Boards, to: FolderArgument & { readonly name: string }) => Promise<void>;
  readonly star: (boards: Boards, star: boolean) => Promise<void>;
  readonly duplicate: (board: ListedBoard) => Promise<void>;
}

/** Actions on boards, with their toasts. */
export function useFileActions(): FileActions {
  const intl = useIntl();
  const tellFailure = useTellFailure();
  const [trashFiles] = useTrashFilesMutation();
  const [restoreFiles] = useRestoreFilesMutation();
  const [purgeFiles] = usePurgeFilesMutation();
  const [moveFiles] = useMoveFilesMutation();
  const [starFiles] = useStarFilesMutation();
  const [duplicateFile] = useDuplicateFileMutation();

  /** Says what failed; answers what was done. */
  function outcomeOf({ data, error }: Answer): readonly string[] {
    if (data === undefined) {
      tellFailure(error);
      return [];
    }
    if (data.failure !== undefined) {
      if (data.done.length === 0) {
        tellFailure(data.failure);
        return [];
      }
      const reason = failureText(intl, data.failure);
      toast.error(intl.formatMessage(messages.someFailed, { count: data.failed, reason }));
    }
    return data.done;
  }

  function say(text: string, undo: (() => Promise<unknown>) | undefined) {
    toast.success(text, {
      duration: UNDO_MS,
      ...(undo === undefined
        ? {}
        : { action: { label: intl.formatMessage(messages.undo), onClick: () => void undo() } }),
    });
  }

  const keysOf = (boards: Boards) => boards.map(({ key }) => key);
  /** The name of one board, the number of several. */
  const whatOf = (keys: readonly string[], boards: Boards) => ({
    count: keys.length,
    name: boards.find(({ key }) => key === keys[0])?.name ?? '',
  });

  return {
    async trash(boards) {
      const done = outcomeOf(await trashFiles(keysOf(boards)));
      if (done.length === 0) return;
      say(intl.formatMessage(messages.trashed, whatOf(done, boards)), async () =>
        outcomeOf(await restoreFiles(done)),
      );
    },
    async restore(boards) {
      const done = outcomeOf(await restoreFiles(keysOf(boards)));
      if (done.length === 0) return;
      say(intl.formatMessage(messages.restored, whatOf(done, boards)), async () =>
        outcomeOf(await trashFiles(done)),
      );
    },
    async purge(boards) {
      const keys = keysOf(boards);
      const answer = await confirmer.confirm({
        title: intl.formatMessage(messages.purgeTitle),
        message: intl.formatMessage(messages.purgeText, whatOf(keys, boards)),
        okLabel: intl.formatMessage(messages.purge),
        critical: 'ok',
      });
      if (answer !== 'ok') return;
      const done = outcomeOf(await purgeFiles(keys));
      if (done.length > 0) say(intl.formatMessage(messages.purged, whatOf(done, boards)), undefined);
    },
    async move(boards, { name: place, ...to }) {
      const done = outcomeOf(await moveFiles(boards.map(({ key }) => ({ key, to }))));
      if (done.length === 0) return;
      const back = boards.flatMap(({ key, place: from }) =>
        from !== undefined && done.includes(key) ? [{ key, to: from }] : [],
      );
      say(intl.formatMessage(messages.moved, { ...whatOf(done, boards), place }), async () =>
        outcomeOf(await moveFiles(back)),
      );
    },
    async star(boards, star) {
      outcomeOf(await starFiles({ keys: keysOf(boards), star }));
    },
    async duplicate({ key }) {
      const made = await duplicateFile(key);
      if (made.error) tellFailure(made.error);
      else toast.success(intl.formatMessage(messages.duplicated, { name: made.data.name }));
    },
  };
}
