import { canUsePasskeys } from '#shared/passkeys/can-use-passkeys.ts';
import type { StartedSession } from './opener.ts';

/** Signing in with passkeys, as the page needs it. */
export interface Passkeys {
  /**
   * Asks for a passkey; null when the person has given none.
   *
   * @param challenge of the first step, when the passkey takes the place of the code
   */
  readonly signIn: (challenge?: string) => Promise<StartedSession | null>;
  /** Lets the browser offer passkeys at the field of the account, until `signal` is aborted; null when none was chosen. */
  readonly offer: (signal: AbortSignal) => Promise<StartedSession | null>;
}

/** Those of this browser, whose code is loaded when it is needed; null where there are none. */
export const browserPasskeys: Passkeys | null = canUsePasskeys()
  ? {
      signIn: async (challenge) => (await import('./passkey-sign-in.ts')).signInByPasskey(challenge),
      offer: async (signal) => (await import('./passkey-sign-in.ts')).offerPasskeys(signal),
    }
  : null;
