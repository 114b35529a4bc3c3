import type { Team } from '@boardwalk/api-client';
import { SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { Button, copyText, TextField, toast } from '@boardwalk/ui-kit';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useRowAction } from '#shared/failures/use-action.ts';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import styles from './Activity.module.css';
import { activityMessages } from './messages.ts';

const mayInvite = ({ type, privileges }: Team) =>
  type !== SpaceType.PERSONAL && privileges.includes(TeamPrivilege.INVITE_EDITOR);

/** A link by which people join a team. */
interface InvitationLink {
  readonly address: string;
  readonly expiresAt: string;
}

/**
 * Invitation links of the teams that somebody may invite to. Each is shown first and copied then: some browsers copy at
 * nothing but a press, and none where the site is not on HTTPS.
 */
export function Invitations() {
  const intl = useIntl();
  const { client } = useCentre();
  const [links, setLinks] = useState<Readonly<Record<string, InvitationLink>>>({});
  const teams = useLoaded(async () => (await client.call('listTeams')).list.filter(mayInvite));
  const show = useRowAction(String, async (teamId: string) => {
    const link = await client.call('ensureMemberToken', {
      path: { teamId },
      body: { role: 'editor' },
    });
    const address = new URL(`/app/join/${encodeURIComponent(link.token)}`, window.location.origin).href;
    setLinks((before) => ({ ...before, [teamId]: { address, expiresAt: link.expires_at } }));
  });
  return (
    <Section
      title={intl.formatMessage(activityMessages.invitations)}
      hint={intl.formatMessage(activityMessages.invitationsHint)}
    >
      <LoadedPart loaded={teams}>
        {(list) =>
          list.length === 0 ? (
            <p>
              {intl.formatMessage(activityMessages.noTeams)}{' '}
              <a href="/app/home/" target="_top">
                {intl.formatMessage(activityMessages.makeTeam)}
              </a>
            </p>
          ) : (
            <EntryList label={intl.formatMessage(activityMessages.invitations)}>
              {list.map(({ id, name }) => (
                <Entry
                  key={id}
                  title={name}
                  detail={links[id] && <LinkToCopy team={name} link={links[id]} />}
                  end={
                    links[id] === undefined && (
                      <Button
                        size="small"
                        aria-label={intl.formatMessage(activityMessages.showLinkOf, { team: name })}
                        loading={show.isRunning(id)}
                        onClick={() => void show.run(id)}
                      >
                        {intl.formatMessage(activityMessages.showLink)}
                      </Button>
                    )
                  }
                />
              ))}
            </EntryList>
          )
        }
      </LoadedPart>
      {show.failure !== null && <Notice>{centreFailureText(intl, show.failure)}</Notice>}
    </Section>
  );
}

function LinkToCopy({ team, link }: { team: string; link: InvitationLink }) {
  const intl = useIntl();
  const times = useTimes();
  const [hasFailed, setHasFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that led here has given way to it.
    field.current?.focus();
  }, []);
  const copy = async () => {
    try {
      await copyText(link.address);
      setHasFailed(false);
      toast.success(intl.formatMessage(activityMessages.copied));
    } catch {
      setHasFailed(true);
      field.current?.focus();
    }
  };
  return (
    <div className={styles.link}>
      <TextField
        className={styles.address ?? ''}
        label={intl.formatMessage(activityMessages.linkOf, { team })}
        hideLabel
        description={intl.formatMessage(activityMessages.linkUntil, { time: times.day(link.expiresAt) })}
        error={hasFailed ? intl.formatMessage(activityMessages.copyFailed) : undefined}
        ref={field}
        value={link.address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={<Copy />} onClick={() => void copy()}>
        {intl.formatMessage(activityMessages.copyLink)}
      </Button>
    </div>
  );
}
