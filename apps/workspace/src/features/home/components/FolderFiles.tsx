import { TeamPrivilege } from '@boardwalk/domain';
import { Button, EmptyState, ErrorState } from '@boardwalk/ui-kit';
import { FileSearch, Shapes } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { carry } from '../carried-items.ts';
import { useListFoldersQuery, useListProjectFilesInfiniteQuery, useListTeamsQuery } from '../api.ts';
import { folderKey, type Items } from '../items.ts';
import { listedFile } from '../listed-board.ts';
import { messages } from '../messages.ts';
import type { BoardView } from '../use-board-view.ts';
import { useFreshList } from '../use-fresh-list.ts';
import type { OpenPlace } from '../use-place.ts';
import { useSelection } from '../use-selection.ts';
import { useBoardCommands } from './BoardCommands.tsx';
import { BoardListStates } from './BoardListStates.tsx';
import { BoardsSkeleton } from './BoardsSkeleton.tsx';
import { BoardsView } from './BoardsView.tsx';
import { useFolderCommands } from './FolderCommands.tsx';
import styles from './FolderFiles.module.css';
import { Folders } from './Folders.tsx';
import { SelectionArea } from './SelectionArea.tsx';

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
  const folderCommands = useFolderCommands(teamId);
  const { dialogs, renderSelectionActions, onDelete, ...commands } = useBoardCommands(
    folderCommands.boardActions,
  );
  const boards =
    files.data?.pages.flatMap(({ list }) => list.map((file) => listedFile(file, teams?.list))) ?? [];
  const listed = name === '' ? (folders.data?.list ?? []) : [];
  const shown = listed.map((each) => ({ id: each.id, name: each.name, place: folder }));
  const team = teams?.list.find(({ id }) => id === teamId);
  const mayEdit = team?.privileges.includes(TeamPrivilege.EDIT) === true;
  const folderKeys = mayEdit ? shown.map(({ id }) => folderKey(id)) : [];
  const selection = useSelection([...folderKeys, ...boards.map(({ key }) => key)]);
  const isStale = files.currentData === undefined;

  const itemsOf = (keys: readonly string[]): Items => ({
    folders: shown.filter(({ id }) => keys.includes(folderKey(id))),
    boards: boards.filter(({ key }) => keys.includes(key)),
  });
  const items = itemsOf(selection.selected);

  return (
    <BoardListStates list={files}>
      <div className={styles.root} aria-busy={isStale}>
        <SelectionArea
          selection={selection}
          isStale={isStale}
          actions={() =>
            items.folders.length > 0
              ? folderCommands.renderActions(items, selection.clear)
              : renderSelectionActions?.(items.boards, selection.clear)
          }
          onDelete={() =>
            items.folders.length > 0 ? folderCommands.onDelete(items) : onDelete?.(items.boards)
          }
          onCarry={(key) => {
            const keys = selection.selected.includes(key) ? selection.selected : [key];
            folderCommands.onCarry(itemsOf(keys), selection.clear);
          }}
          onPutDown={() => carry(null)}
        >
          {shown.length > 0 && (
            <Folders
              place={place}
              folders={shown}
              selected={selection.selected}
              onToggle={mayEdit ? selection.toggle : undefined}
            />
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
          {files.data !== undefined && boards.length === 0 ? (
            isStale ? (
              <BoardsSkeleton />
            ) : (
              <NoFiles place={place} />
            )
          ) : (
            <BoardsView
              {...commands}
              label={intl.formatMessage(messages.files)}
              boards={boards}
              list={files}
              view={view}
              opens
              selected={items.boards.map(({ key }) => key)}
              onSelectedChange={(keys) =>
                selection.set([...items.folders.map(({ id }) => folderKey(id)), ...keys])
              }
            />
          )}
        </SelectionArea>
        {dialogs}
        {folderCommands.dialog}
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
