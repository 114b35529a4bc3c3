import type { MailEntry, MailState } from '@boardwalk/api-client';
import { Badge, Button, toast } from '@boardwalk/ui-kit';
import { RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { Moment } from '#shared/time/Moment.tsx';
import { useRetryMailMutation } from '../api.ts';
import { kindWords } from '../kind-words.ts';
import { mailMessages as messages } from '../messages.ts';
import { stateWords } from '../state-words.ts';
import writing from '#shared/list/writing.module.css';
import styles from './MailEntries.module.css';

const TONES: Readonly<Record<MailState, 'neutral' | 'positive' | 'caution' | 'critical'>> = {
  queued: 'neutral',
  sending: 'neutral',
  sent: 'positive',
  failed: 'critical',
  kept: 'caution',
};

/** Mails with their text as long as it is kept, and another try for those that were not sent. */
export function MailEntries({ entries }: { readonly entries: readonly MailEntry[] }) {
  return (
    <ul className={writing.list}>
      {entries.map((mail) => (
        <li key={mail.mail_id} className={writing.entry}>
          <Entry mail={mail} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ mail }: { readonly mail: MailEntry }) {
  const intl = useIntl();
  const [retry, { isLoading }] = useRetryMailMutation();
  const { mail_id: id, state, recipient, subject, kind, text, fault } = mail;
  const send = async () => {
    const answer = await retry(id);
    if (answer.error === undefined) toast.success(intl.formatMessage(messages.retried));
    else toast.error(failureText(intl, answer.error));
  };
  return (
    <>
      <p className={writing.head}>
        <Badge tone={TONES[state]}>{intl.formatMessage(stateWords(state))}</Badge>
        <strong>{subject === '' ? kindWords(intl, kind) : subject}</strong>
        <span>{recipient ?? intl.formatMessage(messages.nobody)}</span>
        <Moment at={mail.created_at} />
      </p>
      {fault !== null && <p className={styles.fault}>{fault}</p>}
      {text !== '' && (
        <details>
          <summary>{intl.formatMessage(messages.text)}</summary>
          <p className={`${writing.words} ${styles.text}`}>{text}</p>
        </details>
      )}
      {(state === 'failed' || state === 'kept') && (
        <div>
          <Button size="small" icon={<RotateCw />} loading={isLoading} onClick={() => void send()}>
            {intl.formatMessage(messages.retry)}
          </Button>
        </div>
      )}
    </>
  );
}
