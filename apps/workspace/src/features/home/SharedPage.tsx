import { useActiveSession } from '@boardwalk/app-shell/app';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { EmptyState, IconButton, toast } from '@boardwalk/ui-kit';
import { UsersRound, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { KeptPlace } from '#shared/focus/KeptPlace.tsx';
import { useRemoveVisitorMutation } from '#shared/sharing/api.ts';
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
  const { viewer } = useActiveSession();
  const [removeVisitor] = useRemoveVisitorMutation();
  async function leave(fileKey: string, name: string) {
    const { error } = await removeVisitor({ fileKey, userId: viewer.user_id });
    if (error !== undefined) toast.error(failureText(intl, error));
    else toast.success(intl.formatMessage(messages.leftShared, { name }));
  }
  const boards = files.data?.pages.flatMap(({ list }) => list.map(listedShared));
  return (
    <>
      <ListHeader title={title}>
        <ViewSwitch view={view} onViewChange={setView} />
      </ListHeader>
      <KeptPlace>
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
              renderActions={({ key, name }) => (
                <IconButton
                  size="small"
                  label={intl.formatMessage(messages.leaveShared, { name })}
                  icon={<X />}
                  tooltip={false}
                  onClick={() => void leave(key, name)}
                />
              )}
            />
          )}
        </BoardListStates>
      </KeptPlace>
    </>
  );
}
