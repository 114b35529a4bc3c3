import { LoadMore } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { wordMessages } from '#shared/words/messages.ts';
import type { Pages } from '../use-pages.ts';
import { EntryList } from './EntryList.tsx';
import { LoadedPart } from './LoadedPart.tsx';

/** A list that goes on. */
export function PagedList<Item>({
  label,
  pages,
  empty,
  children,
}: {
  label: string;
  pages: Pages<Item>;
  empty: ReactNode;
  children: (entry: Item) => ReactNode;
}) {
  const intl = useIntl();
  return (
    <LoadedPart loaded={{ value: pages.list, hasFailed: pages.hasFailed, reload: pages.reload }}>
      {(list) =>
        list.length === 0 ? (
          empty
        ) : (
          <>
            <EntryList label={label}>{list.map(children)}</EntryList>
            {pages.hasMore && (
              <LoadMore
                hasMore={pages.hasMore}
                loading={pages.isLoading}
                failed={pages.hasFailed}
                autoLoads={0}
                onLoadMore={pages.more}
                words={{
                  more: intl.formatMessage(wordMessages.more),
                  loading: intl.formatMessage(wordMessages.loading),
                  end: intl.formatMessage(wordMessages.listEnd),
                  failed: intl.formatMessage(wordMessages.loadFailed),
                  retry: intl.formatMessage(wordMessages.retry),
                }}
              />
            )}
          </>
        )
      }
    </LoadedPart>
  );
}
