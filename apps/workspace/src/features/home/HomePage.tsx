import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { ErrorState, VisuallyHidden } from '@boardwalk/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { KeptPlace } from '#shared/focus/KeptPlace.tsx';
import { BoardsSkeleton } from './components/BoardsSkeleton.tsx';
import { PlaceHeader } from './components/PlaceHeader.tsx';
import { StartRow } from './components/StartRow.tsx';
import styles from './HomeLayout.module.css';
import { messages } from './messages.ts';
import { useBoardView } from './use-board-view.ts';
import { usePlace } from './use-place.ts';

const boardCode = [
  async () => await import('./components/FolderFiles.tsx'),
  async () => await import('./components/BoardGrid.tsx'),
  async () => await import('./components/PlaceTools.tsx'),
] as const;
const FolderFiles = lazy(boardCode[0]);

/** The boards of a folder, and the ways to start a new one there. */
export function HomePage() {
  const intl = useIntl();
  const { place, error, retry } = usePlace();
  const [view, setView] = useBoardView();
  useDocumentTitle(intl.formatMessage(messages.title));
  useEffect(() => {
    // While the place is asked for, so that nothing waits for it. What fails is asked for again when it is shown.
    for (const load of boardCode) void load().catch(() => undefined);
  }, []);
  if (error !== undefined) {
    return (
      <>
        <h1>
          <VisuallyHidden>{intl.formatMessage(messages.title)}</VisuallyHidden>
        </h1>
        <ErrorState
          title={intl.formatMessage(messages.failedTitle)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(messages.retry)}
          onRetry={retry}
        />
      </>
    );
  }
  return (
    <>
      <StartRow place={place} />
      <PlaceHeader place={place} view={view} onViewChange={setView} />
      <KeptPlace className={styles.files}>
        {place ? (
          <Suspense fallback={<BoardsSkeleton />}>
            <FolderFiles
              key={`${place.teamId} ${place.projectId} ${place.folderId}`}
              place={place}
              view={view}
            />
          </Suspense>
        ) : (
          <BoardsSkeleton />
        )}
      </KeptPlace>
    </>
  );
}
