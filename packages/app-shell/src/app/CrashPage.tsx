import { Button } from '@boardwalk/ui-kit';
import { LifeBuoy } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useRouteError } from 'react-router';
import { FullPage } from './FullPage.tsx';
import { rootMessages } from './root-messages.ts';

/** In place of a page that broke, or whose code did not load. The error goes on to the browser's log. */
export function CrashPage() {
  const intl = useIntl();
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <FullPage
      icon={<LifeBuoy />}
      title={intl.formatMessage(rootMessages.crashTitle)}
      description={intl.formatMessage(rootMessages.crashText)}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {intl.formatMessage(rootMessages.reload)}
        </Button>
      }
    />
  );
}
