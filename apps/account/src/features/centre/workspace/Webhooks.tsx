import type { Webhook } from '@boardwalk/api-client';
import { Badge, Button, ConfirmDialog, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useRowAction } from '#shared/failures/use-action.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { SecretDialog } from '../components/SecretDialog.tsx';
import { Section } from '../components/Section.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import { useTitleFocus } from '../use-title-focus.ts';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { deliveriesIdOf, WebhookActions, type WebhookChange } from './WebhookActions.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { eventMessages, webhookMessages } from './webhook-messages.ts';

/** Addresses of other applications that hear about somebody's works and sales. */
export function Webhooks() {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const webhooks = useLoaded(async () => (await client.call('listWebhooks')).list);
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [opened, setOpened] = useState(0);
  const [shown, setShown] = useState<Webhook | null>(null);
  const [asked, setAsked] = useState<{ what: 'rotate' | 'delete'; webhook: Webhook } | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { title, followFocus } = useTitleFocus();
  const change = useRowAction(
    ({ id }: WebhookChange) => id,
    async (wanted) => {
      const path = { webhook_id: wanted.id };
      try {
        if (wanted.what === 'test') {
          await client.call('testWebhook', { path });
          toast.success(intl.formatMessage(webhookMessages.tested));
        } else if (wanted.what === 'rotate')
          setSecret((await client.call('rotateWebhookSecret', { path })).secret);
        else if (wanted.what === 'delete') {
          await client.call('deleteWebhook', { path });
          followFocus(document.getElementById(deliveriesIdOf(wanted.id)));
        } else if (wanted.isActive !== undefined)
          await client.call('updateWebhook', { path, body: { is_active: wanted.isActive } });
      } finally {
        webhooks.reload();
      }
    },
  );
  const edit = (webhook: Webhook | 'new') => {
    setOpened(opened + 1);
    setEdited(webhook);
  };
  const stateOf = ({ is_active, disabled_at, failing_since }: Webhook) => {
    if (disabled_at !== null)
      return (
        <Badge tone="critical">
          {intl.formatMessage(webhookMessages.disabled, { time: times.day(disabled_at) })}
        </Badge>
      );
    if (!is_active) return <Badge>{intl.formatMessage(webhookMessages.off)}</Badge>;
    if (failing_since !== null)
      return (
        <Badge tone="caution">
          {intl.formatMessage(webhookMessages.failing, { time: times.moment(failing_since) })}
        </Badge>
      );
    return <Badge tone="positive">{intl.formatMessage(webhookMessages.on)}</Badge>;
  };
  return (
    <Section
      titleRef={title}
      title={intl.formatMessage(webhookMessages.title)}
      hint={intl.formatMessage(webhookMessages.hint)}
    >
      <LoadedPart loaded={webhooks}>
        {(list) => (
          <>
            {list.length === 0 ? (
              <p>{intl.formatMessage(webhookMessages.none)}</p>
            ) : (
              <EntryList label={intl.formatMessage(webhookMessages.title)}>
                {list.map((webhook) => (
                  <Entry
                    key={webhook.webhook_id}
                    title={webhook.url}
                    mark={stateOf(webhook)}
                    detail={intl.formatList(
                      webhook.events.map((type) => intl.formatMessage(eventMessages[type])),
                    )}
                    end={
                      <WebhookActions
                        webhook={webhook}
                        onEdit={() => edit(webhook)}
                        onShow={() => {
                          setOpened(opened + 1);
                          setShown(webhook);
                        }}
                        onAsk={(what) => setAsked({ what, webhook })}
                        onChange={(wanted) => void change.run(wanted)}
                      />
                    }
                  />
                ))}
              </EntryList>
            )}
            <div>
              <Button onClick={() => edit('new')}>{intl.formatMessage(webhookMessages.create)}</Button>
            </div>
          </>
        )}
      </LoadedPart>
      {change.failure !== null && <Notice>{centreFailureText(intl, change.failure)}</Notice>}
      <WebhookDialog
        key={`edit ${opened}`}
        webhook={edited === 'new' ? null : edited}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        onSaved={(made) => {
          setSecret(made);
          webhooks.reload();
        }}
      />
      {shown !== null && (
        <DeliveriesDialog key={`deliveries ${opened}`} webhook={shown} onClose={() => setShown(null)} />
      )}
      <SecretDialog
        title={intl.formatMessage(webhookMessages.secret)}
        hint={intl.formatMessage(webhookMessages.secretOnce)}
        secret={secret}
        onClose={() => setSecret(null)}
      />
      <ConfirmDialog
        open={asked !== null}
        title={intl.formatMessage(
          asked?.what === 'delete' ? webhookMessages.deleteTitle : webhookMessages.rotateTitle,
        )}
        message={intl.formatMessage(
          asked?.what === 'delete' ? webhookMessages.deleteText : webhookMessages.rotateText,
        )}
        okLabel={intl.formatMessage(
          asked?.what === 'delete' ? webhookMessages.delete : webhookMessages.rotate,
        )}
        cancelLabel={intl.formatMessage(wordMessages.cancel)}
        closeLabel={intl.formatMessage(wordMessages.close)}
        critical="ok"
        onOutcome={(outcome) => {
          if (outcome === 'ok' && asked !== null)
            void change.run({ what: asked.what, id: asked.webhook.webhook_id });
          setAsked(null);
        }}
      />
    </Section>
  );
}
