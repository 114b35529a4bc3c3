import { FullPage } from '@boardwalk/app-shell/app';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Button } from '@boardwalk/ui-kit';
import { Compass } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { frameMessages } from '../messages.ts';

/** An address that leads nowhere. */
export function UnknownPage() {
  const intl = useIntl();
  const title = intl.formatMessage(frameMessages.unknownTitle);
  useDocumentTitle(title);
  return (
    <FullPage
      icon={<Compass />}
      title={title}
      description={intl.formatMessage(frameMessages.unknownText)}
      action={
        <Button variant="primary" render={<Link to={paths.review()} />}>
          {intl.formatMessage(frameMessages.toReview)}
        </Button>
      }
    />
  );
}
