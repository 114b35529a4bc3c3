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
/** How often an offer is cancelled until the browser lets go of it, in milliseconds. */
const CANCEL_MS = 20;

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

/** The last question that the server was asked for. */
let lastQuestion: Promise<unknown> = Promise.resolve();

/**
 * Asks the server for a question, after the one before has arrived: the first one brings the browser the cookie that it is bound to,
 * and of two asked for at once one would be bound to a cookie that the other has replaced.
 */
function askServer(challenge?: string): Promise<PasskeyQuestion> {
  const question = lastQuestion.then(() =>
    api.call('beginPasskeySignIn', { body: challenge === undefined ? {} : { challenge } }),
  );
  lastQuestion = question.catch(() => null);
  return question;
}

/** What the browser offers now: `end` takes it back, and `over` settles once the browser has let go of it. */
let standing: { readonly end: () => void; readonly over: Promise<unknown> } | null = null;

/** Lets the browser offer passkeys for a question, until `signal` is aborted or the question expires soon. */
async function offer(question: PasskeyQuestion, signal: AbortSignal) {
  let again: ReturnType<typeof setInterval> | undefined;
  let isOld = false;
  const end = () => {
    WebAuthnAbortService.cancelCeremony();
    // The browser is asked some time after the call: what does not stand yet cannot be cancelled yet.
    again ??= setInterval(() => WebAuthnAbortService.cancelCeremony(), CANCEL_MS);
  };
  const timer = setTimeout(
    () => {
      isOld = true;
      end();
    },
    Math.max(1, question.valid - MARGIN_SECONDS) * 1000,
  );
  signal.addEventListener('abort', end);
  const over = ask(question, true).finally(() => {
    clearInterval(again);
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  });
  standing = { end, over };
  return { answer: await over, isOld };
}

/** Asks for a passkey in a dialog of the browser. Rejects with why the server took none. */
export async function signInByPasskey(challenge?: string): Promise<StartedSession | null> {
  const question = await askServer(challenge);
  // The browser takes one question at a time, and one that comes later ends this one.
  standing?.end();
  await standing?.over;
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
    if (signal.aborted) return null;
    // Nobody has asked for anything yet: without an answer there is nothing to say.
    const question = await askServer().catch(() => null);
    if (question === null || signal.aborted) return null;
    const { answer, isOld } = await offer(question, signal);
    if (answer !== null) return start(answer);
    if (!isOld) return null;
  }
}
