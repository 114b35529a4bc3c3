import { defineMessage, defineMessages } from 'react-intl';

/** Words of selecting several elements one by one, for fingers and for anybody who cannot hold Shift. */
export const severalMessages = {
  ...defineMessages({
    severalOn: {
      id: 'several.on',
      defaultMessage: 'Select several',
      description: 'Button that stays pressed, menu, command and shortcut: from now on taps add to the selection or take away',
    },
    severalOff: {
      id: 'several.off',
      defaultMessage: 'Stop selecting several',
      description: 'Menu, command and shortcut: a tap selects one element again',
    },
    begun: {
      id: 'several.begun',
      defaultMessage: 'Selecting several. A tap or click adds an element or takes it away, Escape ends it.',
      description: 'Spoken: selecting several has been turned on',
    },
    ended: {
      id: 'several.ended',
      defaultMessage: 'Selecting several has ended',
      description: 'Spoken: a tap selects one element again',
    },
  }), // prettier-ignore
  chosen: defineMessage<{ count: number }>({
    id: 'several.chosen',
    defaultMessage:
      '{count, plural, =0 {Choose elements one by one, or drag a box around them} one {# selected} other {# selected}}',
    description: 'Notice over the board while several are selected one by one; a button to end it stands beside it',
  }), // prettier-ignore
};
