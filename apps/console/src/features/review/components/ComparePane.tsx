import type { ReviewDetail } from '@boardwalk/api-client';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { compareSnapshots, type BoardSnapshot } from '@boardwalk/board/document';
import { BoardViewer, LinkedSurfaces, type BoardMarks } from '@boardwalk/board/react';
import { ReviewStatus } from '@boardwalk/domain';
import { ErrorState, Select, Spinner, VisuallyHidden } from '@boardwalk/ui-kit';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { listMessages } from '#shared/list/messages.ts';
import { Moment } from '#shared/time/Moment.tsx';
import { useGetReviewObjectQuery } from '../api.ts';
import { boardMessages } from '../board-messages.ts';
import { compareMessages as messages } from '../compare-messages.ts';
import { stateWords, versionToCompare } from '../earlier-versions.ts';
import { useBoardLabels } from '../use-board-labels.ts';
import boardStyles from './BoardPane.module.css';
import { ChangeList } from './ChangeList.tsx';
import styles from './ComparePane.module.css';

type Version = ReviewDetail['item'];

/** The submitted board beside an earlier one, which the reviewer chooses. */
export default function ComparePane({
  earlier,
  after,
}: {
  /** Earlier versions of the work, the latest first. */
  readonly earlier: readonly [Version, ...Version[]];
  readonly after: Version;
}) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(() => versionToCompare(earlier).submission_id);
  const before = earlier.find(({ submission_id: id }) => id === chosen) ?? earlier[0];
  return (
    <div className={styles.root}>
      {earlier.length > 1 && (
        <Select
          compact
          label={intl.formatMessage(messages.with)}
          value={before.submission_id}
          options={earlier.map((version) => ({
            value: version.submission_id,
            label: intl.formatMessage(messages.version, {
              time: intl.formatDate(version.submitted_at, { dateStyle: 'medium', timeStyle: 'short' }),
              state: intl.formatMessage(stateWords(version.auditStatus)),
            }),
          }))}
          onValueChange={setChosen}
        />
      )}
      <Boards before={before} after={after} />
    </div>
  );
}

/** Both boards, once they are there. */
function Boards({ before, after }: { readonly before: Version; readonly after: Version }) {
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
      key={before.submission_id}
      before={{ version: before, snapshot: earlier.currentData }}
      after={{ version: after, snapshot: later.currentData }}
    />
  );
}

/** What stands over an earlier board: what became of it. */
function titleOf({ auditStatus }: Version) {
  if (auditStatus === ReviewStatus.PASS) return messages.published;
  return auditStatus === ReviewStatus.NOT_PASS ? messages.refused : messages.withdrawn;
}

interface Side {
  readonly version: Version;
  readonly snapshot: BoardSnapshot;
}

/** Both show the same part, and what differs is marked and listed. */
function Compared({ before, after }: { readonly before: Side; readonly after: Side }) {
  const [linked] = useState(() => new LinkedSurfaces());
  const { changes, marks } = useMemo(() => {
    const found = compareSnapshots(before.snapshot, after.snapshot);
    const marked: BoardMarks = new Map(found.map(({ kind, element }) => [element.id, kind]));
    return { changes: found, marks: marked };
  }, [before.snapshot, after.snapshot]);
  const shared = { linked, marks };
  return (
    <>
      <div className={styles.boards}>
        <Board side={before} title={titleOf(before.version)} {...shared} />
        <Board side={after} title={messages.submitted} {...shared} />
      </div>
      <ChangeList changes={changes} onShow={(id) => linked.show(id, true)} />
    </>
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
