import type { GivenTeamRole, TeamDetail, TeamMember } from '@boardwalk/api-client';
import { useActiveSession } from '@boardwalk/app-shell/app';
import {
  avatarColourIndex,
  avatarLabel,
  mayGiveRole,
  mayManage,
  SpaceType,
  TeamPrivilege,
} from '@boardwalk/domain';
import {
  Avatar,
  confirmer,
  ErrorState,
  IconButton,
  LoadMore,
  Menu,
  MenuItem,
  Select,
  toast,
  type AvatarColor,
} from '@boardwalk/ui-kit';
import { Table, type TableColumn } from '@boardwalk/ui-kit/Table';
import { Crown, Ellipsis, UserMinus } from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import {
  useChangeMemberRoleMutation,
  useListMembersInfiniteQuery,
  useRemoveMemberMutation,
  useTransferTeamMutation,
} from '../api.ts';
import { messages, ROLE_NAMES } from '../messages.ts';
import styles from '../TeamPage.module.css';
import { Section } from './Section.tsx';

const ROLES: readonly GivenTeamRole[] = ['manager', 'editor', 'viewer', 'guest'];

/** The members with their roles; who may can give other roles, remove members, or hand the team over. */
export function MembersSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const members = useListMembersInfiniteQuery(team.id, { refetchOnMountOrArgChange: true });
  const rows = members.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Section title={intl.formatMessage(messages.members)}>
      {members.isError && rows.length === 0 ? (
        <ErrorState
          title={intl.formatMessage(messages.failed)}
          description={failureText(intl, members.error)}
          retryLabel={intl.formatMessage(messages.retry)}
          onRetry={() => void members.refetch()}
          retrying={members.isFetching}
        />
      ) : (
        <Table
          caption={intl.formatMessage(messages.memberList, { name: team.name })}
          hideCaption
          rows={rows}
          state={members.isLoading ? 'loading' : 'ready'}
          getKey={({ user_id: userId }) => userId}
          columns={columnsOf(intl, team, viewer.user_id)}
        />
      )}
      {members.hasNextPage && (
        <LoadMore
          hasMore={members.hasNextPage}
          loading={members.isFetchingNextPage}
          failed={members.isFetchNextPageError}
          onLoadMore={() => void members.fetchNextPage()}
          words={{
            more: intl.formatMessage(messages.more),
            loading: intl.formatMessage(messages.loading),
            end: '',
            failed: intl.formatMessage(messages.moreFailed),
            retry: intl.formatMessage(messages.retry),
          }}
        />
      )}
    </Section>
  );
}

const nameOf = ({ staff_name: staffName, nick_name: nickName }: TeamMember) => staffName ?? nickName;

function columnsOf(intl: IntlShape, team: TeamDetail, ownId: string): TableColumn<TeamMember>[] {
  const columns: TableColumn<TeamMember>[] = [
    {
      key: 'name',
      header: intl.formatMessage(messages.name),
      cell: (member) => (
        <span className={styles.member}>
          <Avatar
            label={avatarLabel(member.nick_name)}
            color={(avatarColourIndex(member.user_id) + 1) as AvatarColor}
            src={member.avatar_url}
            size={32}
          />
          <span>
            {nameOf(member)}
            {member.user_id === ownId && ` (${intl.formatMessage(messages.you)})`}
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      header: intl.formatMessage(messages.role),
      cell: (member) => <RoleOf team={team} member={member} name={nameOf(member)} />,
    },
    {
      key: 'joined',
      header: intl.formatMessage(messages.joined),
      cell: ({ joined_at: at }) => intl.formatDate(at, { dateStyle: 'medium' }),
    },
  ];
  if (team.privileges.includes(TeamPrivilege.REMOVE_MEMBER)) {
    columns.push({
      key: 'actions',
      align: 'end',
      header: intl.formatMessage(messages.actions),
      cell: (member) => <MemberMenu team={team} member={member} name={nameOf(member)} />,
    });
  }
  return columns;
}

interface MemberProps {
  readonly team: TeamDetail;
  readonly member: TeamMember;
  readonly name: string;
}

/** A member's role; a choice of those the person may give. */
function RoleOf({ team, member, name }: MemberProps) {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const [changeRole, { isLoading }] = useChangeMemberRoleMutation();
  const { role, user_id: userId } = member;
  const isSelf = userId === viewer.user_id;
  const given = role === 'owner' ? [] : ROLES.filter((each) => mayGiveRole(team.role, role, each, isSelf));
  async function change(next: GivenTeamRole) {
    // One change after the other. The choice is not disabled meanwhile: the keyboard would lose its place.
    if (isLoading) return;
    if (isSelf && !(await agreesToLower(next))) return;
    const { error } = await changeRole({ teamId: team.id, userId, role: next });
    if (error !== undefined) toast.error(failureText(intl, error));
  }
  /** One cannot raise one’s own role again, and an arrow key on a closed choice is enough to change it. */
  async function agreesToLower(next: GivenTeamRole): Promise<boolean> {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(messages.lowerTitle),
      message: intl.formatMessage(messages.lowerText, { role: intl.formatMessage(ROLE_NAMES[next]) }),
      okLabel: intl.formatMessage(messages.lower),
      critical: 'ok',
    });
    return answer === 'ok';
  }
  if (role === 'owner' || given.length < 2) return intl.formatMessage(ROLE_NAMES[role]);
  return (
    <Select
      compact
      hideLabel
      label={intl.formatMessage(messages.roleOf, { name })}
      value={role}
      options={given.map((value) => ({ value, label: intl.formatMessage(ROLE_NAMES[value]) }))}
      onValueChange={(next) => void change(next)}
    />
  );
}

/** Removes a member or hands the team over to them; nothing for those the person may not manage. */
function MemberMenu({ team, member, name }: MemberProps) {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const [removeMember] = useRemoveMemberMutation();
  const [transferTeam] = useTransferTeamMutation();
  const { user_id: userId } = member;
  const mayRemove = mayManage(team.role, TeamPrivilege.REMOVE_MEMBER, member.role);
  const mayHandOver = team.role === 'owner' && team.type !== SpaceType.PERSONAL;
  if (userId === viewer.user_id || !mayRemove) return null;

  async function ask(question: 'remove' | 'handOver') {
    const isRemoval = question === 'remove';
    const answer = await confirmer.confirm({
      title: intl.formatMessage(isRemoval ? messages.removeTitle : messages.handOverTitle),
      message: intl.formatMessage(isRemoval ? messages.removeText : messages.handOverText, { name }),
      okLabel: intl.formatMessage(isRemoval ? messages.remove : messages.handOver),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { error } = await (isRemoval ? removeMember : transferTeam)({ teamId: team.id, userId });
    if (error !== undefined) toast.error(failureText(intl, error));
    else toast.success(intl.formatMessage(isRemoval ? messages.removed : messages.handedOver, { name }));
  }

  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="small"
          label={intl.formatMessage(messages.actionsFor, { name })}
          icon={<Ellipsis />}
          tooltip={false}
        />
      }
    >
      {mayHandOver && (
        <MenuItem icon={<Crown />} onSelect={() => void ask('handOver')}>
          {intl.formatMessage(messages.handOver)}
        </MenuItem>
      )}
      <MenuItem icon={<UserMinus />} tone="critical" onSelect={() => void ask('remove')}>
        {intl.formatMessage(messages.remove)}
      </MenuItem>
    </Menu>
  );
}
