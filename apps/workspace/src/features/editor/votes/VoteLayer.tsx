import type { BoardFileDetail, BoardVote } from '@boardwalk/api-client';
import type { BoardEditor } from '@boardwalk/board/react';
import { useActiveSession } from '@boardwalk/app-shell/app';
import { toast } from '@boardwalk/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import type { LiveBoard } from '../live/live-board.ts';
import { useFresh } from '../live/use-fresh.ts';
import type { KeptView } from '../use-kept-view.ts';
import { useEndBoardVoteMutation, useGetBoardVotesQuery } from './api.ts';
import { Dots } from './Dots.tsx';
import { messages } from './messages.ts';
import { useDotClicks } from './use-dot-clicks.ts';
import { useOwnDots } from './use-own-dots.ts';
import { ResultsBar, VoteBar } from './VoteBar.tsx';
import { VotesPanel } from './VotesPanel.tsx';

export interface VoteLayerProps {
  readonly editor: BoardEditor;
  readonly live: LiveBoard;
  readonly file: BoardFileDetail;
  readonly view: KeptView;
}

/** The votes on a board: the one that runs with the reader's dots, results on the board, and the panel. Decision 0115. */
export function VoteLayer({ editor, live, file, view }: VoteLayerProps) {
  const { data, error, isFetching, refetch } = useGetBoardVotesQuery(file.file_key);
  useFresh(live, 'votes');
  const running = data?.running ?? null;
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = data?.ended.find(({ vote_id: id }) => id === shownId) ?? null;
  useTurns(running, data?.ended, setShownId);
  const open = () => view.showPanel('votes');
  const panel = {
    editor,
    view,
    file,
    votes: data,
    failure: error,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    shownId,
    onShow: setShownId,
    onClose: () => {
      view.showPanel(null);
      editor.focus();
    },
  };
  const isOpen = view.panel === 'votes';
  return (
    <>
      {running !== null && data !== undefined ? (
        <RunningVote
          key={running.vote_id}
          {...{ editor, view, file, vote: running, mayVote: data.may_vote, mayRun: data.may_run }}
          onList={open}
        >
          {(dots) => isOpen && <VotesPanel {...panel} dots={dots} />}
        </RunningVote>
      ) : (
        isOpen && <VotesPanel {...panel} dots={null} />
      )}
      {running === null && shown?.results && (
        <>
          <Dots
            editor={editor}
            view={view}
            on={new Map(shown.results.map(({ element_id: id, dots }) => [id, dots]))}
          />
          <ResultsBar vote={shown} onList={open} onHide={() => setShownId(null)} />
        </>
      )}
    </>
  );
}

/** A vote that runs: its bar, and the reader's dots on the board. */
function RunningVote({
  editor,
  view,
  file,
  vote,
  mayVote,
  mayRun,
  onList,
  children,
}: {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  readonly file: BoardFileDetail;
  readonly vote: BoardVote;
  readonly mayVote: boolean;
  readonly mayRun: boolean;
  readonly onList: () => void;
  readonly children: (dots: ReturnType<typeof useOwnDots> | null) => React.ReactNode;
}) {
  const intl = useIntl();
  const own = useOwnDots(editor, file.file_key, vote);
  const [isPlacing, setPlacing] = useState(mayVote);
  useDotClicks(editor, isPlacing && mayVote, own.add);
  const [end, { isLoading: isEnding }] = useEndBoardVoteMutation();
  const endNow = async () => {
    const { error } = await end({ fileKey: file.file_key, voteId: vote.vote_id });
    if (error !== undefined) toast.error(failureText(intl, error));
  };
  return (
    <>
      <Dots editor={editor} view={view} on={own.on} onTake={own.take} />
      <VoteBar
        vote={vote}
        left={mayVote ? own.left : null}
        isPlacing={isPlacing}
        onPlacing={setPlacing}
        onList={onList}
        end={mayRun ? { run: () => void endNow(), isRunning: isEnding } : null}
      />
      {children(mayVote ? own : null)}
    </>
  );
}

/** Says that a vote begins or has ended while the reader is here; the results of one that ends stand on the board. */
function useTurns(
  running: BoardVote | null,
  ended: readonly BoardVote[] | undefined,
  onShow: (voteId: string | null) => void,
): void {
  const intl = useIntl();
  const viewerId = useActiveSession().viewer.user_id;
  const before = useRef<{ readonly runningId: string | null } | null>(null);
  const runningId = running?.vote_id ?? null;
  const endedIds = useMemo(() => ended?.map(({ vote_id: id }) => id), [ended]);
  useEffect(() => {
    if (endedIds === undefined) return;
    const last = before.current;
    before.current = { runningId };
    if (last === null || last.runningId === runningId) return;
    if (last.runningId !== null && endedIds.includes(last.runningId)) onShow(last.runningId);
    if (running === null) return;
    onShow(null);
    const { started_by: by, question } = running;
    if (by === null || by.user_id === viewerId) return;
    const name = by.nick_name;
    toast.info(
      question === ''
        ? intl.formatMessage(messages.beganPlain, { name })
        : intl.formatMessage(messages.began, { name, question }),
    );
  }, [endedIds, intl, onShow, running, runningId, viewerId]);
}
