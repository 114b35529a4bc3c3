import { FeeType } from '@boardwalk/domain';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import type { SearchArgument } from '../api.ts';
import { searchMessages } from '../messages.ts';
import { Recommended } from './Recommended.tsx';

/** Nothing found: what to try next, and recommendations below. */
export function EmptyResults({ search: { keyword, feeType } }: { search: SearchArgument }) {
  const intl = useIntl();
  const isFiltered = feeType !== FeeType.ALL;
  return (
    <>
      <Notice
        icon={<SearchX />}
        title={intl.formatMessage(searchMessages.emptyTitle, { keyword })}
        text={intl.formatMessage(isFiltered ? searchMessages.emptyFilterText : searchMessages.emptyText)}
      >
        {isFiltered && (
          <ButtonLink to={paths.search(keyword)} replace>
            {intl.formatMessage(searchMessages.showAll)}
          </ButtonLink>
        )}
      </Notice>
      <Recommended />
    </>
  );
}
