import type { Team } from '@boardwalk/api-client';
import { SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { Button, copyText, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { centreFailureText } from '../failure-words.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import { activityMessages } from './messages.ts';

const mayInvite = ({ type, privileges }: Team) =>
  type !== SpaceType.PERSONAL && privileges.includes(TeamPrivilege.INVITE_EDITOR);

/** Invitation links of the teams that somebody may invite to. */
export function Invitations() {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const teams = useLoaded(async () => (await client.call('listTeams')).list.filter(mayInvite));
  const copy = useAction(async (teamId: string) => {
    const link = await client.call('ensureMemberToken', {
      path: { teamId },
      body: { role: 'editor' },
    });
    const address = new URL(`/app/join/${encodeURIComponent(link.token)}`, window.location.origin).href;
    try {
      await copyText(address);
    } catch {
      toast.error(intl.formatMessage(activityMessages.copyFailed));
      return;
    }
    const until = intl.formatMessage(activityMessages.linkUntil, { time: times.day(link.expires_at) });
    toast.success(`${intl.formatMessage(activityMessages.copied)} ${until}`);
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
                  end={
                    <Button
                      size="small"
                      aria-label={intl.formatMessage(activityMessages.copyLinkOf, { team: name })}
                      onClick={() => void copy.run(id)}
                    >
                      {intl.formatMessage(activityMessages.copyLink)}
                    </Button>
                  }
                />
              ))}
            </EntryList>
          )
        }
      </LoadedPart>
      {copy.failure !== null && <Notice>{centreFailureText(intl, copy.failure)}</Notice>}
    </Section>
  );
}
