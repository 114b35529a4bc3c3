import type { BoardVote } from '@boardwalk/api-client';
import { isFailure } from '@boardwalk/app-shell/failures';
import type { BoardEditor } from '@boardwalk/board/react';
import { toast } from '@boardwalk/ui-kit';
import { useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { failureText } from '#shared/errors/failure-text.ts';
import { useSetBoardVoteDotsMutation, votesApi } from './api.ts';
import { messages } from './messages.ts';
import { isVotable } from './votable.ts';

/** The dots of the reader in a vote that runs, and how to place them and take them back. */
export interface OwnDots {
  /** How many of them are on an element. */
  readonly on: ReadonlyMap<string, number>;
  readonly left: number;
  readonly add: (elementId: string) => void;
  readonly take: (elementId: string) => void;
}

const dotsOn = ({ mine }: BoardVote, elementId: string): number =>
  mine.find((each) => each.element_id === elementId)?.dots ?? 0;

const dotsLeft = ({ dots, mine }: BoardVote): number => dots - mine.reduce((sum, each) => sum + each.dots, 0);

/**
 * Keeps the dots of the reader. Each is there at once; they go to the server one after the other, as they were placed, and what it does
 * not take goes again.
 */
export function useOwnDots(editor: BoardEditor, fileKey: string, vote: BoardVote): OwnDots {
  const intl = useIntl();
  const dispatch = useDispatch();
  const store = useStore<Parameters<ReturnType<typeof votesApi.endpoints.getBoardVotes.select>>[0]>();
  const [send] = useSetBoardVoteDotsMutation();
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const voteId = vote.vote_id;

  const put = useCallback(
    (elementId: string, dots: number) => {
      const change = (work: (running: BoardVote) => void) =>
        dispatch(
          votesApi.util.updateQueryData('getBoardVotes', fileKey, ({ running }) => {
            if (running?.vote_id === voteId) work(running);
          }) as never,
        );
      change((running) => {
        const others = running.mine.filter((each) => each.element_id !== elementId);
        running.mine = dots === 0 ? others : [...others, { element_id: elementId, dots }];
      });
      const deliver = async () => {
        const { data, error } = await send({ fileKey, voteId, body: { element_id: elementId, dots } });
        if (data !== undefined) change((running) => void (running.voter_num = data.voter_num));
        if (error === undefined) return;
        const isUsed = isFailure(error) && error.error === 'vote_dots_used';
        toast.error(isUsed ? intl.formatMessage(messages.used) : failureText(intl, error));
      };
      sending.current = sending.current.then(deliver, deliver);
    },
    [dispatch, fileKey, intl, send, voteId],
  );
  return useMemo(() => {
    // Of two presses in one moment the second counts from what the first has made.
    const now = () =>
      votesApi.endpoints.getBoardVotes.select(fileKey)(store.getState()).data?.running ?? vote;
    return {
      on: new Map(vote.mine.map(({ element_id: id, dots }) => [id, dots])),
      left: dotsLeft(vote),
      add: (id) => {
        const element = editor.store.elements.get(id);
        if (element === undefined || !isVotable(element)) return;
        const only = vote.element_ids;
        if (only !== null && !only.includes(id)) toast.info(intl.formatMessage(messages.notHere));
        else if (dotsLeft(now()) <= 0) toast.info(intl.formatMessage(messages.used));
        else put(id, dotsOn(now(), id) + 1);
      },
      take: (id) => {
        const dots = dotsOn(now(), id);
        if (dots > 0) put(id, dots - 1);
      },
    };
  }, [editor, fileKey, intl, put, store, vote]);
}
