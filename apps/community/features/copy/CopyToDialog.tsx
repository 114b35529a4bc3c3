import { TeamPrivilege } from '@boardwalk/domain';
import { Alert, Button, Dialog, ErrorState, Skeleton, VisuallyHidden } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useGetFileFullQuery } from '#shared/board/api.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { keepCopyPlace, readCopyPlace } from '#shared/files/copy-place.ts';
import { useFileActions } from '#shared/files/FileActionsHost.tsx';
import { useGetSpaceQuery } from '#shared/places/api.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useMayBuy } from '#shared/session/use-may-buy.ts';
import { NewFolder } from './components/NewFolder.tsx';
import { PlaceTree } from './components/PlaceTree.tsx';
import styles from './CopyToDialog.module.css';
import { copyMessages } from './messages.ts';
import { ancestorsOf, idOf, isFull, isTeam, mayHoldFolder, namesOf, nodeOf, pathOf } from './place-tree.ts';
import { usePlaces } from './use-places.ts';

/** Asks where a copy goes: a team, one of its projects, a folder; folders can be made on the way. */
export default function CopyToDialog({
  isOpen,
  onClose,
  fileKey,
  isLastGone = false,
}: DialogProps<'copyTo'>) {
  const intl = useIntl();
  const { open } = useDialogs();
  const userId = useSelector(selectViewer)?.user_id;
  const { data: file } = useGetFileFullQuery(fileKey);
  const space = useGetSpaceQuery();
  const { teams, levels, load, reload } = usePlaces();
  const { copyTo } = useFileActions();
  const mayBuy = useMayBuy();
  const [isCopying, setCopying] = useState(false);
  const [last] = useState(() => readCopyPlace(userId));
  const [failure, setFailure] = useState<unknown>();
  const own = space.data && idOf([space.data.team_id, space.data.project_id]);
  const first = last ? idOf(last.path) : own;
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<readonly string[]>();
  const selected = chosen ?? first;
  const expanded = opened ?? (first === undefined ? [] : ancestorsOf(first));

  // A team stands for its first project.
  const goal = selected !== undefined && isTeam(selected) ? levels[selected]?.nodes?.[0]?.id : selected;
  const list = teams.data?.list ?? [];
  const isKnown = goal !== undefined && nodeOf(goal, levels) !== undefined;
  const team = list.find((each) => goal !== undefined && each.id === pathOf(goal)[0]);
  const full = team !== undefined && isFull(team) ? team : undefined;

  const choose = (id: string) => {
    setChosen(id);
    setFailure(undefined);
    if (isTeam(id) && !expanded.includes(id)) setOpened([...expanded, id]);
  };
  const openedHere = async (parentId: string, folderId: string) => {
    await reload(parentId);
    setOpened(expanded.includes(parentId) ? expanded : [...expanded, parentId]);
    setChosen(idOf([parentId, folderId]));
  };
  const copy = async () => {
    if (goal === undefined || userId === undefined) return;
    const place = goal === own ? null : { path: pathOf(goal), names: namesOf(goal, list, levels) };
    setCopying(true);
    const outcome = await copyTo(fileKey, place);
    setCopying(false);
    setFailure(outcome.failure);
    if (outcome.failure !== undefined) return;
    if (outcome.done) keepCopyPlace(userId, place);
    onClose();
  };
  const error = teams.error ?? space.error;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      busy={isCopying}
      width={520}
      title={intl.formatMessage(copyMessages.whereTitle)}
      description={file && intl.formatMessage(copyMessages.whereText, { name: file.name })}
      closeLabel={intl.formatMessage(copyMessages.close)}
      footer={
        <>
          <Button variant="quiet" disabled={isCopying} onClick={onClose}>
            {intl.formatMessage(copyMessages.cancel)}
          </Button>
          <Button
            variant="primary"
            loading={isCopying}
            disabled={!isKnown || full !== undefined}
            onClick={() => void copy()}
          >
            {intl.formatMessage(copyMessages.copyHere)}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        {isLastGone && <Alert urgency="off">{intl.formatMessage(copyMessages.lastGone)}</Alert>}
        {error ? (
          <ErrorState
            title={intl.formatMessage(copyMessages.placesFailed)}
            description={failureText(intl, error)}
            retryLabel={intl.formatMessage(copyMessages.retry)}
            onRetry={() => {
              void teams.refetch();
              void space.refetch();
            }}
          />
        ) : teams.data && space.data ? (
          <PlaceTree
            teams={list}
            levels={levels}
            selected={selected}
            expanded={expanded}
            onSelect={choose}
            onExpandedChange={setOpened}
            onLoad={(id) => void load(id)}
          />
        ) : (
          <div className={styles.tree} aria-busy>
            <VisuallyHidden>{intl.formatMessage(copyMessages.loading)}</VisuallyHidden>
            <Skeleton width={50} />
            <Skeleton width={75} />
            <Skeleton width={50} />
          </div>
        )}
        {isKnown && (
          <output className={styles.goal}>
            {intl.formatMessage(copyMessages.goesTo, { place: namesOf(goal, list, levels).join(' › ') })}
          </output>
        )}
        {goal !== undefined && isKnown && mayHoldFolder(goal) && (
          <NewFolder parentId={goal} onCreated={(folderId) => void openedHere(goal, folderId)} />
        )}
        {full && (
          <Alert
            tone="caution"
            actions={
              mayBuy &&
              full.privileges.includes(TeamPrivilege.BUY) && (
                <Button
                  size="small"
                  onClick={() =>
                    open('createFileLimit', {
                      teamId: full.id,
                      limitCount: full.file_create_limit,
                      curCount: full.file_count,
                    })
                  }
                >
                  {intl.formatMessage(copyMessages.seePlans)}
                </Button>
              )
            }
          >
            {intl.formatMessage(copyMessages.full, { team: full.name, limit: full.file_create_limit })}
          </Alert>
        )}
        {failure !== undefined && <Alert tone="critical">{failureText(intl, failure)}</Alert>}
      </div>
    </Dialog>
  );
}
