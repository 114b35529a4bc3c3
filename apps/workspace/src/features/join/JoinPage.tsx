import { ApiFailure, type ErrorName, type GivenTeamRole, type Invitation } from '@boardwalk/api-client';
import { useActiveSession } from '@boardwalk/app-shell/app';
import { isFailure } from '@boardwalk/app-shell/failures';
import { TeamPicture } from '@boardwalk/app-shell/team';
import { Button, EmptyState, Spinner, toast, VisuallyHidden } from '@boardwalk/ui-kit';
import { CloudOff, MailX, Unlink, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { useAcceptInvitationMutation, useGetInvitationQuery } from './api.ts';
import styles from './JoinPage.module.css';
import { messages } from './messages.ts';

/** Where an invitation link leads: says which team it is of, and joins it. */
export function JoinPage() {
  const intl = useIntl();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetInvitationQuery(token);
  useDocumentTitle(intl.formatMessage(messages.title));
  if (data !== undefined) {
    const again = async () => {
      const { error: reason } = await refetch();
      if (reason !== undefined) toast.error(failureText(intl, reason));
    };
    return <Page>{outcomeOf(data, token, { isAsking: isFetching, again: () => void again() })}</Page>;
  }
  if (error === undefined || isFetching) {
    return (
      <Page>
        <Spinner />
        <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
      </Page>
    );
  }
  return <Page>{isEnded(error) ? <Ended /> : <Failed error={error} onRetry={() => void refetch()} />}</Page>;
}

/** Asks for the invitation once more. */
interface Asking {
  readonly isAsking: boolean;
  readonly again: () => void;
}

function outcomeOf(data: Invitation, token: string, asking: Asking) {
  if (data.is_member) return <Member {...data} />;
  if (data.obstacle !== 'none') return <ForAnAddress {...data} obstacle={data.obstacle} {...asking} />;
  return <Invited {...data} token={token} onRefused={asking.again} />;
}

/** What has come of the link is announced: the region stays while its content changes. */
function Page({ children }: { children: ReactNode }) {
  return (
    <main className={styles.root}>
      <output className={styles.outcome}>{children}</output>
    </main>
  );
}

const ROLES: Readonly<Record<GivenTeamRole, MessageDescriptor>> = {
  manager: messages.asManager,
  editor: messages.asEditor,
  viewer: messages.asViewer,
  guest: messages.asGuest,
};

const FOR_AN_ADDRESS = new Set<string | null>([
  'invitation_for_other_address',
  'invitation_address_unproven',
] satisfies ErrorName[]);

function Invited({
  token,
  team_id: teamId,
  team_name: team,
  team_avatar_url: picture,
  role,
  inviter,
  onRefused,
}: Invitation & { token: string; onRefused: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  async function join() {
    const { error } = await accept(token);
    // Another account may have signed in meanwhile: the page then says what keeps this one out.
    if (isFailure(error) && FOR_AN_ADDRESS.has(error.error)) onRefused();
    else if (error) toast.error(failureText(intl, error));
    else await navigate(paths.home({ teamId }), { replace: true });
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={
        <TeamPicture src={picture} size={64}>
          <UsersRound />
        </TeamPicture>
      }
      title={intl.formatMessage(messages.invited, { name: inviter.nick_name, team })}
      description={intl.formatMessage(ROLES[role])}
      action={
        <Button variant="primary" size="large" loading={isLoading} onClick={() => void join()}>
          {intl.formatMessage(messages.join)}
        </Button>
      }
    />
  );
}

function Member({ team_id: teamId, team_name: team, team_avatar_url: picture }: Invitation) {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      icon={
        <TeamPicture src={picture} size={64}>
          <UsersRound />
        </TeamPicture>
      }
      title={intl.formatMessage(messages.member, { team })}
      action={
        <Button variant="primary" size="large" render={<Link to={paths.home({ teamId })} />}>
          {intl.formatMessage(messages.open)}
        </Button>
      }
    />
  );
}

/** An invitation by mail that this account cannot accept, or not yet. */
function ForAnAddress({
  team_name: team,
  sent_to: address,
  obstacle,
  isAsking,
  again,
}: Omit<Invitation, 'obstacle'> & Asking & { obstacle: Exclude<Invitation['obstacle'], 'none'> }) {
  const intl = useIntl();
  const { session } = useActiveSession();
  const [isLeaving, setIsLeaving] = useState(false);
  async function switchAccount() {
    setIsLeaving(true);
    try {
      await session.switchAccount();
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
      setIsLeaving(false);
      toast.error(failureText(intl, reason.toRecord()));
    }
  }
  const isUnproven = obstacle === 'unproven_address';
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailX />}
      title={intl.formatMessage(isUnproven ? messages.unproven : messages.otherAddress, { team })}
      description={
        isUnproven
          ? intl.formatMessage(messages.unprovenText)
          : intl.formatMessage(messages.otherAddressText, { address: address ?? '' })
      }
      action={
        <>
          <Button variant="primary" render={<OutsideLink href={outsidePaths.accountPage()} />}>
            {intl.formatMessage(messages.toAccount)}
          </Button>
          <Button loading={isLeaving} onClick={() => void switchAccount()}>
            {intl.formatMessage(messages.otherAccount)}
          </Button>
          <Button loading={isAsking && !isLeaving} onClick={again}>
            {intl.formatMessage(messages.retry)}
          </Button>
        </>
      }
    />
  );
}

function Ended() {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      icon={<Unlink />}
      title={intl.formatMessage(messages.ended)}
      description={intl.formatMessage(messages.endedText)}
    />
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      icon={<CloudOff />}
      title={intl.formatMessage(messages.failed)}
      description={failureText(intl, error)}
      action={<Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
    />
  );
}

/** A link that has expired or was taken back answers 410, one that never was 404. */
function isEnded(error: unknown): boolean {
  const { status } = error as { readonly status?: unknown };
  return status === 404 || status === 410;
}
