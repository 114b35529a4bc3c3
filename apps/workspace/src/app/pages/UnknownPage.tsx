import { Button, EmptyState } from '@boardwalk/ui-kit';
import { Compass } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useDocumentTitle } from '#shared/title/use-document-title.ts';
import { rootMessages } from '../messages.ts';
import styles from './FullPage.module.css';

/** An address that leads nowhere. */
export function UnknownPage() {
  const intl = useIntl();
  const title = intl.formatMessage(rootMessages.unknownTitle);
  useDocumentTitle(title);
  return (
    <main className={styles.root}>
      <EmptyState
        icon={<Compass />}
        title={title}
        description={intl.formatMessage(rootMessages.unknownText)}
        action={
          <Button variant="primary" render={<Link to={paths.home()} />}>
            {intl.formatMessage(rootMessages.toHome)}
          </Button>
        }
      />
    </main>
  );
}
