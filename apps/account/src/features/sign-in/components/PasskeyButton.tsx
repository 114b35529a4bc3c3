import { ApiFailure } from '@boardwalk/api-client';
import { Button } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import type { StartedSession } from '../opener.ts';
import { passkeyMessages } from '../passkey-messages.ts';
import type { Passkeys } from '../passkeys.ts';
import { useStartedSession } from '../use-started-session.ts';

function wordOf(failure: unknown): keyof typeof passkeyMessages | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  if (failure.is('passkey_refused')) return 'refused';
  if (failure.is('challenge_expired')) return 'late';
  return failure.is('passkeys_not_offered') ? 'notOffered' : undefined;
}

/**
 * Signs in with a passkey. Before it is pressed, the browser may offer passkeys at the field of the account.
 *
 * @param props.challenge of the first step, when the passkey takes the place of the code
 */
export function PasskeyButton({
  passkeys,
  challenge,
  onStarted,
}: {
  passkeys: Passkeys;
  challenge?: string;
  onStarted: (session: StartedSession) => void;
}) {
  const intl = useIntl();
  const { started, isThere } = useStartedSession(onStarted);
  const [hasNone, setHasNone] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const pressed = useAction(() => passkeys.signIn(challenge));
  const isSecond = challenge !== undefined;
  // A form beside it may give another function each time; what the browser offers is to stay.
  const latest = useRef(started);
  useEffect(() => {
    latest.current = started;
  });

  // After a press without a result the browser offers them again.
  useEffect(() => {
    if (isSecond || pressed.isRunning) return undefined;
    const offer = new AbortController();
    const ask = () => {
      passkeys.offer(offer.signal).then(
        (session) => session !== null && latest.current(session),
        (failure: unknown) => {
          if (!isThere.current || offer.signal.aborted) return;
          setRefusal(failure);
          // A refused one is no reason to offer no other.
          ask();
        },
      );
    };
    ask();
    return () => offer.abort();
  }, [passkeys, isSecond, pressed.isRunning, isThere]);

  async function press() {
    setHasNone(false);
    setRefusal(null);
    const session = await pressed.run(undefined);
    if (session === null) setHasNone(true);
    else if (session !== undefined) started(session);
  }

  const failure = pressed.failure ?? refusal;
  const word = wordOf(failure);
  return (
    <>
      <Button size="large" block loading={pressed.isRunning} onClick={() => void press()}>
        {intl.formatMessage(isSecond ? passkeyMessages.instead : passkeyMessages.signIn)}
      </Button>
      {hasNone && <Notice tone="caution">{intl.formatMessage(passkeyMessages.none)}</Notice>}
      {failure !== null && (
        <Notice>
          {word === undefined ? failureText(intl, failure) : intl.formatMessage(passkeyMessages[word])}
        </Notice>
      )}
    </>
  );
}
