import { FeeType } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
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
          <Button render={<Link to={paths.search(keyword)} replace />}>
            {intl.formatMessage(searchMessages.showAll)}
          </Button>
        )}
      </Notice>
      <Recommended />
    </>
  );
}
