import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import type { CommunityFile } from '@boardwalk/api-client';
import { Button, Image, Spinner } from '@boardwalk/ui-kit';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './BoardStage.module.css';
import type { LiveBoardProps } from './LiveBoard.tsx';
import { boardMessages } from './messages.ts';
import type { LoadedBoard } from './use-board.ts';
import { useFullScreen } from './use-full-screen.ts';

const liveBoard = lazyPart(() => import('./LiveBoard.tsx'));

type Covered = Pick<CommunityFile, 'name' | 'cover' | 'cover_image'>;

export interface BoardStageProps {
  file: Covered & Pick<CommunityFile, 'file_key' | 'language'>;
  board: LoadedBoard;
  /** Whether the wheel moves the board at once, or only while the board has the focus. */
  wheel?: 'always' | 'focused';
  /** Takes the height of its place instead of the cover's ratio. */
  fill?: boolean;
}

/**
 * The place of a board: its cover at first, the board itself as soon as it is painted. Without scripts, or when the
 * board does not arrive, the cover stays.
 */
export function BoardStage({ file, board, wheel = 'focused', fill = false }: BoardStageProps) {
  const intl = useIntl();
  const stage = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(stage);
  const [isReady, setReady] = useState(false);
  // The renderer did not load, or broke: the cover shows again, and another try begins with loading it.
  const [isLost, setLost] = useState(false);
  const hasFailed = isLost || board.error !== undefined;
  const lose = () => {
    liveBoard.forget();
    setReady(false);
    setLost(true);
  };
  const retry = () => {
    if (isLost) setLost(false);
    else board.retry();
  };
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-fill={fill || undefined}
      data-ready={isReady || undefined}
      data-full={fullScreen.isFull || undefined}
      aria-busy={board.isStarted && !isReady && !hasFailed}
    >
      {board.snapshot && !isLost && (
        <PartBoundary onError={lose}>
          <Suspense>
            <LazyBoard
              fileKey={file.file_key}
              snapshot={board.snapshot}
              name={file.name}
              wheel={wheel}
              fullScreen={fullScreen}
              onReady={() => setReady(true)}
            />
          </Suspense>
        </PartBoundary>
      )}
      <Poster file={file} />
      <output className={styles.notice}>
        {hasFailed ? (
          <>
            <span>{intl.formatMessage(boardMessages.failed)}</span>
            <Button size="small" onClick={retry}>
              {intl.formatMessage(boardMessages.retry)}
            </Button>
          </>
        ) : board.isStarted && !isReady ? (
          <>
            <Spinner />
            {intl.formatMessage(boardMessages.loading)}
          </>
        ) : (
          board.snapshot &&
          board.wholeCount !== null &&
          intl.formatMessage(boardMessages.preview, {
            shown: board.snapshot.elements.length,
            count: board.wholeCount,
          })
        )}
      </output>
    </div>
  );
}

/** The place of a board that is not known yet, with its cover. */
export function CoverStage({ file }: { file: Covered }) {
  return (
    <div className={styles.stage}>
      <Poster file={file} />
    </div>
  );
}

function Poster({ file }: { file: Covered }) {
  const intl = useIntl();
  return (
    <div className={styles.poster}>
      <Image
        src={file.cover}
        alt={intl.formatMessage(boardMessages.cover, { name: file.name })}
        sources={file.cover_image.sources}
        placeholder={file.cover_image.placeholder}
        sizes="(max-width: 1023px) 100vw, 1020px"
        ratio="fill"
        fit="contain"
        priority
      />
    </div>
  );
}

function LazyBoard(props: LiveBoardProps) {
  const [LiveBoard] = useState(liveBoard.current);
  return <LiveBoard {...props} />;
}
