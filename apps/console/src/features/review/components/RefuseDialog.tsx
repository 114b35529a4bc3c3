import { outcomeOf, useCheckedForm } from '@boardwalk/app-shell/forms';
import type { Language } from '@boardwalk/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { FormDialog } from '#shared/forms/FormDialog.tsx';
import { checkReason, NO_REASON, ReasonFields } from '#shared/reasons/ReasonFields.tsx';
import { reviewMessages as messages } from '../messages.ts';

export interface RefuseDialogProps {
  readonly open: boolean;
  /** The language that the creator reads. */
  readonly language: Language;
  /** Refuses; answers with what it failed with. */
  readonly onRefuse: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why a work is refused: a reason to begin with, and words that its creator will read. */
export function RefuseDialog({ open, language, onRefuse, onClose }: RefuseDialogProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState(NO_REASON);
  const form = useCheckedForm({
    violations: checkReason(draft),
    shown: ['reason'],
    send: async () => outcomeOf(await onRefuse(draft.words)),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title={intl.formatMessage(messages.refuseTitle)}
      description={intl.formatMessage(messages.refuseText)}
      closeLabel={intl.formatMessage(messages.close)}
      cancelLabel={intl.formatMessage(messages.cancel)}
      sendLabel={intl.formatMessage(messages.refuseSend)}
      problem={form.problem === undefined ? undefined : failureText(intl, form.problem)}
      {...(language === intl.locale ? {} : { width: WIDE })}
    >
      <ReasonFields
        language={language}
        draft={draft}
        onChange={(next) => form.touch() && setDraft(next)}
        problem={form.violations[0]}
        missing={intl.formatMessage(messages.reasonMissing)}
      />
    </FormDialog>
  );
}

/** Room for two languages beside each other, in pixels. */
const WIDE = 720;
