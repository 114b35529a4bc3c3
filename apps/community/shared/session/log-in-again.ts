import { isLoginNeeded } from '../api/failure.ts';
import type { DialogStack } from '../dialogs/dialog-stack.ts';
import { selectLastViewerId } from './last-viewer.ts';
import { selectViewer, type WithSession } from './session-slice.ts';

/** What a login in the middle of something needs. */
export interface LoginAround {
  readonly store: { readonly getState: () => WithSession };
  readonly dialogs: Pick<DialogStack, 'open'>;
}

/** What became of a call that can fail. */
export interface Failing {
  readonly error?: unknown;
}

/**
 * Runs a call; when it finds that the session has ended, asks for a login, and runs it once more when the same person has logged
 * in. Without that it has failed.
 */
export async function resume<Outcome extends Failing>(
  call: () => PromiseLike<Outcome>,
  around: LoginAround,
): Promise<Outcome> {
  return await goOn(await call(), call, around);
}

/** The same for a call that has run once. */
export async function goOn<Outcome extends Failing>(
  outcome: Outcome,
  call: () => PromiseLike<Outcome>,
  around: LoginAround,
): Promise<Outcome> {
  if (!isLoginNeeded(outcome.error) || !(await logInAgain(around))) return outcome;
  return await call();
}

/** Asks for a login; answers whether the same person is logged in again, or a visitor now is. */
async function logInAgain({ store, dialogs }: LoginAround): Promise<boolean> {
  const before = selectLastViewerId(store.getState());
  const isBack = () => before === undefined || selectViewer(store.getState())?.user_id === before;
  return await new Promise((resolve) => {
    dialogs.open('login', { onSuccess: () => resolve(isBack()), onDismiss: () => resolve(false) });
  });
}
