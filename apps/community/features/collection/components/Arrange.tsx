import { ErrorState, IconButton, Image, LoadMore, Skeleton, toast } from '@boardwalk/ui-kit';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSetCollectionFileMutation } from '#shared/collections/api.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import type { CursorList } from '#shared/files/FileList.tsx';
import { filesMessages } from '#shared/files/messages.ts';
import { useOrderCollectionFileMutation } from '../api.ts';
import styles from '../CollectionPage.module.css';
import { collectionMessages } from '../messages.ts';

/** The works of an own collection as lines with buttons: up, down, out. */
export function Arrange({ collectionId, list }: { collectionId: string; list: CursorList }) {
  const intl = useIntl();
  const [order, ordering] = useOrderCollectionFileMutation();
  const [setFile, taking] = useSetCollectionFileMutation();
  const files = list.data?.pages.flatMap((page) => page.list) ?? [];
  const isBusy = ordering.isLoading || taking.isLoading;
  const tell = ({ error }: { error?: unknown }) => {
    if (error !== undefined) toast.error(failureText(intl, error));
  };
  /** Moves a line to another place among those that are loaded. */
  const move = async (from: number, to: number) => {
    const fileKey = files[from]?.file_key;
    const before = files[to > from ? to + 1 : to]?.file_key ?? null;
    if (fileKey === undefined || (before === null && list.hasNextPage)) return;
    tell(await order({ collectionId, fileKey, before }));
  };
  if (list.data === undefined)
    return list.error === undefined || list.isFetching ? (
      <Skeleton shape="block" />
    ) : (
      <ErrorState
        title={intl.formatMessage(filesMessages.failedTitle)}
        description={failureText(intl, list.error)}
        retryLabel={intl.formatMessage(filesMessages.retry)}
        onRetry={() => void list.refetch()}
      />
    );
  return (
    <>
      <ol className={styles.lines} aria-label={intl.formatMessage(collectionMessages.arrange)}>
        {files.map((file, index) => (
          <li key={file.file_key} className={styles.line}>
            <Image className={styles.lineCover ?? ''} src={file.thumbnail} alt="" />
            <span className={styles.lineName}>{file.name}</span>
            <IconButton
              label={intl.formatMessage(collectionMessages.up, { name: file.name })}
              icon={<ArrowUp />}
              disabled={isBusy || index === 0}
              onClick={() => void move(index, index - 1)}
            />
            <IconButton
              label={intl.formatMessage(collectionMessages.down, { name: file.name })}
              icon={<ArrowDown />}
              disabled={isBusy || (index === files.length - 1 && !list.hasNextPage)}
              onClick={() => void move(index, index + 1)}
            />
            <IconButton
              label={intl.formatMessage(collectionMessages.takeOut, { name: file.name })}
              icon={<X />}
              disabled={isBusy}
              onClick={() =>
                void setFile({ collectionId, fileKey: file.file_key, included: false }).then(tell)
              }
            />
          </li>
        ))}
      </ol>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.error !== undefined && !list.isFetching}
        onLoadMore={list.fetchNextPage}
        words={{
          more: intl.formatMessage(filesMessages.more),
          loading: intl.formatMessage(filesMessages.loading),
          end: intl.formatMessage(filesMessages.end),
          failed: list.error === undefined ? '' : failureText(intl, list.error),
          retry: intl.formatMessage(filesMessages.retry),
        }}
      />
    </>
  );
}
