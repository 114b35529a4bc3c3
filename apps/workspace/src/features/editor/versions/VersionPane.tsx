import type { BoardFileDetail, FileVersion } from '@boardwalk/api-client';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { compareSnapshots, parseSnapshot, snapshotOf, type BoardSnapshot } from '@boardwalk/board';
import {
  BoardViewer,
  LinkedSurfaces,
  type BoardEditor,
  type BoardMarks,
  type PictureUrl,
} from '@boardwalk/board/react';
import { Button, confirmer, ErrorState, Skeleton, toast } from '@boardwalk/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import {
  useDeleteVersionMutation,
  useGetVersionObjectQuery,
  useRenameVersionMutation,
  useRestoreVersionMutation,
} from './api.ts';
import { ChangeList } from './ChangeList.tsx';
import { messages } from './messages.ts';
import { useVersionCopy } from './use-version-copy.ts';
import { VersionName } from './VersionName.tsx';
import styles from './VersionsDialog.module.css';

export interface VersionPaneProps {
  readonly editor: BoardEditor;
  readonly file: BoardFileDetail;
  readonly version: FileVersion;
  /** The board is what it was then. */
  readonly onRestored: () => void;
  /** The version is gone, and was still shown. */
  readonly onRemoved: () => void;
}

/** A version beside the board of now, and what can be done with it. */
export function VersionPane({ editor, file, version, onRestored, onRemoved }: VersionPaneProps) {
  const intl = useIntl();
  const fileKey = file.file_key;
  const ofVersion = { fileKey, versionId: version.id };
  const board = useGetVersionObjectQuery({ fileKey, objectId: version.object_id });
  const [rename] = useRenameVersionMutation();
  const [restore, { isLoading: isRestoring }] = useRestoreVersionMutation();
  const [remove] = useDeleteVersionMutation();
  const pane = useRef<HTMLDivElement>(null);
  const [linked] = useState(() => new LinkedSurfaces());
  const { copy, isCopying } = useVersionCopy(file.name, fileKey);
  // Read once for each version: a board that others change meanwhile does not flicker.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version is compared with the board of its own moment
  const now = useMemo(() => snapshotOf(editor.store.doc), [editor, version]);
  const then = useMemo(
    () => (board.currentData === undefined ? undefined : parseSnapshot(board.currentData)),
    [board.currentData],
  );
  const changes = useMemo(() => (then === undefined ? undefined : compareSnapshots(then, now)), [then, now]);
  const marks: BoardMarks = useMemo(
    () => new Map(changes?.map(({ kind, element }) => [element.id, kind])),
    [changes],
  );

  async function bringBack() {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(messages.restoreTitle),
      message: intl.formatMessage(messages.restoreText),
      okLabel: intl.formatMessage(messages.restore),
    });
    if (answer !== 'ok') return;
    const { error } = await restore(ofVersion);
    if (error !== undefined) {
      toast.error(failureText(intl, error));
      return;
    }
    toast.success(intl.formatMessage(messages.restoredToast));
    onRestored();
  }

  async function drop() {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(messages.removeTitle),
      message: intl.formatMessage(messages.removeText),
      okLabel: intl.formatMessage(messages.remove),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { error } = await remove(ofVersion);
    if (error !== undefined) {
      toast.error(failureText(intl, error));
      return;
    }
    toast.success(intl.formatMessage(messages.removedToast));
    // Another one may be chosen by now.
    if (pane.current !== null) onRemoved();
  }

  if (then === undefined && board.error !== undefined && !board.isFetching)
    return (
      <ErrorState
        title={intl.formatMessage(messages.boardFailed)}
        description={failureText(intl, board.error)}
        retryLabel={intl.formatMessage(messages.retry)}
        onRetry={() => void board.refetch()}
      />
    );
  const shared = { linked, marks, pictureUrl: boardPictureUrl(fileKey) };
  return (
    <div ref={pane} className={styles.pane}>
      <div className={styles.boards}>
        <Side title={intl.formatMessage(messages.before)} snapshot={then} {...shared} />
        <Side title={intl.formatMessage(messages.now)} snapshot={now} {...shared} />
      </div>
      {changes && <ChangeList changes={changes} onShow={(id) => linked.show(id, true)} />}
      <VersionName
        key={version.name}
        label={intl.formatMessage(messages.ownName)}
        saveLabel={intl.formatMessage(messages.rename)}
        name={version.name ?? ''}
        onSave={async (name) => await rename({ ...ofVersion, name })}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          loading={isRestoring}
          disabled={changes === undefined || changes.length === 0}
          onClick={() => void bringBack()}
        >
          {intl.formatMessage(messages.restore)}
        </Button>
        <Button loading={isCopying} disabled={then === undefined} onClick={() => then && void copy(then)}>
          {intl.formatMessage(messages.copy)}
        </Button>
        <Button variant="quiet" onClick={() => void drop()}>
          {intl.formatMessage(messages.remove)}
        </Button>
      </div>
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly snapshot: BoardSnapshot | undefined;
  readonly linked: LinkedSurfaces;
  readonly marks: BoardMarks;
  readonly pictureUrl: PictureUrl;
}

function Side({ title, snapshot, ...shared }: SideProps) {
  const intl = useIntl();
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {snapshot === undefined ? (
        <Skeleton className={styles.board ?? ''} />
      ) : (
        <BoardViewer
          className={styles.board ?? ''}
          snapshot={snapshot}
          {...shared}
          labels={{
            board: title,
            role: intl.formatMessage(messages.role),
            help: intl.formatMessage(messages.help),
            zoomIn: intl.formatMessage(messages.zoomIn),
            zoomOut: intl.formatMessage(messages.zoomOut),
            fit: intl.formatMessage(messages.fit),
            actualSize: intl.formatMessage(messages.actualSize),
            zoomLevel: (percent) => intl.formatNumber(percent / 100, { style: 'percent' }),
            empty: intl.formatMessage(messages.nothing),
          }}
        />
      )}
    </section>
  );
}
