import { Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { useCentre } from '../centre-context.ts';
import { useTitleFocus } from '../use-title-focus.ts';
import { accountMessages } from './messages.ts';
import styles from './ProofHint.module.css';

/** Asks to prove the address, and sends the link: mail reaches proven addresses only. */
export function ProofHint() {
  const intl = useIntl();
  const { client, user, setUser } = useCentre();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const email = user.pending_email ?? (user.email_proven ? null : user.email);
  const request = useAction(async (address: string) => {
    try {
      await client.call('requestEmailProof');
      return address;
    } finally {
      // Another tab may have proven it meanwhile.
      setUser(await client.call('getUserInfo'));
    }
  });
  const { title, holdFocus } = useTitleFocus<HTMLDivElement>();
  if (email === null) return null;
  async function send(address: string) {
    const moveFocus = holdFocus();
    const sent = await request.run(address);
    if (sent === undefined) return;
    // What it says takes the focus of the button, which goes.
    moveFocus();
    setSentTo(sent);
  }
  const text = user.pending_email === null ? accountMessages.prove : accountMessages.pending;
  return (
    <div ref={title} tabIndex={-1} className={styles.root}>
      <Notice
        tone={sentTo === email ? 'positive' : 'caution'}
        action={
          sentTo !== email && (
            <Button size="small" loading={request.isRunning} onClick={() => void send(email)}>
              {intl.formatMessage(accountMessages.sendAgain)}
            </Button>
          )
        }
      >
        {intl.formatMessage(sentTo === email ? accountMessages.linkSent : text, { email })}
      </Notice>
      {request.failure !== null && <Notice>{centreFailureText(intl, request.failure)}</Notice>}
    </div>
  );
}
