import { Button } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { BASENAME } from '#shared/paths.ts';
import { shellMessages } from './messages.ts';
import { UnknownPage } from './UnknownPage.tsx';

/** What shows in the place of a page that throws, while it loads or while it is drawn: what happened, and ways on. */
export function PageFailure() {
  const intl = useIntl();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownPage />;
  return (
    <>
      <title>{intl.formatMessage(shellMessages.crashTitle)}</title>
      <Notice
        level={1}
        title={intl.formatMessage(shellMessages.crashTitle)}
        text={intl.formatMessage(shellMessages.crashText)}
      >
        <Button variant="primary" onClick={browserActions.reload}>
          {intl.formatMessage(shellMessages.reload)}
        </Button>
        {/* A plain link: whatever is broken in this page is left behind with it. */}
        <ButtonLink href={BASENAME}>{intl.formatMessage(shellMessages.home)}</ButtonLink>
      </Notice>
    </>
  );
}
