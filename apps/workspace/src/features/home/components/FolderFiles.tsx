import { Button, EmptyState, ErrorState } from '@boardwalk/ui-kit';
import { FileSearch, Shapes } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useListFoldersQuery, useListProjectFilesInfiniteQuery, useListTeamsQuery } from '../api.ts';
import { listedFile } from '../listed-board.ts';
import { messages } from '../messages.ts';
import type { BoardView } from '../use-board-view.ts';
import { useFreshList } from '../use-fresh-list.ts';
import type { OpenPlace } from '../use-place.ts';
import { useBoardCommands } from './BoardCommands.tsx';
import { BoardListStates } from './BoardListStates.tsx';
import { Boards } from './Boards.tsx';
import styles from './FolderFiles.module.css';
import { Folders } from './Folders.tsx';

/** Folders and boards of the open folder. */
export default function FolderFiles({
  place,
  view,
}: {
  readonly place: OpenPlace;
  readonly view: BoardView;
}) {
  const intl = useIntl();
  const { teamId, projectId, folderId, name, order } = place;
  const folder = { teamId, projectId, folderId };
  const fresh = useFreshList();
  const files = useListProjectFilesInfiniteQuery({ ...folder, name, order }, fresh.options);
  fresh.watch(files.data?.pages);
  const folders = useListFoldersQuery(folder);
  const { data: teams } = useListTeamsQuery();
  const { dialogs, ...commands } = useBoardCommands();
  const boards = files.data?.pages.flatMap(({ list }) => list.map((file) => listedFile(file, teams?.list)));
  const isStale = files.currentData === undefined;
  return (
    <BoardListStates list={files}>
      <div className={styles.root} aria-busy={isStale}>
        {name === '' && folders.data && folders.data.list.length > 0 && (
          <Folders place={place} folders={folders.data.list} />
        )}
        {name === '' && folders.data === undefined && folders.error !== undefined && (
          <ErrorState
            size="small"
            title={intl.formatMessage(messages.foldersFailed)}
            description={failureText(intl, folders.error)}
            retryLabel={intl.formatMessage(messages.retry)}
            onRetry={() => void folders.refetch()}
            retrying={folders.isFetching}
          />
        )}
        {boards?.length === 0 ? (
          <NoFiles place={place} />
        ) : (
          <Boards
            {...commands}
            label={intl.formatMessage(messages.files)}
            boards={boards ?? []}
            list={files}
            view={view}
            isStale={isStale}
          />
        )}
        {dialogs}
      </div>
    </BoardListStates>
  );
}

function NoFiles({ place }: { readonly place: OpenPlace }) {
  const intl = useIntl();
  if (place.name !== '') {
    return (
      <EmptyState
        icon={<FileSearch />}
        title={intl.formatMessage(messages.noMatchTitle, { name: place.name })}
        description={intl.formatMessage(messages.noMatchText)}
        action={
          <>
            <Button render={<Link to={paths.home({ ...place, name: '' })} replace />}>
              {intl.formatMessage(messages.showAll)}
            </Button>
            <Button render={<Link to={paths.recent(place.name)} />}>
              {intl.formatMessage(messages.searchEverywhere)}
            </Button>
          </>
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
