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
    addBend: {
      id: 'connect.addBend',
      defaultMessage: 'Add bend',
      description: 'Menu and command: a connector gets a point in its middle that it runs through and that can be moved',
    },
    removeBends: {
      id: 'connect.removeBends',
      defaultMessage: 'Remove bends',
      description: 'Menu and command: a connector runs without the points that were added',
    },
    startSide: {
      id: 'connect.startSide',
      defaultMessage: 'Starts at',
      description: 'Name of a row of choices: at which side of its element a connector starts',
    },
    endSide: {
      id: 'connect.endSide',
      defaultMessage: 'Ends at',
      description: 'Name of a row of choices: at which side of its element a connector ends',
    },
    anySide: {
      id: 'connect.anySide',
      defaultMessage: 'Nearest side',
      description: 'Where a connector holds on to its element: the side that faces the other end',
    },
    top: { id: 'connect.top', defaultMessage: 'Top', description: 'Side of an element' },
    right: { id: 'connect.right', defaultMessage: 'Right side', description: 'Side of an element' },
    bottom: { id: 'connect.bottom', defaultMessage: 'Bottom', description: 'Side of an element' },
    left: { id: 'connect.left', defaultMessage: 'Left side', description: 'Side of an element' },
    topLeft: { id: 'connect.topLeft', defaultMessage: 'Top left corner', description: 'Corner of an element' },
    topRight: { id: 'connect.topRight', defaultMessage: 'Top right corner', description: 'Corner of an element' },
    bottomRight: { id: 'connect.bottomRight', defaultMessage: 'Bottom right corner', description: 'Corner of an element' },
    bottomLeft: { id: 'connect.bottomLeft', defaultMessage: 'Bottom left corner', description: 'Corner of an element' },
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
