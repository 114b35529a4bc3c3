import { defineMessages } from '../language/define-messages.ts';

/** Words about blocking people. */
export const blockMessages = defineMessages({
  block: { id: 'blocks.block', defaultMessage: 'Block', description: 'Button: block a person' },
  blockNamed: {
    id: 'blocks.blockNamed',
    defaultMessage: 'Block {name}',
    description: 'Entry of a menu: block the person named',
  },
  unblock: { id: 'blocks.unblock', defaultMessage: 'Unblock', description: 'Button: block a person no more' },
  unblockNamed: {
    id: 'blocks.unblockNamed',
    defaultMessage: 'Unblock {name}',
    description:
      'The same in a menu or spoken. Begins with the text of blocks.unblock where the language lets it.',
  },
  title: { id: 'blocks.title', defaultMessage: 'Block {name}?', description: 'Question before blocking' },
  text: {
    id: 'blocks.text',
    defaultMessage:
      'You will not follow each other any more. They cannot follow, answer or mention you, comment on your templates, or join by your links, and their comments are folded away for you. They are not notified.',
    description: 'Below the question: what blocking does',
  },
  done: { id: 'blocks.done', defaultMessage: '{name} is blocked.', description: 'Toast after blocking' },
  undone: {
    id: 'blocks.undone',
    defaultMessage: '{name} is no longer blocked.',
    description: 'Toast after unblocking',
  },
  note: {
    id: 'blocks.note',
    defaultMessage: 'You have blocked {name}.',
    description: 'On the page of a person whom the viewer has blocked',
  },
  folded: {
    id: 'blocks.folded',
    defaultMessage: 'From a person you have blocked.',
    description: 'In place of the comment of a blocked person',
  },
  show: { id: 'blocks.show', defaultMessage: 'Show', description: 'Button: shows that comment' },
  showSpoken: {
    id: 'blocks.showSpoken',
    defaultMessage: 'Show the comment of a person you have blocked',
    description: 'The same button, spoken. Begins with the text of blocks.show where the language lets it.',
  },
  more: {
    id: 'blocks.more',
    defaultMessage: 'More about {name}',
    description: 'Name of the menu on the page of a person',
  },
});
