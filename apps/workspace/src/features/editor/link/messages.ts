import { defineMessage, defineMessages } from 'react-intl';

/** Words of links that elements carry. */
export const linkMessages = defineMessages({
  edit: {
    id: 'link.edit',
    defaultMessage: 'Link…',
    description: 'Menu and shortcut: opens the dialog in which what is selected gets a link',
  },
  open: {
    id: 'link.open',
    defaultMessage: 'Open link',
    description: 'Menu, button and shortcut: goes where the link of the selected element leads',
  },
  title: {
    id: 'link.title',
    defaultMessage: 'Link',
    description: 'Title of the dialog, and label of its field',
  },
  text: {
    id: 'link.text',
    defaultMessage: 'A web page, a mail address or another board. A mark on the board leads there.',
    description: 'Under the title of the dialog',
  },
  several: defineMessage<{ count: number }>({
    id: 'link.several',
    defaultMessage: '{count, plural, other {All # selected elements get this link.}}',
    description: 'Under the field; count is 2 or more',
  }),
  save: { id: 'link.save', defaultMessage: 'Save link', description: 'Button of the dialog' },
  remove: { id: 'link.remove', defaultMessage: 'Remove link', description: 'Button of the dialog' },
  close: {
    id: 'link.close',
    defaultMessage: 'Close',
    description: 'Name of the button that closes the dialog',
  },
  address: {
    id: 'link.address',
    defaultMessage: 'This is not a whole address. One is, for example, example.com/page.',
    description: 'Under the field',
  },
  scheme: {
    id: 'link.scheme',
    defaultMessage: 'Links lead to web pages (https, http) or mail addresses only.',
    description: 'Under the field: the address begins with something else, such as ftp',
  },
  length: defineMessage<{ limit: number }>({
    id: 'link.length',
    defaultMessage: 'This address is too long: {limit, number} characters are the most.',
    description: 'Under the field',
  }),
  linked: defineMessage<{ name: string }>({
    id: 'link.linked',
    defaultMessage: '{name}, with a link',
    description: 'Read out: an element and that it has a link; name is its kind and text',
  }),
});
