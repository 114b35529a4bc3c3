import type { Webhook } from '@boardwalk/api-client';
import { checkText, WEBHOOK_LIMITS, type FieldViolation } from '@boardwalk/domain';
import { Checkbox, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldsOf } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
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
  const [violations, setViolations] = useState<readonly FieldViolation[]>([]);
  const save = useAction(async () => {
    const body = { url, events: [...events] };
    if (webhook === null) onSaved((await client.call('createWebhook', { body })).secret);
    else {
      await client.call('updateWebhook', { path: { webhook_id: webhook.webhook_id }, body });
      onSaved(null);
    }
    onClose();
  });
  const refused = [...violations, ...fieldsOf(save.failure)];
  const errorOf = (field: string) => {
    const violation = refused.find((each) => each.field === field);
    if (violation === undefined) return undefined;
    return field === 'url' && violation.rule !== 'required'
      ? intl.formatMessage(webhookMessages.urlHint)
      : fieldMessage(intl, violation);
  };
  const edited = () => {
    setViolations([]);
    save.clear();
  };
  function send() {
    const found: FieldViolation[] = [
      ...checkText('url', url, { min: 1, max: WEBHOOK_LIMITS.urlMax }),
      ...(events.length === 0 ? [{ field: 'events', rule: 'required' as const }] : []),
    ];
    setViolations(found);
    if (found.length === 0) void save.run(undefined);
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={send}
      title={intl.formatMessage(webhook === null ? webhookMessages.create : webhookMessages.edit)}
      sendLabel={intl.formatMessage(webhook === null ? webhookMessages.createAction : wordMessages.save)}
      isSending={save.isRunning}
      failure={save.failure !== null && refused.length === 0 ? centreFailureText(intl, save.failure) : null}
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
          setUrl(text);
          edited();
        }}
      />
      <ChoiceGroup label={intl.formatMessage(webhookMessages.events)} error={errorOf('events')}>
        {EVENTS.map((type) => (
          <Checkbox
            key={type}
            label={intl.formatMessage(eventMessages[type])}
            checked={events.includes(type)}
            onCheckedChange={(isWanted) => {
              setEvents(isWanted ? [...events, type] : events.filter((each) => each !== type));
              edited();
            }}
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  );
}
