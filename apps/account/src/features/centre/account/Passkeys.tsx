import type { Passkey } from '@boardwalk/api-client';
import { Badge, Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { canUsePasskeys } from '#shared/passkeys/can-use-passkeys.ts';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import { PasskeyDialog, type PasskeyChange } from './PasskeyDialog.tsx';
import { passkeyEventMessages, passkeyMessages } from './passkey-messages.ts';

/** Passkeys: what somebody has, adding, naming and removing them, and what happened to them. */
export function Passkeys() {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const passkeys = useLoaded(() => client.call('listPasskeys'));
  const [change, setChange] = useState<PasskeyChange>({ kind: 'add' });
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const show = (what: PasskeyChange) => {
    setChange(what);
    setOpened(opened + 1);
    setIsOpen(true);
  };
  const say = (
    word:
      | 'title'
      | 'hint'
      | 'none'
      | 'notHere'
      | 'add'
      | 'rename'
      | 'remove'
      | 'synced'
      | 'log'
      | 'needsRelease',
  ) => intl.formatMessage(passkeyMessages[word]);
  const detailOf = ({ created_at, last_used_at }: Passkey) =>
    [
      intl.formatMessage(passkeyMessages.addedOn, { time: times.day(created_at) }),
      last_used_at === null
        ? intl.formatMessage(passkeyMessages.neverUsed)
        : intl.formatMessage(passkeyMessages.lastUsed, { time: times.moment(last_used_at) }),
    ].join(' · ');
  return (
    <Section title={say('title')} hint={say('hint')}>
      <LoadedPart loaded={passkeys}>
        {({ list, is_offered: isOffered, needs_code: needsCode, needs_release: needsRelease, events }) => (
          <>
            {list.length === 0 ? (
              <p>{say('none')}</p>
            ) : (
              <EntryList label={say('title')}>
                {list.map((passkey) => (
                  <Entry
                    key={passkey.passkey_id}
                    title={passkey.name}
                    mark={passkey.is_synced && <Badge>{say('synced')}</Badge>}
                    detail={detailOf(passkey)}
                    end={(['rename', 'remove'] as const).map((kind) => (
                      <Button
                        key={kind}
                        size="small"
                        aria-label={intl.formatMessage(passkeyMessages[`${kind}Named`], passkey)}
                        onClick={() => show({ kind, passkey })}
                      >
                        {say(kind)}
                      </Button>
                    ))}
                  />
                ))}
              </EntryList>
            )}
            {isOffered && canUsePasskeys() && !needsRelease ? (
              <div>
                <Button onClick={() => show({ kind: 'add' })}>{say('add')}</Button>
              </div>
            ) : (
              <p>{say(needsRelease ? 'needsRelease' : 'notHere')}</p>
            )}
            {events.length > 0 && (
              <details>
                <summary>{say('log')}</summary>
                <EntryList label={say('log')}>
                  {events.map(({ kind, name, at }) => (
                    <Entry
                      key={`${at} ${kind} ${name}`}
                      title={intl.formatMessage(passkeyEventMessages[kind], { name })}
                      detail={times.moment(at)}
                    />
                  ))}
                </EntryList>
              </details>
            )}
            {/* Each opening begins with an empty form. */}
            <PasskeyDialog
              key={opened}
              change={change}
              needsCode={needsCode}
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
              onDone={() => {
                setIsOpen(false);
                passkeys.reload();
              }}
            />
          </>
        )}
      </LoadedPart>
    </Section>
  );
}
