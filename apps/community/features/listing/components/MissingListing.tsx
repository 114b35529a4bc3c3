import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { listingMessages } from '../messages.ts';

/** What shows for an address with a tag or role nobody knows, with a way on. */
export function MissingListing() {
  const intl = useIntl();
  const title = intl.formatMessage(listingMessages.missingTitle);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Notice
        level={1}
        icon={<SearchX />}
        title={title}
        text={intl.formatMessage(listingMessages.missingText)}
      >
        <ButtonLink variant="primary" to={paths.hot()}>
          {intl.formatMessage(listingMessages.explore)}
        </ButtonLink>
      </Notice>
    </>
  );
}
