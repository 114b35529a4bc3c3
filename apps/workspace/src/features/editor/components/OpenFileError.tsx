import { Button, EmptyState } from '@boardwalk/ui-kit';
import { FileX2, LockKeyhole } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useDocumentTitle } from '#shared/title/use-document-title.ts';
import { messages } from '../messages.ts';
import styles from './FullScreen.module.css';

/** Name of the failure in the registry of errors (spec §8), shown for whoever is asked for help. */
const ERROR_NAME = 'cmt_open_file_error';

/** In place of a board that cannot be opened: it is gone, or not this person's to see. */
export function OpenFileError({ isForbidden }: { isForbidden: boolean }) {
  const intl = useIntl();
  const title = intl.formatMessage(isForbidden ? messages.forbiddenTitle : messages.goneTitle);
  useDocumentTitle(title);
  return (
    <main className={styles.root}>
      <div className={styles.column} role="alert">
        <EmptyState
          icon={isForbidden ? <LockKeyhole /> : <FileX2 />}
          title={title}
          description={intl.formatMessage(isForbidden ? messages.forbiddenText : messages.goneText)}
          action={
            <>
              <Button variant="primary" render={<Link to={paths.home()} />}>
                {intl.formatMessage(messages.toHome)}
              </Button>
              <Button render={<OutsideLink href={outsidePaths.community()} />}>
                {intl.formatMessage(messages.browseTemplates)}
              </Button>
            </>
          }
        />
        <p className={styles.code}>{ERROR_NAME}</p>
      </div>
    </main>
  );
}
