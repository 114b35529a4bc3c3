import type { LinkedProvider } from '@boardwalk/api-client';
import { ACCOUNT_PATHS } from '@boardwalk/domain';
import { Button, toast } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { takeForLinking, type ProviderReturn } from '#shared/providers/open-question.ts';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import { ProviderDialog, type ProviderChange } from './ProviderDialog.tsx';
import { linkedMessages, providerEventMessages } from './provider-messages.ts';

/** Providers that log somebody in: linking and unlinking them, and what happened to them. Nothing where the site has none. */
export function LinkedProviders() {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const providers = useLoaded(() => client.call('listLinkedProviders'));
  const { reload } = providers;
  const [change, setChange] = useState<ProviderChange | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const linking = useAction(async (sent: ProviderReturn) => {
    await client.call('linkProvider', { body: sent });
    toast.success(intl.formatMessage(linkedMessages.linked));
    reload();
  });
  const linkReturned = useRef(linking.run);
  // Somebody comes back from a provider: what it has sent works once.
  useEffect(() => {
    const sent = takeForLinking();
    if (sent !== undefined) void linkReturned.current(sent);
  }, []);

  const show = (what: ProviderChange) => {
    setChange(what);
    setOpened(opened + 1);
    setIsOpen(true);
  };
  const button = (what: ProviderChange) => (
    <Button
      size="small"
      aria-label={intl.formatMessage(linkedMessages[`${what.kind}Named`], what)}
      onClick={() => show(what)}
    >
      {intl.formatMessage(linkedMessages[what.kind])}
    </Button>
  );
  const detailOf = ({ label, created_at: linkedAt, last_used_at: usedAt }: LinkedProvider) =>
    [
      label,
      intl.formatMessage(linkedMessages.linkedOn, { time: times.day(linkedAt) }),
      usedAt === null
        ? intl.formatMessage(linkedMessages.neverUsed)
        : intl.formatMessage(linkedMessages.lastUsed, { time: times.moment(usedAt) }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  const { list: own = [], offered: others = [] } = providers.value ?? {};
  if (own.length + others.length === 0 && !providers.hasFailed && linking.failure === null) return null;
  return (
    <Section title={intl.formatMessage(linkedMessages.title)} hint={intl.formatMessage(linkedMessages.hint)}>
      {linking.failure !== null && <Notice>{centreFailureText(intl, linking.failure)}</Notice>}
      <LoadedPart loaded={providers}>
        {({ list, offered, has_password: hasPassword, needs_code: needsCode, events }) => (
          <>
            {!hasPassword && (
              <Notice
                tone="caution"
                action={
                  <ButtonLink size="small" href={ACCOUNT_PATHS.forgotPassword} target="_top">
                    {intl.formatMessage(linkedMessages.setPassword)}
                  </ButtonLink>
                }
              >
                {intl.formatMessage(linkedMessages.noPassword)}
              </Notice>
            )}
            <EntryList label={intl.formatMessage(linkedMessages.title)}>
              {list.map((linked) => (
                <Entry
                  key={linked.provider_id}
                  title={linked.name}
                  detail={detailOf(linked)}
                  end={
                    hasPassword &&
                    button({ kind: 'unlink', providerId: linked.provider_id, name: linked.name })
                  }
                />
              ))}
              {offered.map(({ provider_id: providerId, name }) => (
                <Entry
                  key={providerId}
                  title={name}
                  detail={intl.formatMessage(linkedMessages.notLinked)}
                  end={hasPassword && button({ kind: 'link', providerId, name })}
                />
              ))}
            </EntryList>
            {events.length > 0 && (
              <details>
                <summary>{intl.formatMessage(linkedMessages.log)}</summary>
                <EntryList label={intl.formatMessage(linkedMessages.log)}>
                  {events.map(({ kind, name, at }) => (
                    <Entry
                      key={`${at} ${kind} ${name}`}
                      title={intl.formatMessage(providerEventMessages[kind], { name })}
                      detail={times.moment(at)}
                    />
                  ))}
                </EntryList>
              </details>
            )}
            {change !== null && (
              <ProviderDialog
                key={opened}
                change={change}
                needsCode={needsCode}
                isOpen={isOpen}
                onClose={() => setIsOpen(false)}
                onDone={() => {
                  setIsOpen(false);
                  reload();
                }}
              />
            )}
          </>
        )}
      </LoadedPart>
    </Section>
  );
}
