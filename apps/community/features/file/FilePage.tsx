import { ErrorState } from '@boardwalk/ui-kit';
import type { CommunityFile } from '@boardwalk/api-client';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { isNotFound } from '#shared/api/failure.ts';
import { useGetFileFullQuery } from '#shared/board/api.ts';
import { BoardStage } from '#shared/board/BoardStage.tsx';
import { useBoard } from '#shared/board/use-board.ts';
import { useIsEntitled } from '#shared/board/use-is-entitled.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { openedWork } from '#shared/files/opened-work.ts';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { About } from './components/About.tsx';
import { BoardTextPanel } from './components/BoardTextPanel.tsx';
import { FileHead } from './components/FileHead.tsx';
import { FileNav } from './components/FileNav.tsx';
import { FilePageSkeleton } from './components/FilePageSkeleton.tsx';
import { MoreFiles } from './components/MoreFiles.tsx';
import { UseBox } from './components/UseBox.tsx';
import { UsedIn } from './components/UsedIn.tsx';
import { WorkFacts } from './components/WorkFacts.tsx';
import { CommentsSection } from './comments/CommentsSection.tsx';
import styles from './FilePage.module.css';
import { fileMessages } from './messages.ts';
import { MissingFile } from './MissingFile.tsx';
import { useRecordView } from './use-record-view.ts';

/** One template: its board, who made it, and what to do with it (spec §2). */
export function FilePage({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const { data: file, error, isFetching, refetch } = useGetFileFullQuery(fileKey, KEEP_FRESH);
  if (isNotFound(error)) return <MissingFile />;
  if (file) return <File file={file} />;
  if (error === undefined || isFetching) return <FilePageSkeleton work={openedWork(fileKey)} />;
  return (
    <div className={styles.root}>
      <title>{intl.formatMessage(fileMessages.failedTitle)}</title>
      <ErrorState
        title={intl.formatMessage(fileMessages.failedTitle)}
        description={failureText(intl, error)}
        retryLabel={intl.formatMessage(fileMessages.retry)}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

function File({ file }: { file: CommunityFile }) {
  const fileKey = file.file_key;
  const board = useBoard({ fileKey, objectId: file.object_point, isEntitled: useIsEntitled(file) });
  useRecordView(fileKey);
  // What lies below the first screens would hold up the page of somebody who comes from a card.
  const isTimeForMore = board.isStarted || openedWork(fileKey) === undefined;
  return (
    <div className={styles.root}>
      <PageMeta
        title={file.name}
        description={summaryOf(file.description)}
        path={paths.file(fileKey)}
        image={{ url: outsidePaths.linkPicture(fileKey, file.pub_time ?? file.created_at), ...LINK_PICTURE }}
      />
      <WorkFacts file={file} />
      <FileNav fileKey={fileKey} />
      <article className={styles.work}>
        <div className={styles.stage}>
          <BoardStage file={file} board={board} />
        </div>
        <div className={styles.side}>
          <FileHead file={file} />
          <UseBox file={file} />
        </div>
        <About file={file} />
        <BoardTextPanel board={board} lang={file.language} />
      </article>
      <CommentsSection file={file} />
      {isTimeForMore && (
        <>
          <UsedIn fileKey={fileKey} />
          <MoreFiles file={file} />
        </>
      )}
    </div>
  );
}

/** Size of the picture that messengers show, in pixels. */
const LINK_PICTURE = { width: 1200, height: 630 };

/** Characters of a description that search engines and previews show. */
const SUMMARY_LENGTH = 200;

function summaryOf(description: string): string {
  const words = description.replaceAll(/\s+/g, ' ').trim();
  return words.length <= SUMMARY_LENGTH ? words : `${words.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
}
