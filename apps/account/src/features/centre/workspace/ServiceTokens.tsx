import type { ServiceToken } from '@boardwalk/api-client';
import { Button, ConfirmDialog } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useRowAction } from '#shared/failures/use-action.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { SecretDialog } from '../components/SecretDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import { useTitleFocus } from '../use-title-focus.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { tokenEventMessages, tokenMessages } from './token-messages.ts';

/** Entries of the log that are shown. */
const EVENTS = 10;

/** Tokens by which other applications act for somebody, and what happened to them. */
export function ServiceTokens() {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const tokens = useLoaded(() => client.call('listServiceTokens', { query: { size: EVENTS } }));
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [ending, setEnding] = useState<{ token: ServiceToken; button: Element } | null>(null);
  const { title, followFocus } = useTitleFocus();
  type Ending = NonNullable<typeof ending>;
  const rowOf = ({ token }: Ending) => token.token_id;
  const revoke = useRowAction(rowOf, async ({ token: { token_id: tokenId }, button }: Ending) => {
    try {
      await client.call('revokeServiceToken', { path: { token_id: tokenId } });
      followFocus(button);
    } finally {
      tokens.reload();
    }
  });
  const detailOf = ({ prefix, scopes, expires_at, last_used_at }: ServiceToken) =>
    [
      `${prefix}…`,
      scopes.join(', '),
      intl.formatMessage(tokenMessages.expires, { time: times.day(expires_at) }),
      last_used_at === null
        ? intl.formatMessage(tokenMessages.neverUsed)
        : intl.formatMessage(tokenMessages.lastUsed, { time: times.moment(last_used_at) }),
    ].join(' · ');
  return (
    <Section
      titleRef={title}
      title={intl.formatMessage(tokenMessages.title)}
      hint={intl.formatMessage(tokenMessages.hint)}
    >
      <LoadedPart loaded={tokens}>
        {({ list, events }) => (
          <>
            {list.length === 0 ? (
              <p>{intl.formatMessage(tokenMessages.none)}</p>
            ) : (
              <EntryList label={intl.formatMessage(tokenMessages.title)}>
                {list.map((token) => (
                  <Entry
                    key={token.token_id}
                    title={token.name}
                    detail={detailOf(token)}
                    end={
                      <Button
                        size="small"
                        aria-label={intl.formatMessage(tokenMessages.revokeNamed, { name: token.name })}
                        loading={revoke.isRunning(token.token_id)}
                        onClick={({ currentTarget: button }) => setEnding({ token, button })}
                      >
                        {intl.formatMessage(tokenMessages.revoke)}
                      </Button>
                    }
                  />
                ))}
              </EntryList>
            )}
            <div>
              <Button
                onClick={() => {
                  setOpened(opened + 1);
                  setIsOpen(true);
                }}
              >
                {intl.formatMessage(tokenMessages.create)}
              </Button>
            </div>
            {events.length > 0 && (
              <details>
                <summary>{intl.formatMessage(tokenMessages.log)}</summary>
                <EntryList label={intl.formatMessage(tokenMessages.log)}>
                  {events.map(({ event_id: id, name, kind, at }) => (
                    <Entry
                      key={id}
                      title={intl.formatMessage(tokenEventMessages[kind], { name })}
                      detail={times.moment(at)}
                    />
                  ))}
                </EntryList>
              </details>
            )}
          </>
        )}
      </LoadedPart>
      {revoke.failure !== null && <Notice>{centreFailureText(intl, revoke.failure)}</Notice>}
      <TokenDialog
        key={opened}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onCreated={(token) => {
          setSecret(token);
          tokens.reload();
        }}
      />
      <SecretDialog
        title={intl.formatMessage(tokenMessages.created)}
        hint={intl.formatMessage(tokenMessages.once)}
        secret={secret}
        onClose={() => setSecret(null)}
      />
      <ConfirmDialog
        open={ending !== null}
        title={intl.formatMessage(tokenMessages.revokeNamed, { name: ending?.token.name ?? '' })}
        message={intl.formatMessage(tokenMessages.revokeText)}
        okLabel={intl.formatMessage(tokenMessages.revoke)}
        cancelLabel={intl.formatMessage(wordMessages.cancel)}
        closeLabel={intl.formatMessage(wordMessages.close)}
        critical="ok"
        onOutcome={(outcome) => {
          if (outcome === 'ok' && ending !== null) void revoke.run(ending);
          setEnding(null);
        }}
      />
    </Section>
  );
}
