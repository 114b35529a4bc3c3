import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { EmptyState, IconButton } from '@boardwalk/ui-kit';
import { ExternalLink, UsersRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import { useListSharedFilesInfiniteQuery } from './api.ts';
import { BoardListStates } from './components/BoardListStates.tsx';
import { Boards } from './components/Boards.tsx';
import { ListHeader } from './components/PlaceHeader.tsx';
import { ViewSwitch } from './components/ViewSwitch.tsx';
import { listedShared } from './listed-board.ts';
import { messages } from './messages.ts';
import { useBoardView } from './use-board-view.ts';

/** The boards the person has joined by share links and can still open, the last joined first. */
export function SharedPage() {
  const intl = useIntl();
  const [view, setView] = useBoardView();
  const files = useListSharedFilesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const title = intl.formatMessage(messages.shared);
  useDocumentTitle(title);
  const boards = files.data?.pages.flatMap(({ list }) => list.map(listedShared));
  return (
    <>
      <ListHeader title={title}>
        <ViewSwitch view={view} onViewChange={setView} />
      </ListHeader>
      <div id="files" tabIndex={-1}>
        <BoardListStates list={files}>
          {boards?.length === 0 ? (
            <EmptyState
              icon={<UsersRound />}
              title={intl.formatMessage(messages.sharedEmpty)}
              description={intl.formatMessage(messages.sharedEmptyText)}
            />
          ) : (
            <Boards
              label={title}
              boards={boards ?? []}
              list={files}
              view={view}
              actions={({ key }) => (
                <IconButton
                  size="small"
                  label={intl.formatMessage(messages.openInNewTab)}
                  icon={<ExternalLink />}
                  render={<OutsideLink href={outsidePaths.editor(key)} target="_blank" />}
                />
              )}
            />
          )}
        </BoardListStates>
      </div>
    </>
  );
}
