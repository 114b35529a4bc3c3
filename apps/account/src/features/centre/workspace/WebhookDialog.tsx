import type { Webhook } from '@boardwalk/api-client';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkText, WEBHOOK_LIMITS } from '@boardwalk/domain';
import { Checkbox, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessage } from '#shared/words/field-message.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { ChoiceGroup } from '../components/ChoiceGroup.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { eventMessages, webhookMessages } from './webhook-messages.ts';

type EventType = Webhook['events'][number];
const EVENTS: readonly EventType[] = [
  'work.published',
  'work.updated',
  'work.taken_down',
  'order.paid',
  'order.refunded',
];

/**
 * Makes a webhook, or changes one.
 *
 * @param props.webhook what is changed; null makes a new one
 * @param props.onSaved gets the secret of a new webhook, else null
 */
export function WebhookDialog({
  webhook,
  isOpen,
  onClose,
  onSaved,
}: {
  webhook: Webhook | null;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (secret: string | null) => void;
}) {
  const intl = useIntl();
  const { client } = useCentre();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? EVENTS);
  const save = async () => {
    const body = { url, events: [...events] };
    if (webhook === null) return (await client.call('createWebhook', { body })).secret;
    await client.call('updateWebhook', { path: { webhook_id: webhook.webhook_id }, body });
    return null;
  };
  const form = useCheckedForm({
    violations: [
      ...checkText('url', url, { min: 1, max: WEBHOOK_LIMITS.urlMax }),
      ...(events.length === 0 ? [{ field: 'events', rule: 'required' as const }] : []),
    ],
    shown: ['url', 'events'],
    send: async () =>
      await callOutcome(save, (secret) => {
        onSaved(secret);
        onClose();
      }),
  });
  const errorOf = (field: string) => {
    const violation = form.violations.find((each) => each.field === field);
    if (violation === undefined) return undefined;
    return field === 'url' && violation.rule !== 'required'
      ? intl.formatMessage(webhookMessages.urlHint)
      : fieldMessage(intl, violation);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={intl.formatMessage(webhook === null ? webhookMessages.create : webhookMessages.edit)}
      sendLabel={intl.formatMessage(webhook === null ? webhookMessages.createAction : wordMessages.save)}
      isSending={form.isSending}
      failure={form.problem === undefined ? null : centreFailureText(intl, form.problem)}
    >
      <TextField
        name="url"
        type="url"
        required
        label={intl.formatMessage(webhookMessages.url)}
        description={intl.formatMessage(webhookMessages.urlHint)}
        autoComplete="url"
        spellCheck={false}
        value={url}
        error={errorOf('url')}
        onValueChange={(text) => {
          if (form.touch()) setUrl(text);
        }}
      />
      <ChoiceGroup label={intl.formatMessage(webhookMessages.events)} error={errorOf('events')}>
        {EVENTS.map((type) => (
          <Checkbox
            key={type}
            label={intl.formatMessage(eventMessages[type])}
            checked={events.includes(type)}
            onCheckedChange={(isWanted) => {
              if (form.touch())
                setEvents(isWanted ? [...events, type] : events.filter((each) => each !== type));
            }}
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  );
}
