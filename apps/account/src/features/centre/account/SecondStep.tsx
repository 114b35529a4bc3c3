import { SECOND_STEP_ANCHOR } from '@boardwalk/domain';
import { Badge, Button } from '@boardwalk/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { SecretDialog } from '../components/SecretDialog.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import { BothStepsDialog } from './BothStepsDialog.tsx';
import { secondStepEventMessages, secondStepMessages } from './second-step-messages.ts';
import { SetUpDialog } from './SetUpDialog.tsx';

type Open = 'set-up' | 'off' | 'codes';
/** As few recovery codes as to ask for others. */
const FEW = 3;

/** Two-step log-in: whether it is on, its recovery codes, and what happened to it. */
export function SecondStep() {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const step = useLoaded(() => client.call('getSecondStep'));
  const [open, setOpen] = useState<Open | null>(null);
  const [opened, setOpened] = useState(0);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isLoaded = step.value !== undefined;
  useEffect(() => {
    // The browser looked for the place of the address before the page had it.
    if (isLoaded && window.location.hash === `#${SECOND_STEP_ANCHOR}`)
      document.getElementById(SECOND_STEP_ANCHOR)?.scrollIntoView();
  }, [isLoaded]);
  const show = (what: Open) => {
    setOpened(opened + 1);
    setOpen(what);
  };
  const close = () => setOpen(null);
  const done = (made: readonly string[] | null) => {
    close();
    setCodes(made);
    step.reload();
  };
  const say = (word: Exclude<keyof typeof secondStepMessages, 'onSince' | 'codesLeft'>) =>
    intl.formatMessage(secondStepMessages[word]);
  const detailOf = (since: string | null, needsRelease: boolean) => {
    if (needsRelease) return say('needsRelease');
    return since !== null && intl.formatMessage(secondStepMessages.onSince, { time: times.moment(since) });
  };
  return (
    <Section title={say('title')} hint={say('hint')} anchor={SECOND_STEP_ANCHOR}>
      <LoadedPart loaded={step}>
        {({
          is_on: isOn,
          on_since: since,
          recovery_codes_left: left,
          needs_release: needsRelease,
          events,
        }) => (
          <>
            <EntryList label={say('title')}>
              <Entry
                title={say('authenticator')}
                mark={<Badge tone={isOn ? 'positive' : 'neutral'}>{say(isOn ? 'on' : 'off')}</Badge>}
                detail={detailOf(since, needsRelease)}
                end={
                  !needsRelease && (
                    <Button
                      size="small"
                      aria-label={say(isOn ? 'turnOffTitle' : 'setUpTitle')}
                      onClick={() => show(isOn ? 'off' : 'set-up')}
                    >
                      {say(isOn ? 'turnOff' : 'setUp')}
                    </Button>
                  )
                }
              />
              {isOn && (
                <Entry
                  title={say('codes')}
                  mark={left <= FEW && <Badge tone="caution">{say('few')}</Badge>}
                  detail={intl.formatMessage(secondStepMessages.codesLeft, { count: left })}
                  end={
                    <Button size="small" aria-label={say('renewTitle')} onClick={() => show('codes')}>
                      {say('renew')}
                    </Button>
                  }
                />
              )}
            </EntryList>
            {events.length > 0 && (
              <details>
                <summary>{say('log')}</summary>
                <EntryList label={say('log')}>
                  {events.map(({ kind, at }) => (
                    <Entry
                      key={`${at} ${kind}`}
                      title={intl.formatMessage(secondStepEventMessages[kind])}
                      detail={times.moment(at)}
                    />
                  ))}
                </EntryList>
              </details>
            )}
          </>
        )}
      </LoadedPart>
      {/* Each opening begins with an empty form. */}
      <SetUpDialog key={`set up ${opened}`} isOpen={open === 'set-up'} onClose={close} onDone={done} />
      <BothStepsDialog
        key={`both ${opened}`}
        change={open === 'codes' ? 'codes' : 'off'}
        isOpen={open === 'off' || open === 'codes'}
        onClose={close}
        onDone={done}
      />
      <SecretDialog
        title={say('codes')}
        hint={say('codesHint')}
        secret={codes}
        onClose={() => setCodes(null)}
      />
    </Section>
  );
}
