import { Button } from '@boardwalk/ui-kit';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { shellMessages } from './messages.ts';

/** The page for addresses nothing lives at. */
export function UnknownPage() {
  const intl = useIntl();
  const title = intl.formatMessage(shellMessages.notFoundTitle);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Notice
        level={1}
        icon={<SearchX />}
        title={title}
        text={intl.formatMessage(shellMessages.notFoundText)}
      >
        <Button variant="primary" render={<Link to={paths.home()} />}>
          {intl.formatMessage(shellMessages.home)}
        </Button>
      </Notice>
    </>
  );
}
