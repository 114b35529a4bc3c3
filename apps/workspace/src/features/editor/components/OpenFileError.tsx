import { Button, EmptyState } from '@boardwalk/ui-kit';
import { FileWarning, FileX2, LockKeyhole } from 'lucide-react';
import { useIntl } from 'react-intl';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import type { OpenFailure } from '../live/live-state.ts';
import { messages } from '../messages.ts';
import { openFileMessages } from '../open-file-messages.ts';
import { useWays } from '../ways/ways.ts';
import styles from './FullScreen.module.css';

/** Name of the failure in the registry of errors (spec §8), shown for anyone who is asked for help. */
const ERROR_NAME = 'cmt_open_file_error';

const WORDS = {
  gone: { icon: <FileX2 />, title: openFileMessages.goneTitle, text: openFileMessages.goneText },
  forbidden: {
    icon: <LockKeyhole />,
    title: openFileMessages.forbiddenTitle,
    text: openFileMessages.forbiddenText,
  },
  damaged: {
    icon: <FileWarning />,
    title: openFileMessages.damagedTitle,
    text: openFileMessages.damagedText,
  },
};

/** In place of a board that cannot be opened: it is gone, not this person's to see, or cannot be read. */
export function OpenFileError({ failure }: { failure: OpenFailure }) {
  const intl = useIntl();
  const { Link } = useWays();
  const { icon, title: titleMessage, text } = WORDS[failure];
  const title = intl.formatMessage(titleMessage);
  useDocumentTitle(title);
  return (
    <main className={styles.root}>
      <div className={styles.column} role="alert">
        <EmptyState
          headingLevel={1}
          icon={icon}
          title={title}
          description={intl.formatMessage(text)}
          action={
            <>
              <Button variant="primary" render={<Link to={paths.home()} />}>
                {intl.formatMessage(openFileMessages.toHome)}
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
