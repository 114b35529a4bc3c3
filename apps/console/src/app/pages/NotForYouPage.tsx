import { FullPage } from '@boardwalk/app-shell/app';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Button } from '@boardwalk/ui-kit';
import { ShieldOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { frameMessages } from '../messages.ts';

/** For somebody who does not moderate the community: says so, and leads to where they have something to do. */
export function NotForYouPage() {
  const intl = useIntl();
  const title = intl.formatMessage(frameMessages.notForYouTitle);
  const words = intl.formatMessage(frameMessages.toCommunity);
  useDocumentTitle(title);
  return (
    <FullPage
      icon={<ShieldOff />}
      title={title}
      description={intl.formatMessage(frameMessages.notForYouText)}
      action={
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button puts its words in
        <Button variant="primary" render={<a href={outsidePaths.community()} />}>
          {words}
        </Button>
      }
    />
  );
}
