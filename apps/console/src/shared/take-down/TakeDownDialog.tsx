import { isFailure } from '@boardwalk/app-shell/failures';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import type { Language } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { FormDialog } from '#shared/forms/FormDialog.tsx';
import { checkReason, NO_REASON, ReasonFields } from '#shared/reasons/ReasonFields.tsx';
import { useTakeDownWorkMutation } from './api.ts';
import { takeDownMessages as messages } from './messages.ts';

export interface TakeDownDialogProps {
  readonly fileKey: string;
  readonly name: string;
  /** The language that the creator reads. */
  readonly language: Language;
  /** Runs when the dialog has gone. For the next work mount another one: what was written is for this one. */
  readonly onClosed: () => void;
}

/** Asks why a work is taken down, which its creator reads. */
export function TakeDownDialog({ fileKey, name, language, onClosed }: TakeDownDialogProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(true);
  const [draft, setDraft] = useState(NO_REASON);
  const [takeDown] = useTakeDownWorkMutation();
  const close = () => setOpen(false);
  const form = useCheckedForm({
    violations: checkReason(draft),
    shown: ['reason'],
    send: async () =>
      await callOutcome(
        async () => await takeDown({ fileKey, reason: draft.words }).unwrap(),
        () => {
          toast.success(intl.formatMessage(messages.done, { name }));
          close();
        },
      ),
  });
  const { problem } = form;
  const words =
    isFailure(problem) && problem.error === 'not_published'
      ? intl.formatMessage(messages.notPublic)
      : failureText(intl, problem);
  return (
    <FormDialog
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      form={form}
      title={intl.formatMessage(messages.title, { name })}
      description={intl.formatMessage(messages.text)}
      closeLabel={intl.formatMessage(messages.close)}
      cancelLabel={intl.formatMessage(messages.cancel)}
      sendLabel={intl.formatMessage(messages.send)}
      tone="critical"
      problem={problem === undefined ? undefined : words}
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
