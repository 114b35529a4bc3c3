import { Button, Dialog, EmptyState, toast } from '@boardwalk/ui-kit';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { useIsClosed } from '#shared/forms/use-is-closed.ts';
import { ReportForm } from './components/ReportForm.tsx';
import { reportMessages, SUBJECT_MESSAGES } from './messages.ts';
import { useReportForm } from './use-report-form.ts';

type Phase = 'form' | 'sent' | 'already';

const WIDTH = 560;

/** Reports a template, a comment on it or a profile (spec §4, §5): the form, then what became of it. Nobody has to log in for it. */
export default function ReportDialog({ isOpen, onClose, name, ...reported }: DialogProps<'report'>) {
  const intl = useIntl();
  const formId = useId();
  const [phase, setPhase] = useState<Phase>('form');
  const isForm = phase === 'form';
  const words =
    SUBJECT_MESSAGES[
      'userId' in reported ? 'profile' : reported.commentId === undefined ? 'work' : 'comment'
    ];
  const isClosed = useIsClosed();
  const form = useReportForm(reported, (kind) => {
    setPhase(kind);
    if (isClosed.current)
      toast.success(intl.formatMessage(kind === 'sent' ? reportMessages.sentTitle : words.already));
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      busy={form.isSending}
      // A slip of the finger must not take away what is being written.
      closeOnMask={!isForm}
      width={WIDTH}
      title={intl.formatMessage(words.title)}
      description={isForm ? intl.formatMessage(words.lead, { name }) : undefined}
      closeLabel={intl.formatMessage(reportMessages.close)}
      footer={
        isForm ? (
          <>
            <Button variant="quiet" disabled={form.isSending} onClick={onClose}>
              {intl.formatMessage(reportMessages.cancel)}
            </Button>
            <Button variant="primary" type="submit" form={formId} loading={form.isSending}>
              {intl.formatMessage(reportMessages.send)}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {intl.formatMessage(reportMessages.done)}
          </Button>
        )
      }
    >
      {isForm ? (
        <ReportForm id={formId} form={form} hint={intl.formatMessage(words.hint)} />
      ) : (
        <Ended phase={phase} already={intl.formatMessage(words.already)} />
      )}
    </Dialog>
  );
}

/** The report is there: now, or from before (code 3000). */
function Ended({ phase, already }: { phase: Exclude<Phase, 'form'>; already: string }) {
  const intl = useIntl();
  const isSent = phase === 'sent';
  const panel = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => panel.current?.focus(), []);
  return (
    <EmptyState
      ref={panel}
      tabIndex={-1}
      size="small"
      icon={isSent ? <CircleCheck /> : <Hourglass />}
      title={isSent ? intl.formatMessage(reportMessages.sentTitle) : already}
      description={intl.formatMessage(isSent ? reportMessages.sentText : reportMessages.alreadyText)}
    />
  );
}
