import { outlineOf } from '@boardwalk/board/document';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { BoardOutline, BoardViewer } from '@boardwalk/board/react';
import { ErrorState, Spinner, VisuallyHidden } from '@boardwalk/ui-kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { listMessages } from '#shared/list/messages.ts';
import { useGetReviewObjectQuery } from '../api.ts';
import { boardMessages as messages } from '../board-messages.ts';
import { useBoardLabels } from '../use-board-labels.ts';
import styles from './BoardPane.module.css';

/** The submitted board as readers would see it, and all of its text. */
export default function BoardPane({
  fileKey,
  submissionId,
  name,
}: {
  /** Whose pictures the board shows. */
  readonly fileKey: string;
  readonly submissionId: string;
  readonly name: string;
}) {
  const intl = useIntl();
  const { currentData: snapshot, error, isFetching, refetch } = useGetReviewObjectQuery(submissionId);
  const nodes = useMemo(() => (snapshot === undefined ? [] : outlineOf(snapshot)), [snapshot]);
  const labels = useBoardLabels(name);
  if (error !== undefined && !isFetching)
    return (
      <ErrorState
        title={intl.formatMessage(listMessages.lostTitle)}
        description={failureText(intl, error)}
        retryLabel={intl.formatMessage(listMessages.retry)}
        onRetry={() => void refetch()}
      />
    );
  if (snapshot === undefined)
    return (
      <output className={styles.waiting}>
        <Spinner />
        <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
      </output>
    );
  return (
    <div className={styles.root}>
      <BoardViewer
        className={styles.board ?? ''}
        snapshot={snapshot}
        labels={labels}
        pictureUrl={boardPictureUrl(fileKey)}
      />
      <BoardOutline
        nodes={nodes}
        labels={{
          outline: intl.formatMessage(messages.outline),
          empty: intl.formatMessage(messages.outlineEmpty),
          showMore: (count) => intl.formatMessage(messages.showMore, { count }),
          expand: (text) => intl.formatMessage(messages.expand, { text }),
          collapse: (text) => intl.formatMessage(messages.collapse, { text }),
          untitled: intl.formatMessage(messages.untitled),
        }}
      />
    </div>
  );
}
