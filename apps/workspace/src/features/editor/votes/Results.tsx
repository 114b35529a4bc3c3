import type { BoardVote } from '@boardwalk/api-client';
import type { BoardEditor } from '@boardwalk/board/react';
import { Button, confirmer, Select, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import type { KeptView } from '../use-kept-view.ts';
import { useBoardVersion } from '../use-selected-elements.ts';
import { useDeleteBoardVoteMutation } from './api.ts';
import { ElementButton } from './ElementButton.tsx';
import { messages } from './messages.ts';
import styles from './Votes.module.css';

/** A vote by its question, or by when it ended. */
function titleOf(intl: IntlShape, { question, ended_at: at }: BoardVote): string {
  const time = at === null ? '' : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return question === '' ? time : `${question} · ${time}`;
}

/** The results of votes that have ended: one of them as a list, the most dots first. */
export function Results({
  editor,
  view,
  fileKey,
  votes,
  mayDelete,
  shownId,
  onShow,
}: {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  readonly fileKey: string;
  readonly votes: readonly BoardVote[];
  readonly mayDelete: boolean;
  readonly shownId: string | null;
  readonly onShow: (voteId: string | null) => void;
}) {
  const intl = useIntl();
  useBoardVersion(editor);
  const [chosen, setChosen] = useState(shownId);
  const [remove, { isLoading }] = useDeleteBoardVoteMutation();
  const vote = votes.find(({ vote_id: id }) => id === chosen) ?? votes[0];
  if (vote === undefined) return null;
  const results = vote.results ?? [];
  const most = results[0]?.dots ?? 1;
  const isShown = vote.vote_id === shownId;
  const askToDelete = async () => {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(messages.removeTitle),
      message: intl.formatMessage(messages.removeText),
      okLabel: intl.formatMessage(messages.removeYes),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { error } = await remove({ fileKey, voteId: vote.vote_id });
    if (error !== undefined) toast.error(failureText(intl, error));
  };
  return (
    <>
      <div className={styles.field}>
        <Select
          label={intl.formatMessage(messages.earlier)}
          value={vote.vote_id}
          options={votes.map((each) => ({ value: each.vote_id, label: titleOf(intl, each) }))}
          onValueChange={(id) => {
            setChosen(id);
            if (shownId !== null) onShow(id);
          }}
        />
      </div>
      <p className={styles.note}>{intl.formatMessage(messages.voters, { count: vote.voter_num })}</p>
      {results.length === 0 && <p className={styles.note}>{intl.formatMessage(messages.nobody)}</p>}
      <ol className={styles.list}>
        {results.map(({ element_id: id, dots }) => (
          <li key={id} className={styles.result}>
            <span className={styles.row}>
              <ElementButton editor={editor} view={view} id={id} />
              <span className={styles.count} data-some>
                {intl.formatMessage(messages.count, { count: dots })}
              </span>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ inlineSize: `${(dots / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        {results.length > 0 && (
          <Button size="small" aria-pressed={isShown} onClick={() => onShow(isShown ? null : vote.vote_id)}>
            {intl.formatMessage(isShown ? messages.hide : messages.show)}
          </Button>
        )}
        {mayDelete && (
          <Button size="small" variant="quiet" loading={isLoading} onClick={() => void askToDelete()}>
            {intl.formatMessage(messages.remove)}
          </Button>
        )}
      </div>
    </>
  );
}
