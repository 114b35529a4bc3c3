import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Button, EmptyState } from '@boardwalk/ui-kit';
import { Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { KeptPlace } from '#shared/focus/KeptPlace.tsx';
import { paths } from '#shared/paths.ts';
import { useListStarredFilesInfiniteQuery, useListTeamsQuery } from './api.ts';
import { useBoardCommands } from './components/BoardCommands.tsx';
import { BoardListStates } from './components/BoardListStates.tsx';
import { Boards } from './components/Boards.tsx';
import { ListHeader } from './components/PlaceHeader.tsx';
import { ViewSwitch } from './components/ViewSwitch.tsx';
import { listedFile } from './listed-board.ts';
import { messages } from './messages.ts';
import { useBoardView } from './use-board-view.ts';
import { useFreshList } from './use-fresh-list.ts';

/** The boards the person has starred, the last starred first. */
export function StarredPage() {
  const intl = useIntl();
  const [view, setView] = useBoardView();
  const fresh = useFreshList();
  const files = useListStarredFilesInfiniteQuery(undefined, fresh.options);
  fresh.watch(files.data?.pages);
  const { data: teams } = useListTeamsQuery();
  const { dialogs, ...commands } = useBoardCommands();
  const title = intl.formatMessage(messages.starred);
  useDocumentTitle(title);
  const boards = files.data?.pages.flatMap(({ list }) => list.map((file) => listedFile(file, teams?.list)));
  return (
    <>
      <ListHeader title={title}>
        <ViewSwitch view={view} onViewChange={setView} />
      </ListHeader>
      <KeptPlace>
        <BoardListStates list={files}>
          {boards?.length === 0 ? (
            <EmptyState
              icon={<Star />}
              title={intl.formatMessage(messages.starredEmpty)}
              description={intl.formatMessage(messages.starredEmptyText)}
              action={
                <Button render={<Link to={paths.home()} />}>{intl.formatMessage(messages.toHome)}</Button>
              }
            />
          ) : (
            <Boards {...commands} label={title} boards={boards ?? []} list={files} view={view} />
          )}
        </BoardListStates>
      </KeptPlace>
      {dialogs}
    </>
  );
}
