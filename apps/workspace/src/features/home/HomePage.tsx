import { ErrorState, SkipLink, VisuallyHidden } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { FileGridSkeleton } from './components/FileGridSkeleton.tsx';
import { Files } from './components/Files.tsx';
import { HomeBar } from './components/HomeBar.tsx';
import { PlaceHeader } from './components/PlaceHeader.tsx';
import { Places } from './components/Places.tsx';
import { StartRow } from './components/StartRow.tsx';
import styles from './HomePage.module.css';
import { messages } from './messages.ts';
import { usePlace } from './use-place.ts';

/** The person's files: teams and projects at the side, the files of the open folder in a grid. */
export function HomePage() {
  const intl = useIntl();
  const { place, error, retry } = usePlace();
  useDocumentTitle(intl.formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <SkipLink href="#files">{intl.formatMessage(messages.skip)}</SkipLink>
      <HomeBar place={place} />
      <aside className={styles.side}>
        <Places place={place} />
      </aside>
      <main className={styles.main}>
        {error !== undefined ? (
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
        ) : (
          <>
            <StartRow place={place} />
            <PlaceHeader place={place} />
            <div id="files" tabIndex={-1} className={styles.files}>
              {place ? (
                <Files key={`${place.teamId} ${place.projectId} ${place.folderId}`} place={place} />
              ) : (
                <FileGridSkeleton />
              )}
            </div>
          </>
        )}
      </main>
    </div>
  );
}
