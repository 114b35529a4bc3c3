import type { BoardFile } from '@boardwalk/api-client';
import { Button, EmptyState, ErrorState, LoadMore } from '@boardwalk/ui-kit';
import { FileSearch, Shapes } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useListFoldersQuery, useListProjectFilesInfiniteQuery } from '../api.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import { useTrash } from '../use-trash.ts';
import { FileCard } from './FileCard.tsx';
import styles from './Files.module.css';
import { FileGridSkeleton } from './FileGridSkeleton.tsx';
import { Folders } from './Folders.tsx';
import { RenameDialog } from './RenameDialog.tsx';

/** How often the list is asked for pictures that were still being painted, in milliseconds. */
const PICTURES_EVERY_MS = 8_000;

/** There is no footer to reach below this list: as good as all parts load by themselves. */
const AUTO_LOADS = 1_000;

/** Folders and files of the open folder. */
export function Files({ place }: { place: OpenPlace }) {
  const intl = useIntl();
  const { teamId, projectId, folderId, name } = place;
  const folder = { teamId, projectId, folderId };
  const [hasUnpainted, setHasUnpainted] = useState(false);
  const files = useListProjectFilesInfiniteQuery(
    { ...folder, name },
    {
      // Boards change in the editor, not through these calls: coming back looks again.
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      pollingInterval: hasUnpainted ? PICTURES_EVERY_MS : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const lacksPictures =
    files.data?.pages.some(({ list }) => list.some(({ thumbnail }) => thumbnail === null)) ?? false;
  if (lacksPictures !== hasUnpainted) setHasUnpainted(lacksPictures);
  const { data: folders } = useListFoldersQuery(folder);
  const [renamed, setRenamed] = useState<BoardFile | null>(null);
  const trash = useTrash();
  const { fetchNextPage } = files;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (files.data === undefined) {
    if (!files.isError) return <FileGridSkeleton />;
    return (
      <ErrorState
        title={intl.formatMessage(messages.failedTitle)}
        description={failureText(intl, files.error)}
        retryLabel={intl.formatMessage(messages.retry)}
        onRetry={() => void files.refetch()}
        retrying={files.isFetching}
      />
    );
  }

  const list = files.data.pages.flatMap((page) => page.list);
  const isFiltering = files.currentData === undefined;
  return (
    <div className={styles.root} aria-busy={isFiltering}>
      {name === '' && folders && folders.list.length > 0 && <Folders place={place} folders={folders.list} />}
      {list.length === 0 ? (
        <NoFiles place={place} />
      ) : (
        <>
          <ul
            className={styles.grid}
            aria-label={intl.formatMessage(messages.files)}
            data-stale={isFiltering || undefined}
          >
            {list.map((file, index) => (
              <li key={file.file_key}>
                <FileCard
                  file={file}
                  isFirst={index < 4}
                  onRename={() => setRenamed(file)}
                  onTrash={() => void trash(file)}
                />
              </li>
            ))}
          </ul>
          <LoadMore
            hasMore={files.hasNextPage}
            loading={files.isFetchingNextPage}
            failed={files.isFetchNextPageError}
            onLoadMore={loadMore}
            autoLoads={AUTO_LOADS}
            words={{
              more: intl.formatMessage(messages.more),
              loading: intl.formatMessage(messages.loading),
              end: '',
              failed: intl.formatMessage(messages.moreFailed),
              retry: intl.formatMessage(messages.retry),
            }}
          />
        </>
      )}
      {renamed && <RenameDialog file={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}

function NoFiles({ place }: { place: OpenPlace }) {
  const intl = useIntl();
  if (place.name !== '') {
    return (
      <EmptyState
        icon={<FileSearch />}
        title={intl.formatMessage(messages.noMatchTitle, { name: place.name })}
        description={intl.formatMessage(messages.noMatchText)}
        action={
          <Button render={<Link to={paths.home({ ...place, name: '' })} replace />}>
            {intl.formatMessage(messages.showAll)}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Shapes />}
      title={intl.formatMessage(messages.emptyTitle)}
      description={intl.formatMessage(messages.emptyText)}
      action={
        <Button render={<OutsideLink href={outsidePaths.community()} />}>
          {intl.formatMessage(messages.emptyAction)}
        </Button>
      }
    />
  );
}
