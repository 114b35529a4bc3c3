import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { BoardViewer } from '@boardwalk/board/react';
import type { BoardSnapshot } from '@boardwalk/board/document';
import { toast } from '@boardwalk/ui-kit';
import { Expand, Shrink } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './BoardStage.module.css';
import { boardMessages } from './messages.ts';
import { useFindLabels, usePresentationLabels, useViewerLabels } from './use-board-labels.ts';
import type { FullScreen } from './use-full-screen.ts';

export interface LiveBoardProps {
  /** Whose pictures the board shows. */
  fileKey: string;
  snapshot: BoardSnapshot;
  name: string;
  /** See `BoardViewer`. */
  wheel: 'always' | 'focused';
  fullScreen: FullScreen;
  /** The board is painted. */
  onReady: () => void;
}

/** The board itself. A chunk of its own: the renderer is loaded after the page is painted. */
export default function LiveBoard({ fileKey, snapshot, name, wheel, fullScreen, onReady }: LiveBoardProps) {
  const intl = useIntl();
  const { isFull, toggle } = fullScreen;
  const label = intl.formatMessage(isFull ? boardMessages.reduce : boardMessages.enlarge);
  return (
    <BoardViewer
      className={styles.live ?? ''}
      snapshot={snapshot}
      pictureUrl={boardPictureUrl(fileKey)}
      labels={useViewerLabels(name)}
      find={useFindLabels()}
      presentation={usePresentationLabels(name)}
      onPartLost={() => toast.error(intl.formatMessage(boardMessages.partLost))}
      wheel={isFull ? 'always' : wheel}
      onReady={onReady}
      controls={
        <button type="button" onClick={toggle} aria-label={label} title={label}>
          {isFull ? <Shrink aria-hidden /> : <Expand aria-hidden />}
        </button>
      }
    />
  );
}
