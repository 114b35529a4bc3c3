import type { Webhook } from '@boardwalk/api-client';
import { Button, IconButton, Menu, MenuItem } from '@boardwalk/ui-kit';
import { Ellipsis } from 'lucide-react';
import { useIntl } from 'react-intl';
import { webhookMessages } from './webhook-messages.ts';

/** What is done to a webhook at once. */
export type WebhookChange =
  | { readonly what: 'test' | 'rotate' | 'delete'; readonly id: string; readonly isActive?: undefined }
  | { readonly what: 'activate'; readonly id: string; readonly isActive: boolean };

/** Id of the button that is there as long as the webhook is. */
export const deliveriesIdOf = (webhookId: string) => `deliveries-${webhookId}`;

/** What can be done with a webhook, in a menu. */
export function WebhookActions({
  webhook,
  onEdit,
  onShow,
  onAsk,
  onChange,
}: {
  webhook: Webhook;
  onEdit: () => void;
  onShow: () => void;
  onAsk: (what: 'rotate' | 'delete') => void;
  onChange: (change: WebhookChange) => void;
}) {
  const intl = useIntl();
  const { webhook_id: id, url, is_active: isActive } = webhook;
  const say = (word: 'test' | 'edit' | 'rotate' | 'delete' | 'turnOff' | 'turnOn') =>
    intl.formatMessage(webhookMessages[word]);
  return (
    <>
      <Button
        id={deliveriesIdOf(id)}
        size="small"
        aria-label={intl.formatMessage(webhookMessages.deliveriesNamed, { url })}
        onClick={onShow}
      >
        {intl.formatMessage(webhookMessages.deliveries)}
      </Button>
      <Menu
        trigger={
          <IconButton
            size="small"
            label={intl.formatMessage(webhookMessages.actions, { url })}
            icon={<Ellipsis />}
          />
        }
      >
        <MenuItem onSelect={() => onChange({ what: 'test', id })}>{say('test')}</MenuItem>
        <MenuItem onSelect={onEdit}>{say('edit')}</MenuItem>
        <MenuItem onSelect={() => onChange({ what: 'activate', id, isActive: !isActive })}>
          {say(isActive ? 'turnOff' : 'turnOn')}
        </MenuItem>
        <MenuItem onSelect={() => onAsk('rotate')}>{say('rotate')}</MenuItem>
        <MenuItem tone="critical" onSelect={() => onAsk('delete')}>
          {say('delete')}
        </MenuItem>
      </Menu>
    </>
  );
}
