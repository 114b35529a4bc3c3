import { defineMessage, defineMessages } from 'react-intl';

type Names = { names: string };

const plain = defineMessages({
  failed: { id: 'tree.failed', defaultMessage: 'Not loaded.', description: 'The entries below did not load' },
  moveHint: {
    id: 'tree.moveHint',
    defaultMessage: 'Ctrl+X takes a folder up, arrow keys choose a place, Enter puts it down.',
    description: 'Spoken: how the keyboard moves folders',
  },
  cancelled: {
    id: 'tree.cancelled',
    defaultMessage: 'Nothing moved',
    description: 'Spoken: the move was left',
  },
});

/** What the tree of places says. */
export const messages = {
  ...plain,
  moving: defineMessage<Names>({
    id: 'tree.moving',
    defaultMessage: 'Moving {names}.',
    description: 'Spoken while folders are moved',
  }),
  before: defineMessage<Names>({
    id: 'tree.before',
    defaultMessage: 'Before {names}',
    description: 'Spoken: where the folder would go',
  }),
  inside: defineMessage<Names>({
    id: 'tree.inside',
    defaultMessage: 'Inside {names}',
    description: 'Spoken: where the folder would go',
  }),
  after: defineMessage<Names>({
    id: 'tree.after',
    defaultMessage: 'After {names}',
    description: 'Spoken: where the folder would go',
  }),
  moved: defineMessage<Names>({
    id: 'tree.moved',
    defaultMessage: '{names} moved',
    description: 'Spoken: the folder is there now',
  }),
};
