import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { BOARD_VOTE_LIMITS, FieldRule } from '@boardwalk/domain';
import type { BoardEditor } from '@boardwalk/board/react';
import { Alert, Button, Checkbox, NumberField, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useSelectedElements } from '../use-selected-elements.ts';
import { useStartBoardVoteMutation } from './api.ts';
import { messages } from './messages.ts';
import { isVotable } from './votable.ts';
import styles from './Votes.module.css';

/** The form that starts a vote. */
export function StartVote({
  editor,
  fileKey,
  onStarted,
  onCancel,
}: {
  readonly editor: BoardEditor;
  readonly fileKey: string;
  readonly onStarted: () => void;
  /** Goes back to results; null where there are none. */
  readonly onCancel: (() => void) | null;
}) {
  const intl = useIntl();
  const [question, setQuestion] = useState('');
  const [dots, setDots] = useState<number | null>(3);
  const [isOfSelected, setOfSelected] = useState(false);
  const selected = useSelectedElements(editor).filter(isVotable).slice(0, BOARD_VOTE_LIMITS.elementsMax);
  const [start] = useStartBoardVoteMutation();
  const form = useCheckedForm({
    violations:
      dots === null || dots < BOARD_VOTE_LIMITS.dotsMin ? [{ field: 'dots', rule: FieldRule.MIN }] : [],
    shown: ['dots'],
    send: async () => {
      const element_ids = selected.map(({ id }) => id);
      const ofSome = isOfSelected && element_ids.length > 0 ? { element_ids } : {};
      return await callOutcome(
        async () => await start({ fileKey, body: { question, dots: dots ?? 0, ...ofSome } }).unwrap(),
        onStarted,
      );
    },
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.note}>{intl.formatMessage(messages.startHint)}</p>
      <TextField
        label={intl.formatMessage(messages.question)}
        placeholder={intl.formatMessage(messages.questionHint)}
        maxLength={BOARD_VOTE_LIMITS.questionMax}
        value={question}
        onValueChange={(text) => form.touch() && setQuestion(text)}
      />
      <NumberField
        label={intl.formatMessage(messages.dots)}
        value={dots}
        min={BOARD_VOTE_LIMITS.dotsMin}
        max={BOARD_VOTE_LIMITS.dotsMax}
        error={form.violations.length > 0 ? intl.formatMessage(messages.dotsProblem) : undefined}
        onValueChange={(next) => form.touch() && setDots(next)}
      />
      {selected.length > 0 && (
        <Checkbox
          label={intl.formatMessage(messages.onlySelected, { count: selected.length })}
          checked={isOfSelected}
          onCheckedChange={(isChosen) => form.touch() && setOfSelected(isChosen)}
        />
      )}
      {form.problem !== undefined && <Alert tone="critical">{failureText(intl, form.problem)}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.isSending}>
          {intl.formatMessage(messages.start)}
        </Button>
        {onCancel && <Button onClick={onCancel}>{intl.formatMessage(messages.keep)}</Button>}
      </div>
    </form>
  );
}
