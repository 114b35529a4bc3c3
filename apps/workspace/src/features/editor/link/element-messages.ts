import { defineMessage, defineMessages } from 'react-intl';

/** Words of addresses that lead to elements of a board. */
export const elementLinkMessages = defineMessages({
  copy: {
    id: 'link.copyElements',
    defaultMessage: 'Copy link to selection',
    description:
      'Menu, command and shortcut: copies an address that shows everybody who opens it what is selected',
  },
  tooMany: defineMessage<{ limit: number }>({
    id: 'link.tooMany',
    defaultMessage: 'A link leads to {limit, number} elements at most. Select fewer.',
    description: 'Toast: no link was copied',
  }),
  gone: {
    id: 'link.gone',
    defaultMessage: 'What this link leads to is no longer on the board.',
    description: 'Toast: all the elements of the link were deleted',
  },
  someGone: defineMessage<{ count: number }>({
    id: 'link.someGone',
    defaultMessage:
      '{count, plural, one {# element of this link is} other {# elements of this link are}} no longer on the board.',
    description: 'Toast: the other elements of the link are shown',
  }),
  broken: {
    id: 'link.broken',
    defaultMessage: 'This link does not name any elements. Part of it may be missing.',
    description: 'Toast: the address was cut off or changed',
  },
});
