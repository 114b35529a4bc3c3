import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
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
        <ButtonLink variant="primary" to={paths.home()}>
          {intl.formatMessage(shellMessages.home)}
        </ButtonLink>
      </Notice>
    </>
  );
}
