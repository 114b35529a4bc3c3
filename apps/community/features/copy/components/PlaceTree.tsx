import { TeamPicture } from '@boardwalk/app-shell/team';
import { TeamPrivilege } from '@boardwalk/domain';
import type { Team } from '@boardwalk/api-client';
import { Tree, type TreeItem } from '@boardwalk/ui-kit';
import { Folder, FolderOpen, Users } from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import styles from '../CopyToDialog.module.css';
import { copyMessages } from '../messages.ts';
import { isFull, type Levels } from '../place-tree.ts';

export interface PlaceTreeProps {
  teams: readonly Team[];
  levels: Levels;
  selected: string | undefined;
  expanded: readonly string[];
  onSelect: (id: string) => void;
  onExpandedChange: (ids: readonly string[]) => void;
  /** A team, project or folder is open, and what is below it is wanted. */
  onLoad: (id: string) => void;
}

/** Teams, projects and folders. Says of each team how full it is; those in which one may only look cannot be chosen. */
export function PlaceTree({
  teams,
  levels,
  selected,
  expanded,
  onSelect,
  onExpandedChange,
  onLoad,
}: PlaceTreeProps) {
  const intl = useIntl();
  return (
    <Tree
      className={styles.tree ?? ''}
      label={intl.formatMessage(copyMessages.places)}
      items={teams.map((team) => teamItem(team, levels, intl))}
      words={{
        loading: intl.formatMessage(copyMessages.loading),
        failed: intl.formatMessage(copyMessages.levelFailed),
        retry: intl.formatMessage(copyMessages.retry),
      }}
      selected={selected === undefined ? [] : [selected]}
      onSelectedChange={([id]) => id !== undefined && onSelect(id)}
      expanded={expanded}
      onExpandedChange={onExpandedChange}
      onLoadChildren={(item) => onLoad(item.id)}
    />
  );
}

const teamIcon = (team: Team) => (
  <TeamPicture src={team.avatar_url} size={16}>
    <Users />
  </TeamPicture>
);

function teamItem(team: Team, levels: Levels, intl: IntlShape): TreeItem {
  const common = { id: team.id, label: team.name, icon: teamIcon(team) };
  if (!team.privileges.includes(TeamPrivilege.EDIT))
    return { ...common, disabled: true, hint: intl.formatMessage(copyMessages.viewOnly) };
  const room = { count: team.file_count, limit: team.file_create_limit };
  return {
    ...common,
    branch: true,
    ...levelItems(team.id, levels, <FolderOpen />),
    ...(team.file_create_limit === 0
      ? {}
      : { hint: intl.formatMessage(isFull(team) ? copyMessages.noRoom : copyMessages.room, room) }),
  };
}

function levelItems(
  id: string,
  levels: Levels,
  icon: TreeItem['icon'],
): Pick<TreeItem, 'children' | 'status'> {
  const { status, nodes } = levels[id] ?? {};
  return {
    ...(status === undefined ? {} : { status }),
    ...(nodes === undefined
      ? {}
      : {
          children: nodes.map((node) => ({
            id: node.id,
            label: node.name,
            icon,
            branch: node.mayHoldOthers,
            ...levelItems(node.id, levels, <Folder />),
          })),
        }),
  };
}
