import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { TeamPicture } from '@boardwalk/app-shell/team';
import { SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { Button, ErrorState, Skeleton } from '@boardwalk/ui-kit';
import { LayoutGrid } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { KeptPlace } from '#shared/focus/KeptPlace.tsx';
import { useGetTeamQuery } from '#shared/limits/api.ts';
import { UpgradeProvider } from '#shared/limits/TellFailures.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { InviteSection } from './components/InviteSection.tsx';
import { LeaveSection } from './components/LeaveSection.tsx';
import { MailSection } from './components/MailSection.tsx';
import { MembersSection } from './components/MembersSection.tsx';
import { NameSection } from './components/NameSection.tsx';
import { PicturesSection } from './components/PicturesSection.tsx';
import { PlanSection } from './components/PlanSection.tsx';
import { TemplatesSection } from './components/TemplatesSection.tsx';
import { messages } from './messages.ts';
import styles from './TeamPage.module.css';

/** Members, invitations, templates and settings of a team, as far as the person may see to them. */
export function TeamPage() {
  return (
    <UpgradeProvider>
      <TeamOfAddress />
    </UpgradeProvider>
  );
}

function TeamOfAddress() {
  const intl = useIntl();
  const { teamId = '' } = useParams();
  const {
    currentData: team,
    error,
    isFetching,
    refetch,
  } = useGetTeamQuery(teamId, {
    refetchOnMountOrArgChange: true,
  });
  useDocumentTitle(team?.name ?? intl.formatMessage(messages.title));
  if (team === undefined) {
    if (error !== undefined && !isFetching) {
      return (
        <ErrorState
          title={intl.formatMessage(messages.failed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(messages.retry)}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <output className={styles.root} aria-label={intl.formatMessage(messages.loading)}>
        <Skeleton width={50} />
        <Skeleton width={75} />
        <Skeleton width={75} />
      </output>
    );
  }
  const may = (privilege: TeamPrivilege) => team.privileges.includes(privilege);
  const isPersonal = team.type === SpaceType.PERSONAL;
  return (
    <KeptPlace className={styles.root}>
      <header className={styles.header}>
        <div className={styles.named}>
          <TeamPicture src={team.avatar_url} size={64} />
          <h1 className={styles.title}>{team.name}</h1>
        </div>
        <Button icon={<LayoutGrid />} render={<Link to={paths.home({ teamId })} />}>
          {intl.formatMessage(messages.toBoards)}
        </Button>
      </header>
      {may(TeamPrivilege.INVITE) && !isPersonal && (
        // With another role, other roles may be invited to.
        <InviteSection key={`invite ${team.id} ${team.role}`} team={team} />
      )}
      {may(TeamPrivilege.INVITE) && !isPersonal && (
        <MailSection key={`mail ${team.id} ${team.role}`} team={team} />
      )}
      <MembersSection key={`members ${team.id}`} team={team} />
      {!isPersonal && <TemplatesSection key={`templates ${team.id}`} team={team} />}
      {may(TeamPrivilege.LIBRARY) && !isPersonal && (
        <PicturesSection key={`pictures ${team.id}`} team={team} />
      )}
      {may(TeamPrivilege.PERMISSION) && <NameSection key={`name ${team.id}`} team={team} />}
      <PlanSection team={team} />
      {!isPersonal && <LeaveSection team={team} />}
    </KeptPlace>
  );
}
