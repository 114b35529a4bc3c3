import type { ReviewDetail } from '@boardwalk/api-client';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { compareSnapshots, type BoardSnapshot } from '@boardwalk/board/document';
import { BoardViewer, LinkedSurfaces, type BoardMarks } from '@boardwalk/board/react';
import { ErrorState, Spinner, VisuallyHidden } from '@boardwalk/ui-kit';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { listMessages } from '#shared/list/messages.ts';
import { Moment } from '#shared/time/Moment.tsx';
import { useGetReviewObjectQuery } from '../api.ts';
import { boardMessages } from '../board-messages.ts';
import { compareMessages as messages } from '../compare-messages.ts';
import { useBoardLabels } from '../use-board-labels.ts';
import boardStyles from './BoardPane.module.css';
import { ChangeList } from './ChangeList.tsx';
import styles from './ComparePane.module.css';

type Version = ReviewDetail['item'];

/** The submitted board beside the published one: both show the same part, and what differs is marked and listed. */
export default function ComparePane({
  before,
  after,
}: {
  readonly before: Version;
  readonly after: Version;
}) {
  const intl = useIntl();
  const earlier = useGetReviewObjectQuery(before.submission_id);
  const later = useGetReviewObjectQuery(after.submission_id);
  const failed = [earlier, later].find(({ error, isFetching }) => error !== undefined && !isFetching);
  if (failed !== undefined)
    return (
      <ErrorState
        title={intl.formatMessage(listMessages.lostTitle)}
        description={failureText(intl, failed.error)}
        retryLabel={intl.formatMessage(listMessages.retry)}
        onRetry={() => void failed.refetch()}
      />
    );
  if (earlier.currentData === undefined || later.currentData === undefined)
    return (
      <output className={boardStyles.waiting}>
        <Spinner />
        <VisuallyHidden>{intl.formatMessage(boardMessages.loading)}</VisuallyHidden>
      </output>
    );
  return (
    <Compared
      before={{ version: before, snapshot: earlier.currentData }}
      after={{ version: after, snapshot: later.currentData }}
    />
  );
}

interface Side {
  readonly version: Version;
  readonly snapshot: BoardSnapshot;
}

function Compared({ before, after }: { readonly before: Side; readonly after: Side }) {
  const [linked] = useState(() => new LinkedSurfaces());
  const { changes, marks } = useMemo(() => {
    const found = compareSnapshots(before.snapshot, after.snapshot);
    const marked: BoardMarks = new Map(found.map(({ kind, element }) => [element.id, kind]));
    return { changes: found, marks: marked };
  }, [before.snapshot, after.snapshot]);
  const shared = { linked, marks };
  return (
    <div className={styles.root}>
      <div className={styles.boards}>
        <Board side={before} title={messages.published} {...shared} />
        <Board side={after} title={messages.submitted} {...shared} />
      </div>
      <ChangeList changes={changes} onShow={(id) => linked.show(id, true)} />
    </div>
  );
}

function Board({
  side: { version, snapshot },
  title,
  linked,
  marks,
}: {
  readonly side: Side;
  readonly title: (typeof messages)[keyof typeof messages];
  readonly linked: LinkedSurfaces;
  readonly marks: BoardMarks;
}) {
  const intl = useIntl();
  const heading = intl.formatMessage(title);
  const labels = useBoardLabels(`${version.name} – ${heading}`);
  return (
    <section className={styles.side}>
      <h3 className={styles.title}>
        {heading} <Moment at={version.submitted_at} />
      </h3>
      <BoardViewer
        className={styles.board ?? ''}
        snapshot={snapshot}
        labels={labels}
        pictureUrl={boardPictureUrl(version.file_key)}
        linked={linked}
        marks={marks}
      />
    </section>
  );
}
