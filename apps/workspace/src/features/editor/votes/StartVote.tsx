import { BOARD_VOTE_LIMITS } from '@boardwalk/domain';
import type { BoardEditor } from '@boardwalk/board/react';
import { Alert, Button, Checkbox, NumberField, TextField } from '@boardwalk/ui-kit';
import { useState, type FormEvent } from 'react';
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
  const [problem, setProblem] = useState<string>();
  const [isOfSelected, setOfSelected] = useState(false);
  const selected = useSelectedElements(editor).filter(isVotable).slice(0, BOARD_VOTE_LIMITS.elementsMax);
  const [start, { error, isLoading }] = useStartBoardVoteMutation();
  async function send(event: FormEvent) {
    event.preventDefault();
    if (dots === null || dots < BOARD_VOTE_LIMITS.dotsMin) {
      setProblem(intl.formatMessage(messages.dotsProblem));
      return;
    }
    const element_ids = selected.map(({ id }) => id);
    const answer = await start({
      fileKey,
      body: { question, dots, ...(isOfSelected && element_ids.length > 0 ? { element_ids } : {}) },
    });
    if (answer.error === undefined) onStarted();
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.note}>{intl.formatMessage(messages.startHint)}</p>
      <TextField
        label={intl.formatMessage(messages.question)}
        placeholder={intl.formatMessage(messages.questionHint)}
        maxLength={BOARD_VOTE_LIMITS.questionMax}
        value={question}
        onValueChange={setQuestion}
      />
      <NumberField
        label={intl.formatMessage(messages.dots)}
        value={dots}
        min={BOARD_VOTE_LIMITS.dotsMin}
        max={BOARD_VOTE_LIMITS.dotsMax}
        error={problem}
        onValueChange={(next) => {
          setDots(next);
          setProblem(undefined);
        }}
      />
      {selected.length > 0 && (
        <Checkbox
          label={intl.formatMessage(messages.onlySelected, { count: selected.length })}
          checked={isOfSelected}
          onCheckedChange={setOfSelected}
        />
      )}
      {error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={isLoading}>
          {intl.formatMessage(messages.start)}
        </Button>
        {onCancel && <Button onClick={onCancel}>{intl.formatMessage(messages.keep)}</Button>}
      </div>
    </form>
  );
}
