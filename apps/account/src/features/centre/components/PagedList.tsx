import { LoadMore, LongList } from '@boardwalk/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { wordMessages } from '#shared/words/messages.ts';
import type { Pages } from '../use-pages.ts';
import { LoadedPart } from './LoadedPart.tsx';

/** Pixels of an entry with a line of details. */
const ENTRY_HEIGHT = 68;

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
  /** Draws one, with its key. */
  children: (entry: Item) => ReactElement;
}) {
  const intl = useIntl();
  return (
    <LoadedPart loaded={{ value: pages.list, hasFailed: pages.hasFailed, reload: pages.reload }}>
      {(list) =>
        list.length === 0 ? (
          empty
        ) : (
          <>
            <LongList
              aria-label={label}
              items={list.map(children)}
              getKey={({ key }, index) => key ?? index}
              estimatedHeight={ENTRY_HEIGHT}
              renderItem={(entry) => entry}
            />
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
