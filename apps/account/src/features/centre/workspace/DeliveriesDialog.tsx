import type { Webhook, WebhookDelivery } from '@boardwalk/api-client';
import { Badge, Button, Dialog } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useRowAction } from '#shared/failures/use-action.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { Entry } from '../components/EntryList.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { centreFailureText } from '../failure-text.ts';
import { usePages } from '../use-pages.ts';
import { useRepeated } from '../use-repeated.ts';
import { useTimes } from '../use-times.ts';
import {
  deliveryStateMessages,
  eventMessages,
  failureMessages,
  webhookMessages,
} from './webhook-messages.ts';

const PAGE = 20;
/** What is sent arrives, or fails, within seconds; what waits for its next attempt is not waited for here. */
const LOOKS = { everyMs: 2000, atMost: 30 };
const TONES = { queued: 'neutral', sending: 'neutral', delivered: 'positive', failed: 'critical' } as const;

/** What was sent to a webhook, and what came of it; given-up events can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const [turn, setTurn] = useState(0);
  const path = { webhook_id: webhook.webhook_id };
  const deliveries = usePages<WebhookDelivery>(
    (cursor) => client.call('listWebhookDeliveries', { path, query: { cursor, size: PAGE } }),
    turn,
  );
  const again = useRowAction(String, async (deliveryId: string) => {
    try {
      await client.call('redeliverWebhook', { path: { ...path, delivery_id: deliveryId } });
    } finally {
      setTurn((count) => count + 1);
    }
  });
  const isAwaited = deliveries.list?.some(({ state }) => state === 'queued' || state === 'sending') ?? false;
  useRepeated(isAwaited ? `turn ${turn}` : null, deliveries.reload, LOOKS);
  const detailOf = ({ created_at, attempts, status, failure, next_attempt_at }: WebhookDelivery) =>
    [
      times.moment(created_at),
      intl.formatMessage(webhookMessages.attempts, { count: attempts.length }),
      status === null ? null : intl.formatMessage(webhookMessages.answer, { status: String(status) }),
      failure === null || status !== null ? null : intl.formatMessage(failureMessages[failure]),
      next_attempt_at === null
        ? null
        : intl.formatMessage(webhookMessages.next, { time: times.moment(next_attempt_at) }),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={intl.formatMessage(webhookMessages.deliveries)}
      description={webhook.url}
      closeLabel={intl.formatMessage(wordMessages.close)}
    >
      <PagedList
        label={intl.formatMessage(webhookMessages.deliveries)}
        pages={deliveries}
        empty={<p>{intl.formatMessage(webhookMessages.noDeliveries)}</p>}
      >
        {(delivery) => (
          <Entry
            key={delivery.delivery_id}
            title={intl.formatMessage(eventMessages[delivery.type])}
            mark={
              <Badge tone={TONES[delivery.state]}>
                {intl.formatMessage(deliveryStateMessages[delivery.state])}
              </Badge>
            }
            detail={detailOf(delivery)}
            end={
              (delivery.state === 'failed' || delivery.state === 'delivered') && (
                <Button
                  size="small"
                  aria-label={intl.formatMessage(webhookMessages.redeliverNamed, {
                    event: intl.formatMessage(eventMessages[delivery.type]),
                  })}
                  loading={again.isRunning(delivery.delivery_id)}
                  onClick={() => void again.run(delivery.delivery_id)}
                >
                  {intl.formatMessage(webhookMessages.redeliver)}
                </Button>
              )
            }
          />
        )}
      </PagedList>
      {again.failure !== null && <Notice>{centreFailureText(intl, again.failure)}</Notice>}
    </Dialog>
  );
}
