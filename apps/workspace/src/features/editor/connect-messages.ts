import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };

/** Words of connectors that are drawn without dragging, and of relations between topics. */
export const connectMessages = {
  ...defineMessages({
    connect: {
      id: 'connect.connect',
      defaultMessage: 'Connect',
      description: 'Menu, command and shortcut: draws a connector between two elements, or begins to choose its other end',
    },
    choose: {
      id: 'connect.choose',
      defaultMessage: 'Click the other end, or go there with the arrow keys and press Enter',
      description: 'Notice over the board while the other end of a connector is chosen',
    },
    chooseByTouch: {
      id: 'connect.chooseByTouch',
      defaultMessage: 'Tap the other end',
      description: 'The same notice where there is neither mouse nor keyboard',
    },
    cancel: { id: 'connect.cancel', defaultMessage: 'Cancel', description: 'Button of that notice: no connector is drawn' },
    cancelled: {
      id: 'connect.cancelled',
      defaultMessage: 'Nothing was connected',
      description: 'Spoken: choosing the other end of a connector has ended without one',
    },
  }), // prettier-ignore
  begun: defineMessage<Named>({
    id: 'connect.begun',
    defaultMessage:
      'Connecting {name}. Arrow keys and Tab go to the other end, Enter connects, Escape cancels.',
    description: 'Spoken: the other end of a connector is to be chosen',
  }),
  toward: defineMessage<Named>({
    id: 'connect.toward',
    defaultMessage: 'Connect to: {name}',
    description: 'Spoken: what the connector would lead to',
  }),
  between: defineMessage<Named & { from: string; to: string }>({
    id: 'connect.between',
    defaultMessage: '{name} from {from} to {to}',
    description: 'Spoken and in the outline: a connector and what it connects, such as Connector from Topic “A” to Topic “B”',
  }), // prettier-ignore
  related: defineMessage<{ topics: string }>({
    id: 'connect.related',
    defaultMessage: 'related to {topics}',
    description: 'Spoken of a topic in the outline: a list of the topics that it has to do with',
  }),
};
