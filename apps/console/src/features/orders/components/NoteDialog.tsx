import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkText } from '@boardwalk/domain';
import { TextArea } from '@boardwalk/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { FormDialog } from '#shared/forms/FormDialog.tsx';
import { orderMessages as messages } from '../messages.ts';

export interface NoteDialogProps {
  readonly title: string;
  readonly description: string;
  /** Above the field. */
  readonly children?: ReactNode;
  /** The field, as the server names it. */
  readonly field: string;
  readonly label: string;
  /** Below the field. */
  readonly hint?: string;
  /** Said when nothing is written. */
  readonly missing: string;
  /** Most characters. */
  readonly limit: number;
  readonly sendLabel: string;
  /** Does it; rejects with what it failed with. */
  readonly send: (text: string) => Promise<unknown>;
  /** Runs once it is done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for some words for the records before something is done that cannot be undone. */
export function NoteDialog({
  title,
  description,
  children,
  field,
  label,
  hint,
  missing,
  limit,
  sendLabel,
  send,
  onDone,
  onClose,
}: NoteDialogProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const form = useCheckedForm({
    violations: checkText(field, text, { min: 1, max: limit }),
    shown: [field],
    send: async () => await callOutcome(async () => await send(text), onDone),
  });
  const [problem] = form.violations;
  return (
    <FormDialog
      onClose={onClose}
      // What was typed is not to be lost by a press beside it.
      closeOnMask={false}
      form={form}
      title={title}
      description={description}
      closeLabel={intl.formatMessage(messages.close)}
      cancelLabel={intl.formatMessage(messages.cancel)}
      sendLabel={sendLabel}
      tone="critical"
      problem={form.problem === undefined ? undefined : failureText(intl, form.problem)}
    >
      {children}
      <TextArea
        label={label}
        description={hint}
        required
        rows={4}
        value={text}
        onValueChange={(next) => form.touch() && setText(next)}
        error={
          problem &&
          (problem.rule === 'required' ? missing : intl.formatMessage(messages.reasonTooLong, { limit }))
        }
        counter={{
          max: limit,
          count: (words) => [...words.trim()].length,
          text: (count, max) => `${intl.formatNumber(count)} / ${intl.formatNumber(max)}`,
        }}
      />
    </FormDialog>
  );
}
