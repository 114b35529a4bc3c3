import type { SessionInfo } from '@boardwalk/api-client';
import { Badge, Button, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useRowAction } from '#shared/failures/use-action.ts';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import { useTitleFocus } from '../use-title-focus.ts';
import { accountMessages, methodMessages } from './messages.ts';

/** All sessions but this one. */
const OTHERS = 'others';

/** Where somebody is logged in, and how to end it. */
export function Sessions() {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const sessions = useLoaded(async () => (await client.call('listSessions')).list);
  const { title, holdFocus } = useTitleFocus();
  const end = useRowAction(String, async (sessionId: string) => {
    const moveFocus = holdFocus();
    const isOthers = sessionId === OTHERS;
    try {
      if (isOthers) await client.call('endOtherSessions');
      else await client.call('endSession', { path: { session_id: sessionId } });
      toast.success(
        intl.formatMessage(isOthers ? accountMessages.othersEnded : accountMessages.sessionEnded),
      );
      moveFocus();
    } finally {
      sessions.reload();
    }
  });
  const nameOf = ({ browser, system }: SessionInfo) =>
    browser === null || system === null
      ? (browser ?? system ?? intl.formatMessage(accountMessages.unknownBrowser))
      : intl.formatMessage(accountMessages.device, { browser, system });
  return (
    <Section titleRef={title} title={intl.formatMessage(accountMessages.sessions)}>
      <LoadedPart loaded={sessions}>
        {(list) => (
          <>
            <EntryList>
              {list.map((session) => (
                <Entry
                  key={session.session_id}
                  title={nameOf(session)}
                  mark={
                    session.current && (
                      <Badge tone="tide">{intl.formatMessage(accountMessages.thisBrowser)}</Badge>
                    )
                  }
                  detail={[
                    intl.formatMessage(methodMessages[session.method]),
                    intl.formatMessage(accountMessages.lastSeen, {
                      time: times.moment(session.last_seen_at),
                    }),
                  ].join(' · ')}
                  end={
                    !session.current && (
                      <Button
                        size="small"
                        aria-label={intl.formatMessage(accountMessages.endDevice, {
                          device: nameOf(session),
                        })}
                        loading={end.isRunning(session.session_id)}
                        onClick={() => void end.run(session.session_id)}
                      >
                        {intl.formatMessage(accountMessages.end)}
                      </Button>
                    )
                  }
                />
              ))}
            </EntryList>
            {list.length > 1 && (
              <div>
                <Button loading={end.isRunning(OTHERS)} onClick={() => void end.run(OTHERS)}>
                  {intl.formatMessage(accountMessages.endOthers)}
                </Button>
              </div>
            )}
          </>
        )}
      </LoadedPart>
      {end.failure !== null && <Notice>{centreFailureText(intl, end.failure)}</Notice>}
    </Section>
  );
}
