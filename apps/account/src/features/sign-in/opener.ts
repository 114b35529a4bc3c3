import { LoginMessageName } from '@boardwalk/domain';
import type { DataOf } from '@boardwalk/api-client';

/** A started session, as the server answers it. */
export type StartedSession = DataOf<'signIn'>;

/**
 * Notifies the page around the login frame. The message goes to our own origin only: it carries a refresh token.
 * The session's cookie itself never leaves the browser's cookie jar.
 */
export function tellOpener(
  message:
    | { type: typeof LoginMessageName.LOGIN_SUCCESS; data: StartedSession }
    | { type: typeof LoginMessageName.CLOSE },
  frame: Pick<Window, 'parent' | 'location'> = window,
): void {
  frame.parent.postMessage(message, frame.location.origin);
}

/** Says that a person has signed in (spec §2: event `login-success`). */
export const tellSignedIn = (session: StartedSession) =>
  tellOpener({ type: LoginMessageName.LOGIN_SUCCESS, data: session });

/** Asks to hide the frame (spec §2: event `close`). */
export const tellClose = () => tellOpener({ type: LoginMessageName.CLOSE });
