import { newIdempotencyKey } from '@boardwalk/api-client';
import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import type { Action, Store, ThunkDispatch } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import type { DialogStack } from '../dialogs/dialog-stack.ts';
import { failureText } from '../errors/failure-text.ts';
import { resume } from '../session/log-in-again.ts';
import { selectIsLogged, selectViewer, type WithSession } from '../session/session-slice.ts';
import { filesApi } from './api.ts';
import { keepCopyPlace, readCopyPlace, type CopyPlace } from './copy-place.ts';
import { fileLimitIn, isPlaceGone, refusalIn } from './entitlement.ts';
import { filesMessages } from './messages.ts';

/**
 * What a viewer can do with templates wherever they are shown (spec §1, §8). Each asks to log in first when that is needed, and goes
 * on after a login when it finds that the session has ended.
 */
export interface FileActions {
  readonly setPraise: (fileKey: string, praise: boolean) => void;
  readonly setCollect: (fileKey: string, collect: boolean) => void;
  /**
   * Copies a template to where the viewer's last copy went, else into their own documents.
   *
   * @param onRunning is called with true when a copy begins, and with false when it has ended
   */
  readonly copy: (fileKey: string, onRunning: (isRunning: boolean) => void) => void;
  /** Opens the dialog that asks where a copy goes. */
  readonly choosePlace: (fileKey: string) => void;
  /**
   * Copies a template into a place, null for the viewer's own documents, and opens the copy-success dialog, or the one that says what
   * the copy costs or that there is no room. Any other failure is for the caller to show. The viewer is logged in.
   */
  readonly copyTo: (fileKey: string, place: CopyPlace | null) => Promise<CopyOutcome>;
}

/** What came of it: copied, refused with a dialog that says why, or failed. */
export type CopyOutcome = { readonly done: boolean; readonly failure?: unknown };

/** What the actions work with. */
export interface FileActionsAround {
  readonly store: Store<WithSession> & { dispatch: ThunkDispatch<unknown, unknown, Action> };
  readonly dialogs: Pick<DialogStack, 'open'>;
  readonly intl: IntlShape;
}

const { praiseFile, collectFile, copyFileByPost } = filesApi.endpoints;
/** What they change shows through the marks slice; nobody reads the calls themselves. */
const UNTRACKED = { track: false } as const;

/** Like, collect and copy, once for all templates of a page. */
export function createFileActions(around: FileActionsAround): FileActions {
  const {
    store,
    dialogs: { open },
    intl,
  } = around;
  // A copy that failed is asked for again under the same key: regardless of what became of it, there will be one.
  const wishes = new Map<string, string>();

  /** Runs an action at once, or after the login that it needs; closing that drops it. */
  const whenLogged = (action: () => unknown) => {
    if (selectIsLogged(store.getState())) action();
    else open('login', { onSuccess: action });
  };

  async function copyTo(fileKey: string, place: CopyPlace | null): Promise<CopyOutcome> {
    const wish = [fileKey, ...(place?.path ?? [])].join('/');
    const idempotencyKey = wishes.get(wish) ?? newIdempotencyKey();
    wishes.set(wish, idempotencyKey);
    const argument = { fileKey, idempotencyKey, ...(place === null ? {} : { place: placeOf(place.path) }) };
    const { data, error } = await resume(
      () => store.dispatch(copyFileByPost.initiate(argument, UNTRACKED)),
      around,
    );
    if (error) {
      const refusal = refusalIn(error);
      const limit = fileLimitIn(error);
      if (refusal) open('upgrade', { fileKey, refusal });
      else if (limit) open('createFileLimit', limit);
      else return { done: false, failure: error };
      return { done: false };
    }
    wishes.delete(wish);
    const name = place?.names.at(-1);
    open('copySuccess', {
      fileKey: data.file_key,
      name: data.name,
      ...(name === undefined ? {} : { place: name }),
    });
    return { done: true };
  }

  async function copyAgain(fileKey: string): Promise<void> {
    const userId = selectViewer(store.getState())?.user_id;
    const place = readCopyPlace(userId);
    const { failure } = await copyTo(fileKey, place);
    if (failure === undefined) return;
    if (userId !== undefined && place !== null && isPlaceGone(failure)) {
      keepCopyPlace(userId, null);
      open('copyTo', { fileKey, isLastGone: true });
    } else toast.error(failureText(intl, failure));
  }

  return {
    copyTo,

    setPraise: (fileKey, praise) =>
      whenLogged(async () => {
        const argument = { file_key: fileKey, praise };
        const { error } = await resume(
          () => store.dispatch(praiseFile.initiate(argument, UNTRACKED)),
          around,
        );
        if (error) toast.error(intl.formatMessage(filesMessages.likeFailed));
      }),

    setCollect: (fileKey, collect) =>
      whenLogged(async () => {
        const argument = { file_key: fileKey, collect };
        const { error } = await resume(
          () => store.dispatch(collectFile.initiate(argument, UNTRACKED)),
          around,
        );
        if (error) toast.error(intl.formatMessage(filesMessages.collectFailed));
        else if (collect) toast.success(intl.formatMessage(filesMessages.collected));
      }),

    copy: (fileKey, onRunning) =>
      whenLogged(async () => {
        onRunning(true);
        try {
          await copyAgain(fileKey);
        } finally {
          onRunning(false);
        }
      }),

    choosePlace: (fileKey) => whenLogged(() => open('copyTo', { fileKey })),
  };
}

/** The place that ids from the team down lead to. */
function placeOf(path: readonly string[]) {
  const [teamId = '', projectId = '', ...folders] = path;
  return { teamId, projectId, folderId: folders.at(-1) ?? ROOT_FOLDER_ID };
}
