import { Button } from '@boardwalk/ui-kit';
import { LifeBuoy } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FullPage } from './FullPage.tsx';
import { rootMessages } from './root-messages.ts';

/** In place of a page that broke, or whose code did not load. */
export function CrashNotice() {
  const intl = useIntl();
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
