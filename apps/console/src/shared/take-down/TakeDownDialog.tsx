import { isFailure } from '@boardwalk/app-shell/failures';
import type { Language } from '@boardwalk/domain';
import { Alert, Button, Dialog, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { NO_REASON, ReasonFields, reasonProblem } from '#shared/reasons/ReasonFields.tsx';
import { useTakeDownWorkMutation } from './api.ts';
import { takeDownMessages as messages } from './messages.ts';
import styles from './TakeDownDialog.module.css';

/** Asks why a work is taken down, which its creator reads. */
export function TakeDownDialog({
  fileKey,
  name,
  language,
  onClosed,
}: {
  readonly fileKey: string;
  readonly name: string;
  /** The language that the creator reads. */
  readonly language: Language;
  /** Runs when the dialog has gone. For the next work mount another one: what was written is for this one. */
  readonly onClosed: () => void;
}) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(true);
  const [draft, setDraft] = useState(NO_REASON);
  const [isTried, setTried] = useState(false);
  const [takeDown, { error, isLoading }] = useTakeDownWorkMutation();
  const close = () => setOpen(false);
  const send = async () => {
    setTried(true);
    if (reasonProblem(draft) !== undefined || isLoading) return;
    const answer = await takeDown({ fileKey, reason: draft.words });
    if (answer.error !== undefined) return;
    toast.success(intl.formatMessage(messages.done, { name }));
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      busy={isLoading}
      onClosed={onClosed}
      title={intl.formatMessage(messages.title, { name })}
      description={intl.formatMessage(messages.text)}
      closeLabel={intl.formatMessage(messages.close)}
      {...(language === intl.locale ? {} : { width: WIDE })}
      footer={
        <>
          <Button disabled={isLoading} onClick={close}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button variant="critical" loading={isLoading} onClick={() => void send()}>
            {intl.formatMessage(messages.send)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error !== undefined && (
          <Alert tone="critical">
            {isFailure(error) && error.error === 'not_published'
              ? intl.formatMessage(messages.notPublic)
              : failureText(intl, error)}
          </Alert>
        )}
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
