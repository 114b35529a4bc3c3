import type { PasskeyQuestion } from '@boardwalk/api-client';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser';
import { api } from '#shared/api.ts';
import type { StartedSession } from './opener.ts';

/** Seconds before its end that a question is asked again: the answer has to arrive in time. */
const MARGIN_SECONDS = 30;

/** The answer of the browser; null when the person has given none, or was asked for something else meanwhile. */
async function ask(
  { options }: PasskeyQuestion,
  isAutofill: boolean,
): Promise<AuthenticationResponseJSON | null> {
  try {
    return await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isAutofill,
    });
  } catch {
    return null;
  }
}

function start({ id, response }: AuthenticationResponseJSON, challenge?: string): Promise<StartedSession> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return api.call('signInWithPasskey', {
    body: {
      id,
      client_data: clientDataJSON,
      authenticator_data: authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { user_handle: userHandle }),
      ...(challenge === undefined ? {} : { challenge }),
    },
  });
}

/** Asks for a passkey in a dialog of the browser. Rejects with why the server took none. */
export async function signInByPasskey(challenge?: string): Promise<StartedSession | null> {
  const question = await api.call('beginPasskeySignIn', {
    body: challenge === undefined ? {} : { challenge },
  });
  const answer = await ask(question, false);
  return answer === null ? null : start(answer, challenge);
}

/**
 * Lets the browser offer passkeys among what it fills in. The question is asked again before it expires, for as long as the page
 * stands. Rejects with why the server took none.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<StartedSession | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  for (;;) {
    // Nobody has asked for anything yet: without an answer there is nothing to say.
    const question = await api.call('beginPasskeySignIn', { body: {} }).catch(() => null);
    if (question === null || signal.aborted) return null;
    const cancel = () => WebAuthnAbortService.cancelCeremony();
    let isOld = false;
    const timer = setTimeout(
      () => {
        isOld = true;
        cancel();
      },
      Math.max(1, question.valid - MARGIN_SECONDS) * 1000,
    );
    signal.addEventListener('abort', cancel);
    const answer = await ask(question, true);
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    if (answer !== null) return start(answer);
    if (!isOld || signal.aborted) return null;
  }
}
