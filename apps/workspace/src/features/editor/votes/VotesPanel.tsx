import type { BoardFileDetail, BoardVotes } from '@boardwalk/api-client';
import type { BoardEditor } from '@boardwalk/board/react';
import { Button, EmptyState, ErrorState, Skeleton } from '@boardwalk/ui-kit';
import { Vote } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { SidePanel } from '../components/SidePanel.tsx';
import type { KeptView } from '../use-kept-view.ts';
import { Ballot } from './Ballot.tsx';
import { messages } from './messages.ts';
import { Results } from './Results.tsx';
import { StartVote } from './StartVote.tsx';
import type { OwnDots } from './use-own-dots.ts';

export interface VotesPanelProps {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  readonly file: BoardFileDetail;
  readonly votes: BoardVotes | undefined;
  readonly failure: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** The reader's dots in the vote that runs; null when they place none. */
  readonly dots: OwnDots | null;
  /** The vote whose results stand on the board. */
  readonly shownId: string | null;
  readonly onShow: (voteId: string | null) => void;
  readonly onClose: () => void;
}

/** Votes beside the board: what can be voted for, results, or the form that starts one. All of it works by keyboard. */
export function VotesPanel(props: VotesPanelProps) {
  const { editor, view, file, votes, failure, dots, shownId, onShow, onClose } = props;
  const intl = useIntl();
  const [isStarting, setStarting] = useState(false);
  const running = votes?.running ?? null;
  const mayStart = votes?.may_run === true && running === null;
  const isForm = mayStart && (isStarting || votes.ended.length === 0);
  return (
    <SidePanel
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={onClose}
      footer={
        mayStart && !isForm ? (
          <Button block icon={<Vote />} onClick={() => setStarting(true)}>
            {intl.formatMessage(messages.another)}
          </Button>
        ) : undefined
      }
    >
      {votes === undefined &&
        (failure === undefined ? (
          <output aria-label={intl.formatMessage(messages.loading)}>
            <Skeleton width={75} />
          </output>
        ) : (
          <ErrorState
            title={intl.formatMessage(messages.failed)}
            description={failureText(intl, failure)}
            retryLabel={intl.formatMessage(messages.retry)}
            onRetry={props.onRetry}
            retrying={props.isRetrying}
          />
        ))}
      {running && <Ballot editor={editor} view={view} vote={running} dots={dots} />}
      {isForm && (
        <StartVote
          editor={editor}
          fileKey={file.file_key}
          onStarted={() => setStarting(false)}
          onCancel={votes.ended.length > 0 ? () => setStarting(false) : null}
        />
      )}
      {votes && !running && !isForm && votes.ended.length > 0 && (
        <Results
          editor={editor}
          view={view}
          fileKey={file.file_key}
          votes={votes.ended}
          mayDelete={votes.may_run}
          shownId={shownId}
          onShow={onShow}
        />
      )}
      {votes && !running && !mayStart && votes.ended.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={<Vote />}
          title={intl.formatMessage(messages.empty)}
          description={intl.formatMessage(messages.emptyText)}
        />
      )}
    </SidePanel>
  );
}
