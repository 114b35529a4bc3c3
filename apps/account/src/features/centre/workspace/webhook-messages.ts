import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'centre.webhooks.title', defaultMessage: 'Webhooks', description: 'Title' },
  hint: {
    id: 'centre.webhooks.hint',
    defaultMessage: 'Addresses of other applications that are notified of your works and sales.',
    description: 'Help about webhooks',
  },
  none: {
    id: 'centre.webhooks.none',
    defaultMessage: 'You have no webhooks.',
    description: 'There are none',
  },
  create: {
    id: 'centre.webhooks.create',
    defaultMessage: 'Add a webhook',
    description: 'Opens the dialog; also its title',
  },
  createAction: {
    id: 'centre.webhooks.createAction',
    defaultMessage: 'Add',
    description: 'Adds the webhook',
  },
  edit: {
    id: 'centre.webhooks.edit',
    defaultMessage: 'Change',
    description: 'Opens the dialog of a webhook',
  },
  url: { id: 'centre.webhooks.url', defaultMessage: 'Address', description: 'Label of the address' },
  urlHint: {
    id: 'centre.webhooks.urlHint',
    defaultMessage: 'A public https address at port 443 or 8443, without a user name.',
    description: 'Help under the address; also its error',
  },
  events: { id: 'centre.webhooks.events', defaultMessage: 'Events', description: 'Label of the choices' },
  on: { id: 'centre.webhooks.on', defaultMessage: 'On', description: 'A webhook receives events' },
  off: { id: 'centre.webhooks.off', defaultMessage: 'Off', description: 'A webhook receives nothing' },
  turnOn: { id: 'centre.webhooks.turnOn', defaultMessage: 'Switch on', description: 'Receives events again' },
  turnOff: { id: 'centre.webhooks.turnOff', defaultMessage: 'Switch off', description: 'Receives no events' },
  test: { id: 'centre.webhooks.test', defaultMessage: 'Send a test', description: 'Sends a test event' },
  tested: {
    id: 'centre.webhooks.tested',
    defaultMessage: 'A test is on its way. Its deliveries show what became of it.',
    description: 'Said once a test was sent',
  },
  rotate: {
    id: 'centre.webhooks.rotate',
    defaultMessage: 'Replace the secret',
    description: 'Gives a webhook another secret',
  },
  rotateTitle: {
    id: 'centre.webhooks.rotateTitle',
    defaultMessage: 'Replace the secret?',
    description: 'Title of a question',
  },
  rotateText: {
    id: 'centre.webhooks.rotateText',
    defaultMessage: 'Events are signed with both secrets for a day, so that you can change yours in time.',
    description: 'Text of a question',
  },
  delete: { id: 'centre.webhooks.delete', defaultMessage: 'Delete', description: 'Deletes a webhook' },
  deleteTitle: {
    id: 'centre.webhooks.deleteTitle',
    defaultMessage: 'Delete this webhook?',
    description: 'Title of a question',
  },
  deleteText: {
    id: 'centre.webhooks.deleteText',
    defaultMessage: 'It receives nothing any more, and its deliveries are deleted with it.',
    description: 'Text of a question',
  },
  secret: {
    id: 'centre.webhooks.secret',
    defaultMessage: 'The secret of the webhook',
    description: 'Title of the dialog with a secret',
  },
  secretOnce: {
    id: 'centre.webhooks.secretOnce',
    defaultMessage: 'Copy it now: it is shown this once. With it you verify that events come from here.',
    description: 'Warning beside a secret',
  },
  deliveries: { id: 'centre.webhooks.deliveries', defaultMessage: 'Deliveries', description: 'Opens a list' },
  noDeliveries: {
    id: 'centre.webhooks.noDeliveries',
    defaultMessage: 'Nothing was sent yet.',
    description: 'There are no deliveries',
  },
  redeliver: {
    id: 'centre.webhooks.redeliver',
    defaultMessage: 'Send again',
    description: 'Sends an event again',
  },
});

