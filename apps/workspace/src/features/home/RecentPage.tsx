import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Button, EmptyState } from '@boardwalk/ui-kit';
import { Clock, FileSearch } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { KeptPlace } from '#shared/focus/KeptPlace.tsx';
import { paths } from '#shared/paths.ts';
import { useListRecentFilesInfiniteQuery, useListTeamsQuery } from './api.ts';
import { useBoardCommands } from './components/BoardCommands.tsx';
import { BoardListStates } from './components/BoardListStates.tsx';
import { Boards } from './components/Boards.tsx';
import { BoardsSkeleton } from './components/BoardsSkeleton.tsx';
import { NameFilter } from './components/NameFilter.tsx';
import { ListHeader } from './components/PlaceHeader.tsx';
import { ViewSwitch } from './components/ViewSwitch.tsx';
import { listedFile } from './listed-board.ts';
import { messages } from './messages.ts';
import { useBoardView } from './use-board-view.ts';
import { useFreshList } from './use-fresh-list.ts';

/** The boards of all the person's teams, the last changed first, or those with a name: the search over everything. */
export function RecentPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const name = query.get('name') ?? '';
  const [view, setView] = useBoardView();
  const fresh = useFreshList();
  const files = useListRecentFilesInfiniteQuery(name, fresh.options);
  fresh.watch(files.data?.pages);
  const { data: teams } = useListTeamsQuery();
  const { dialogs, ...commands } = useBoardCommands();
  const title = intl.formatMessage(messages.recent);
  useDocumentTitle(title);
  const boards = files.data?.pages.flatMap(({ list }) => list.map((file) => listedFile(file, teams?.list)));
  const isStale = files.currentData === undefined;
  return (
    <>
      <ListHeader title={title}>
        <NameFilter
          label={intl.formatMessage(messages.searchAll)}
          name={name}
          onNameChange={(next) =>
            void navigate(paths.recent(next), { replace: true, preventScrollReset: true })
          }
        />
        <ViewSwitch view={view} onViewChange={setView} />
      </ListHeader>
      <KeptPlace>
        <BoardListStates list={files}>
          {boards?.length === 0 ? (
            isStale ? (
              <BoardsSkeleton />
            ) : (
              <Nothing name={name} />
            )
          ) : (
            <Boards
              {...commands}
              label={title}
              boards={boards ?? []}
              list={files}
              view={view}
              isStale={isStale}
            />
          )}
        </BoardListStates>
      </KeptPlace>
      {dialogs}
    </>
  );
}

function Nothing({ name }: { readonly name: string }) {
  const intl = useIntl();
  const isSearch = name !== '';
  return (
    <EmptyState
      icon={isSearch ? <FileSearch /> : <Clock />}
      title={
        isSearch
          ? intl.formatMessage(messages.noMatchTitle, { name })
          : intl.formatMessage(messages.recentEmpty)
      }
      description={intl.formatMessage(isSearch ? messages.noMatchText : messages.recentEmptyText)}
      action={
        <Button render={<Link to={isSearch ? paths.recent() : paths.home()} replace={isSearch} />}>
          {intl.formatMessage(isSearch ? messages.showAll : messages.toHome)}
        </Button>
      }
    />
  );
}
