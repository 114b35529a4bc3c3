import type { MemberToken, TeamDetail } from '@boardwalk/api-client';
import { INVITATION_DAYS, invitePrivilegeOf } from '@boardwalk/domain';
import { Button, Select, TextField, toast } from '@boardwalk/ui-kit';
import { Copy, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import {
  useEnsureMemberTokenMutation,
  useRenewMemberTokenMutation,
  useRevokeMemberTokenMutation,
} from '../api.ts';
import { copyLink, invitationLink } from '../invitation-link.ts';
import { INVITED_ROLES } from '../invited-roles.ts';
import { messages, ROLE_NAMES } from '../messages.ts';
import styles from '../TeamPage.module.css';
import { Section } from './Section.tsx';

const DAYS = [INVITATION_DAYS.min, INVITATION_DAYS.default, INVITATION_DAYS.max];

/** The chosen role and its link; no link until somebody asks for it. */
interface Shown {
  readonly role: MemberToken['role'];
  readonly token: MemberToken | null;
}

/** Links by which people join the team: one per role, which ends by itself, by a new one, or when somebody ends it. */
export function InviteSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const teamId = team.id;
  const roles = INVITED_ROLES.filter((each) => team.privileges.includes(invitePrivilegeOf(each)));
  const [{ role, token }, setShown] = useState<Shown>({ role: roles[0] ?? 'viewer', token: null });
  const [days, setDays] = useState<number>(INVITATION_DAYS.default);
  const getLink = useRef<HTMLButtonElement>(null);
  const [ensure, ensuring] = useEnsureMemberTokenMutation();
  const [renew, renewing] = useRenewMemberTokenMutation();
  const [revoke, revoking] = useRevokeMemberTokenMutation();

  function show({ data, error }: { readonly data?: MemberToken | undefined; readonly error?: unknown }) {
    if (data === undefined) toast.error(failureText(intl, error));
    // Another role may be chosen by now.
    else setShown((now) => (now.role === data.role ? { ...now, token: data } : now));
  }

  async function end(ended: MemberToken) {
    const { error } = await revoke({ teamId, role: ended.role });
    if (error !== undefined) {
      toast.error(failureText(intl, error));
      return;
    }
    flushSync(() => setShown((now) => (now.role === ended.role ? { ...now, token: null } : now)));
    // The button that ended it has gone.
    if (document.activeElement === document.body) getLink.current?.focus();
    toast.success(intl.formatMessage(messages.revoked));
  }

  return (
    <Section title={intl.formatMessage(messages.invite)} text={intl.formatMessage(messages.inviteText)}>
      <div className={styles.line}>
        <Select
          label={intl.formatMessage(messages.role)}
          value={role}
          options={roles.map((value) => ({ value, label: intl.formatMessage(ROLE_NAMES[value]) }))}
          onValueChange={(next) => setShown({ role: next, token: null })}
        />
        {token === null ? (
          <Button
            ref={getLink}
            variant="primary"
            icon={<Link2 />}
            loading={ensuring.isLoading}
            onClick={() => void ensure({ teamId, role }).then(show)}
          >
            {intl.formatMessage(messages.makeLink)}
          </Button>
        ) : (
          <>
            <Select
              label={intl.formatMessage(messages.days)}
              value={days}
              options={DAYS.map((value) => ({
                value,
                label: intl.formatMessage(messages.dayCount, { days: value }),
              }))}
              onValueChange={setDays}
            />
            <Button
              loading={renewing.isLoading}
              onClick={() => void renew({ teamId, role: token.role, days }).then(show)}
            >
              {intl.formatMessage(messages.renew)}
            </Button>
            <Button variant="quiet" loading={revoking.isLoading} onClick={() => void end(token)}>
              {intl.formatMessage(messages.revoke)}
            </Button>
          </>
        )}
      </div>
      {token && <LinkInUse token={token} />}
    </Section>
  );
}

/** The link itself, to copy. */
function LinkInUse({ token }: { readonly token: MemberToken }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that led here has given way to it.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  const link = invitationLink(token.token);
  const when = intl.formatDate(token.expires_at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.line}>
      <TextField
        ref={field}
        className={styles.wide ?? ''}
        label={intl.formatMessage(messages.link)}
        description={intl.formatMessage(messages.endsAt, { when })}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={<Copy />} onClick={() => void copyLink(intl, link)}>
        {intl.formatMessage(messages.copy)}
      </Button>
    </div>
  );
}
