import { Inbox } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import type { ListKind } from '../list-kind.ts';
import { listingMessages } from '../messages.ts';
import { SuggestedCreators } from './SuggestedCreators.tsx';

/** What stands in place of a listing without files, with a way on. */
export function EmptyListing({ kind }: { kind: ListKind }) {
  const intl = useIntl();
  const text = kind.name === 'focus' ? listingMessages.emptyFocusText : listingMessages.emptyText;
  const to = kind.name === 'hot' ? paths.home() : paths.hot();
  return (
    <>
      <Notice
        icon={<Inbox />}
        title={intl.formatMessage(listingMessages.emptyTitle)}
        text={intl.formatMessage(text)}
      >
        <ButtonLink variant="primary" to={to}>
          {intl.formatMessage(listingMessages.explore)}
        </ButtonLink>
      </Notice>
      {kind.name === 'focus' && <SuggestedCreators />}
    </>
  );
}
