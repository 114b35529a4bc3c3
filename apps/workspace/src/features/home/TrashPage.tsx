import { useDocumentTitle } from '@boardwalk/app-shell/start';
import type { Team } from '@boardwalk/api-client';
import { TRASH_DAYS } from '@boardwalk/domain';
import { Button, confirmer, EmptyState, IconButton, Select, toast } from '@boardwalk/ui-kit';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { KeptPlace } from '#shared/focus/KeptPlace.tsx';
import { paths, readHomePlace } from '#shared/paths.ts';
import { useActiveSession } from '@boardwalk/app-shell/app';
import { messages as actionMessages } from './action-messages.ts';
import { useEmptyTrashMutation, useListTeamsQuery, useListTrashInfiniteQuery } from './api.ts';
import { BoardListStates } from './components/BoardListStates.tsx';
import { Boards } from './components/Boards.tsx';
import { ListHeader } from './components/PlaceHeader.tsx';
import { ViewSwitch } from './components/ViewSwitch.tsx';
import { listedTrashed } from './listed-board.ts';
import { messages } from './messages.ts';
import styles from './TrashPage.module.css';
import { useBoardView, type BoardView } from './use-board-view.ts';
import { useFileActions } from './use-file-actions.ts';

/** The deleted boards of a team: to restore, or to delete permanently. */
export function TrashPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [view, setView] = useBoardView();
  const teams = useListTeamsQuery();
  const { teamId } = readHomePlace(query);
  const list = teams.data?.list ?? [];
  const team = list.find(({ id }) => id === teamId) ?? list[0];
  const title = intl.formatMessage(messages.trashPlace);
  useDocumentTitle(title);
  return (
    <>
      <ListHeader title={title}>
        {team && list.length > 1 && (
          <Select
            compact
            hideLabel
            label={intl.formatMessage(messages.team)}
            value={team.id}
            options={list.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(id) => void navigate(paths.trash(id), { replace: true })}
          />
        )}
        <ViewSwitch view={view} onViewChange={setView} />
      </ListHeader>
      <KeptPlace>
        <BoardListStates list={teams}>
          {team && <TeamTrash key={team.id} team={team} view={view} />}
        </BoardListStates>
      </KeptPlace>
    </>
  );
}

function TeamTrash({ team, view }: { readonly team: Team; readonly view: BoardView }) {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const act = useFileActions();
  const [emptyTrash, { isLoading }] = useEmptyTrashMutation();
  const files = useListTrashInfiniteQuery(team.id, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const boards = files.data?.pages.flatMap(({ list }) =>
    list.map((file) => listedTrashed(file, viewer.user_id)),
  );

  async function empty() {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(messages.emptyTrashTitle),
      message: intl.formatMessage(messages.emptyTrashText, { team: team.name }),
      okLabel: intl.formatMessage(actionMessages.purge),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { data, error } = await emptyTrash(team.id);
    if (data) toast.success(intl.formatMessage(messages.trashEmptied, { count: data.purged }));
    else toast.error(failureText(intl, error));
  }

  if (boards?.length === 0) {
    return (
      <EmptyState
        icon={<Trash2 />}
        title={intl.formatMessage(messages.trashEmpty)}
        description={intl.formatMessage(messages.trashEmptyText, { days: TRASH_DAYS })}
      />
    );
  }
  return (
    <BoardListStates list={files}>
      <div className={styles.bar}>
        <p>{intl.formatMessage(messages.trashEmptyText, { days: TRASH_DAYS })}</p>
        <Button icon={<Trash2 />} loading={isLoading} onClick={() => void empty()}>
          {intl.formatMessage(messages.emptyTrash)}
        </Button>
      </div>
      <Boards
        label={intl.formatMessage(messages.trashPlace)}
        boards={boards ?? []}
        list={files}
        view={view}
        opens={false}
        onDelete={(chosen) => void act.purge(chosen)}
        renderActions={(board) => (
          <>
            <IconButton
              size="small"
              label={intl.formatMessage(actionMessages.restoreOf, { name: board.name })}
              icon={<RotateCcw />}
              tooltip={false}
              onClick={() => void act.restore([board])}
            />
            <IconButton
              size="small"
              label={intl.formatMessage(actionMessages.purgeOf, { name: board.name })}
              icon={<Trash2 />}
              tooltip={false}
              onClick={() => void act.purge([board])}
            />
          </>
        )}
        renderSelectionActions={(chosen) => (
          <>
            <Button variant="quiet" icon={<RotateCcw />} onClick={() => void act.restore(chosen)}>
              {intl.formatMessage(actionMessages.restore)}
            </Button>
            <Button variant="quiet" icon={<Trash2 />} onClick={() => void act.purge(chosen)}>
              {intl.formatMessage(actionMessages.purge)}
            </Button>
          </>
        )}
      />
    </BoardListStates>
  );
}
