import type { MailInvitation, TeamDetail } from '@boardwalk/api-client';
import { isFailure } from '@boardwalk/app-shell/failures';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { FieldRule, INVITATION_DAYS, invitePrivilegeOf, parseAccountName } from '@boardwalk/domain';
import { Button, ErrorState, IconButton, Select, TextField, toast } from '@boardwalk/ui-kit';
import { Copy, Mail, X } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import {
  useInviteByMailMutation,
  useListMailInvitationsQuery,
  useRevokeMailInvitationMutation,
} from '../api.ts';
import { copyLink, invitationLink } from '../invitation-link.ts';
import { INVITED_ROLES } from '../invited-roles.ts';
import { mailMessages } from '../mail-messages.ts';
import { messages, ROLE_NAMES } from '../messages.ts';
import styles from '../TeamPage.module.css';
import { Section } from './Section.tsx';

const DAYS = [INVITATION_DAYS.min, INVITATION_DAYS.default, INVITATION_DAYS.max];

/** Invitations for one address each, and those that are open. The mail is the reader's own: the server writes to proven addresses only. */
export function MailSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Section title={intl.formatMessage(mailMessages.title)} text={intl.formatMessage(mailMessages.text)}>
      <NewInvitation team={team} field={field} />
      <OpenInvitations team={team} onEnded={() => field.current?.focus()} />
    </Section>
  );
}

function NewInvitation({
  team,
  field,
}: {
  readonly team: TeamDetail;
  /** Where the address is written. */
  readonly field: RefObject<HTMLInputElement | null>;
}) {
  const intl = useIntl();
  const roles = INVITED_ROLES.filter((each) => team.privileges.includes(invitePrivilegeOf(each)));
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(roles[0] ?? 'viewer');
  const [days, setDays] = useState<number>(INVITATION_DAYS.default);
  const [invite] = useInviteByMailMutation();
  const form = useCheckedForm({
    violations: parseAccountName(email)?.kind === 'email' ? [] : [{ field: 'email', rule: FieldRule.FORMAT }],
    shown: ['email'],
    send: async () =>
      await callOutcome(
        async () => await invite({ teamId: team.id, email: email.trim(), role, days }).unwrap(),
        () => {
          setEmail('');
          toast.success(intl.formatMessage(mailMessages.made));
        },
      ),
  });
  const { problem } = form;
  const wrong = form.violations.length > 0 ? intl.formatMessage(mailMessages.notAnAddress) : undefined;
  const refusal =
    isFailure(problem) && problem.error === 'invitation_limit_reached'
      ? intl.formatMessage(mailMessages.limit)
      : failureText(intl, problem);
  return (
    <form className={styles.line} onSubmit={form.submit} noValidate>
      <TextField
        ref={field}
        className={styles.wide ?? ''}
        type="email"
        autoComplete="off"
        label={intl.formatMessage(mailMessages.email)}
        value={email}
        onValueChange={(next) => form.touch() && setEmail(next)}
        error={problem === undefined ? wrong : refusal}
      />
      <Select
        label={intl.formatMessage(messages.role)}
        value={role}
        options={roles.map((value) => ({ value, label: intl.formatMessage(ROLE_NAMES[value]) }))}
        onValueChange={(next) => form.touch() && setRole(next)}
      />
      <Select
        label={intl.formatMessage(messages.days)}
        value={days}
        options={DAYS.map((value) => ({
          value,
          label: intl.formatMessage(messages.dayCount, { days: value }),
        }))}
        onValueChange={(next) => form.touch() && setDays(next)}
      />
      <Button type="submit" loading={form.isSending}>
        {intl.formatMessage(mailMessages.invite)}
      </Button>
    </form>
  );
}

interface OpenInvitationsProps {
  readonly team: TeamDetail;
  /** One was ended: its row goes, and the keyboard with it. */
  readonly onEnded: () => void;
}

function OpenInvitations({ team, onEnded }: OpenInvitationsProps) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useListMailInvitationsQuery(team.id, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined) {
    if (error === undefined) return null;
    return (
      <ErrorState
        title={intl.formatMessage(mailMessages.loadFailed)}
        description={failureText(intl, error)}
        retryLabel={intl.formatMessage(messages.retry)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.list.length === 0) return null;
  return (
    <ul className={styles.invitations} aria-label={intl.formatMessage(mailMessages.open)}>
      {data.list.map((invitation) => (
        <OpenInvitation
          key={invitation.invitation_id}
          team={team}
          invitation={invitation}
          onEnded={onEnded}
        />
      ))}
    </ul>
  );
}

function OpenInvitation({
  team,
  invitation: { invitation_id: invitationId, token, email, role, expires_at: end },
  onEnded,
}: OpenInvitationsProps & { readonly invitation: MailInvitation }) {
  const intl = useIntl();
  const [revoke, { isLoading }] = useRevokeMailInvitationMutation();
  const link = invitationLink(token);
  const when = intl.formatDate(end, { dateStyle: 'long', timeStyle: 'short' });
  const mail = {
    subject: intl.formatMessage(mailMessages.subject, { team: team.name }),
    body: intl.formatMessage(mailMessages.body, { team: team.name, link, when, email }),
  };
  const query = Object.entries(mail).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);

  async function endIt() {
    const { error } = await revoke({ teamId: team.id, invitationId });
    if (error !== undefined) return void toast.error(failureText(intl, error));
    toast.success(intl.formatMessage(mailMessages.ended));
    return onEnded();
  }

  return (
    <li className={styles.invitation}>
      <div className={styles.invited}>
        <strong dir="auto">{email}</strong>
        <span className={styles.text}>
          {intl.formatMessage(mailMessages.entry, { role: intl.formatMessage(ROLE_NAMES[role]), when })}
        </span>
      </div>
      <IconButton
        icon={<Mail />}
        label={intl.formatMessage(mailMessages.write, { email })}
        render={<OutsideLink href={`mailto:${encodeURIComponent(email)}?${query.join('&')}`} />}
      />
      <IconButton
        icon={<Copy />}
        label={intl.formatMessage(mailMessages.copyFor, { email })}
        onClick={() => void copyLink(intl, link)}
      />
      <IconButton
        icon={<X />}
        label={intl.formatMessage(mailMessages.endFor, { email })}
        loading={isLoading}
        onClick={() => void endIt()}
      />
    </li>
  );
}
