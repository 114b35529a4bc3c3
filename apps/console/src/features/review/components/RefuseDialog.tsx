import type { Language } from '@boardwalk/domain';
import { Alert, Button, Dialog } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { NO_REASON, ReasonFields, reasonProblem } from '#shared/reasons/ReasonFields.tsx';
import { reviewMessages as messages } from '../messages.ts';
import styles from './RefuseDialog.module.css';

/** Asks why a work is refused: a reason to begin with, and words that its creator will read. */
export function RefuseDialog({
  open,
  language,
  onRefuse,
  onClose,
}: {
  readonly open: boolean;
  /** The language that the creator reads. */
  readonly language: Language;
  /** Refuses; answers with what it failed with. */
  readonly onRefuse: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const [draft, setDraft] = useState(NO_REASON);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setTried(true);
    if (reasonProblem(draft) !== undefined || isSending) return;
    setSending(true);
    setFailure(await onRefuse(draft.words));
    setSending(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={isSending}
      title={intl.formatMessage(messages.refuseTitle)}
      description={intl.formatMessage(messages.refuseText)}
      closeLabel={intl.formatMessage(messages.close)}
      {...(language === intl.locale ? {} : { width: WIDE })}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            {intl.formatMessage(messages.refuseSend)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure !== undefined && <Alert tone="critical">{failureText(intl, failure)}</Alert>}
        <ReasonFields
          language={language}
          draft={draft}
          onChange={setDraft}
          isTried={isTried}
          missing={intl.formatMessage(messages.reasonMissing)}
        />
      </div>
    </Dialog>
  );
}

/** Room for two languages beside each other, in pixels. */
const WIDE = 720;
