import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { FieldRule } from '@boardwalk/domain';
import { Alert, Button, TextArea, toast } from '@boardwalk/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { listFormMessages as messages } from './list-form-messages.ts';
import styles from './ListForm.module.css';
import { useLeaveQuestion } from './use-leave-question.ts';

/** What is under the title of a list. */
export interface ListFormProps<List extends { readonly version: number }> {
  /** The list as the server has it. */
  readonly list: List;
  /** A list as it is typed. */
  readonly textOf: (list: List) => string;
  /** What is wrong with a text, in words. */
  readonly problemOf: (text: string) => string | undefined;
  /** Saves a text in place of the list of a version; rejects with what it failed with. */
  readonly set: (text: string, version: number) => Promise<List>;
  readonly label: string;
  readonly description: string;
  readonly rows: number;
  /** Shown when the list was saved. */
  readonly saved: string;
  /** Stands above the field. */
  readonly children?: ReactNode;
}

/** A list of the site as a text that several people keep. What is typed stays when somebody else has set another list meanwhile, and asks before it is left. */
export function ListForm<List extends { readonly version: number }>({
  list,
  textOf,
  problemOf,
  set,
  label,
  description,
  rows,
  saved,
  children,
}: ListFormProps<List>) {
  const intl = useIntl();
  const [text, setText] = useState(() => textOf(list));
  // The list that the text began with.
  const [begun, setBegun] = useState(list);
  const problem = problemOf(text);
  const isStale = list.version > begun.version;
  const begin = (from: List) => {
    setText(textOf(from));
    setBegun(from);
  };
  const form = useCheckedForm({
    violations: problem === undefined ? [] : [{ field: 'text', rule: FieldRule.FORMAT }],
    shown: ['text'],
    send: async () =>
      await callOutcome(
        async () => await set(text, begun.version),
        (next) => {
          begin(next);
          toast.success(saved);
        },
      ),
  });
  useLeaveQuestion(text !== textOf(begun) && !form.isSending);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {isStale ? (
        <Alert tone="caution">{intl.formatMessage(messages.stale)}</Alert>
      ) : (
        form.problem !== undefined && <Alert tone="critical">{failureText(intl, form.problem)}</Alert>
      )}
      {children}
      <TextArea
        label={label}
        description={description}
        value={text}
        onValueChange={(next) => form.touch() && setText(next)}
        rows={rows}
        spellCheck={false}
        error={form.violations.length > 0 ? problem : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={form.isSending}>
          {intl.formatMessage(messages.save)}
        </Button>
        {isStale && (
          <Button type="button" onClick={() => form.touch() && begin(list)}>
            {intl.formatMessage(messages.takeTheirs)}
          </Button>
        )}
      </div>
    </form>
  );
}