/** Words about webhooks. */
export const webhookMessages = {
  ...plain,
  failing: defineMessage<{ time: string }>({
    id: 'centre.webhooks.failing',
    defaultMessage: 'Failing since {time}',
    description: 'A webhook does not answer',
  }),
  disabled: defineMessage<{ time: string }>({
    id: 'centre.webhooks.disabled',
    defaultMessage: 'Disabled {time} after failures',
    description: 'A webhook was disabled',
  }),
  actions: defineMessage<{ url: string }>({
    id: 'centre.webhooks.actions',
    defaultMessage: 'What to do with {url}',
    description: 'Name of the menu of a webhook',
  }),
  deliveriesNamed: defineMessage<{ url: string }>({
    id: 'centre.webhooks.deliveriesNamed',
    defaultMessage: 'Deliveries to {url}',
    description: 'Name of the button that opens the deliveries',
  }),
  redeliverNamed: defineMessage<{ event: string }>({
    id: 'centre.webhooks.redeliverNamed',
    defaultMessage: 'Send again: {event}',
    description: 'Name of the button that sends an event again',
  }),
  attempts: defineMessage<{ count: number }>({
    id: 'centre.webhooks.attempts',
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
    description: 'How often it was tried',
  }),
  answer: defineMessage<{ status: string }>({
    id: 'centre.webhooks.answer',
    defaultMessage: 'answered {status}',
    description: 'HTTP status of the answer',
  }),
  next: defineMessage<{ time: string }>({
    id: 'centre.webhooks.next',
    defaultMessage: 'next attempt {time}',
    description: 'When it is tried next',
  }),
};

/** Events by their type. */
export const eventMessages = defineMessages({
  'work.published': {
    id: 'centre.webhooks.workPublished',
    defaultMessage: 'A work was published',
    description: 'Type of an event',
  },
  'work.updated': {
    id: 'centre.webhooks.workUpdated',
    defaultMessage: 'A published work was updated',
    description: 'Type of an event',
  },
  'work.taken_down': {
    id: 'centre.webhooks.workTakenDown',
    defaultMessage: 'A work was taken down',
    description: 'Type of an event',
  },
  'order.paid': {
    id: 'centre.webhooks.orderPaid',
    defaultMessage: 'A work was bought',
    description: 'Type of an event',
  },
  'order.refunded': {
    id: 'centre.webhooks.orderRefunded',
    defaultMessage: 'A purchase was given back',
    description: 'Type of an event',
  },
  'webhook.test': {
    id: 'centre.webhooks.testEvent',
    defaultMessage: 'Test',
    description: 'Type of an event',
  },
});

/** States of a delivery. */
export const deliveryStateMessages = defineMessages({
  queued: { id: 'centre.webhooks.queued', defaultMessage: 'Waiting', description: 'State of a delivery' },
  sending: { id: 'centre.webhooks.sending', defaultMessage: 'Sending', description: 'State of a delivery' },
  delivered: {
    id: 'centre.webhooks.delivered',
    defaultMessage: 'Delivered',
    description: 'State of a delivery',
  },
  failed: { id: 'centre.webhooks.failed', defaultMessage: 'Given up', description: 'State of a delivery' },
});

/** Why a delivery failed. */
export const failureMessages = defineMessages({
  address_refused: {
    id: 'centre.webhooks.failure.addressRefused',
    defaultMessage: 'the address is not allowed',
    description: 'Why a delivery failed; part of a line',
  },
  not_public: {
    id: 'centre.webhooks.failure.notPublic',
    defaultMessage: 'the name leads to no public address',
    description: 'Why a delivery failed; part of a line',
  },
  no_connection: {
    id: 'centre.webhooks.failure.noConnection',
    defaultMessage: 'no connection',
    description: 'Why a delivery failed; part of a line',
  },
  no_answer: {
    id: 'centre.webhooks.failure.noAnswer',
    defaultMessage: 'no answer in time',
    description: 'Why a delivery failed; part of a line',
  },
  refused: {
    id: 'centre.webhooks.failure.refused',
    defaultMessage: 'refused by the other side',
    description: 'Why a delivery failed; part of a line',
  },
  too_many_waiting: {
    id: 'centre.webhooks.failure.tooManyWaiting',
    defaultMessage: 'too many events were waiting',
    description: 'Why a delivery failed; part of a line',
  },
  switched_off: {
    id: 'centre.webhooks.failure.switchedOff',
    defaultMessage: 'the webhook was switched off',
    description: 'Why a delivery failed; part of a line',
  },
  disabled: {
    id: 'centre.webhooks.failure.disabledSince',
    defaultMessage: 'the webhook was disabled after failures',
    description: 'Why a delivery failed; part of a line',
  },
  not_entitled: {
    id: 'centre.webhooks.failure.notEntitled',
    defaultMessage: 'you may not receive this event any more',
    description: 'Why a delivery failed; part of a line',
  },
});
