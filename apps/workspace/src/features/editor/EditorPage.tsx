import { loadEditParts } from '@boardwalk/board/react';
import { lazy, Suspense, use, useState } from 'react';
import { OpeningBoard } from './components/OpeningBoard.tsx';
import { EditorScreen } from './EditorScreen.tsx';
import { useBoardFile } from './file/use-board-file.ts';
import { useLiveBoard, useLiveState } from './live/use-live-board.ts';
import type { LiveBoard } from './live/live-board.ts';
import { useKeptView, type KeptView } from './use-kept-view.ts';
import { useWays } from './ways/ways.ts';

/** Few boards cannot be opened. */
const OpenFileError = lazy(async () => ({
  default: (await import('./components/OpenFileError.tsx')).OpenFileError,
}));

/** The editor of the file in the address. */
export function EditorPage() {
  const { fileKey } = useWays();
  return <LiveEditor key={fileKey} fileKey={fileKey} />;
}

function LiveEditor({ fileKey }: { fileKey: string }) {
  const live = useLiveBoard(fileKey);
  // They come while the board does. Without them the editor asks again.
  const [parts] = useState(() => loadEditParts().catch(() => undefined));
  // A board that is had again is shown as it was looked at before.
  const { query } = useWays();
  const view = useKeptView(query.has('export') ? 'export' : null);
  if (!live) return <OpeningBoard />;
  return (
    <Suspense fallback={<OpeningBoard />}>
      <OpenedEditor live={live} fileKey={fileKey} view={view} parts={parts} />
    </Suspense>
  );
}

interface OpenedEditorProps {
  readonly live: LiveBoard;
  readonly fileKey: string;
  readonly view: KeptView;
  /** What mind maps and drawings take, on its way. */
  readonly parts: Promise<void>;
}

/** Shows the editor once the board is there, and what is wrong when it cannot be had. */
function OpenedEditor({ live, fileKey, view, parts }: OpenedEditorProps) {
  const { isLoaded, failure } = useLiveState(live);
  const boardFile = useBoardFile(fileKey);
  const { file, error } = boardFile;
  const refused = error !== null && error.status >= 400 && error.status < 500 && error.status !== 401;
  if (failure !== null || (refused && file === null)) {
    const reason = failure ?? (error?.status === 403 ? 'forbidden' : 'gone');
    return (
      <Suspense fallback={<OpeningBoard />}>
        <OpenFileError failure={reason} />
      </Suspense>
    );
  }
  if (!isLoaded || file === null) return <OpeningBoard />;
  use(parts);
  return <EditorScreen live={live} file={file} boardFile={boardFile} view={view} />;
}
