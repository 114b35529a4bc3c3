import { defineMessage, defineMessages } from 'react-intl';

type What = { count: number; name: string };

const plain = defineMessages({
  undo: {
    id: 'home.undo',
    defaultMessage: 'Undo',
    description: 'Button of a toast: take back what was done',
  },
  star: { id: 'home.star', defaultMessage: 'Star', description: 'Toggle and button: keep among the starred' },
  unstar: { id: 'home.unstar', defaultMessage: 'Remove the star', description: 'Menu: no longer starred' },
  duplicate: { id: 'home.duplicate', defaultMessage: 'Duplicate', description: 'Menu: make a copy' },
  move: {
    id: 'home.move',
    defaultMessage: 'Move…',
    description: 'Menu and button: opens the choice of a place',
  },
  moveHere: {
    id: 'home.moveHere',
    defaultMessage: 'Move here',
    description: 'Button of the dialog: move to the chosen place',
  },
  choosePlace: {
    id: 'home.choosePlace',
    defaultMessage: 'Choose a project or folder.',
    description: 'Shown when nothing is chosen that boards can be moved to',
  },
  clearSelection: {
    id: 'home.clearSelection',
    defaultMessage: 'Clear the selection',
    description: 'Button: nothing is selected any more',
  },
  selectAll: {
    id: 'home.selectAll',
    defaultMessage: 'Select all boards',
    description: 'Name of the box that selects all boards shown',
  },
  restore: { id: 'home.restore', defaultMessage: 'Restore', description: 'Button: take out of the trash' },
  purge: {
    id: 'home.purge',
    defaultMessage: 'Delete permanently',
    description: 'Button: delete what is in the trash, for good',
  },
  purgeTitle: {
    id: 'home.purgeTitle',
    defaultMessage: 'Delete permanently?',
    description: 'Title of the question',
  },
});

/** Words of what can be done with boards. */
export const messages = {
  ...plain,
  someFailed: defineMessage<{ count: number; reason: string }>({
    id: 'home.someFailed',
    defaultMessage:
      '{count, plural, one {It did not work for # board.} other {It did not work for # boards.}} {reason}',
    description: 'Toast: an action on several boards failed for some of them; the reason is a sentence',
  }),
  trashed: defineMessage<What>({
    id: 'home.trashed',
    defaultMessage: '{count, plural, =1 {“{name}” is in the trash} other {# boards are in the trash}}',
    description: 'Toast: boards were moved to the trash',
  }),
  restored: defineMessage<What>({
    id: 'home.restored',
    defaultMessage: '{count, plural, =1 {“{name}” is back} other {# boards are back}}',
    description: 'Toast: boards were taken out of the trash',
  }),
  purgeText: defineMessage<What>({
    id: 'home.purgeText',
    defaultMessage:
      '{count, plural, =1 {“{name}” is deleted with all its versions.} other {# boards are deleted with all their versions.}} This cannot be undone.',
    description: 'What deleting permanently means',
  }),
  purged: defineMessage<What>({
    id: 'home.purged',
    defaultMessage: '{count, plural, =1 {“{name}” is deleted} other {# boards are deleted}}',
    description: 'Toast: boards were deleted permanently',
  }),
  moved: defineMessage<What & { place: string }>({
    id: 'home.moved',
    defaultMessage: '{count, plural, =1 {“{name}” is in {place} now} other {# boards are in {place} now}}',
    description: 'Toast: boards were moved to a project or folder',
  }),
  duplicated: defineMessage<{ name: string }>({
    id: 'home.duplicated',
    defaultMessage: '“{name}” is made',
    description: 'Toast: a duplicate of that name was made',
  }),
  moveTitle: defineMessage<What>({
    id: 'home.moveTitle',
    defaultMessage: '{count, plural, =1 {Move “{name}”} other {Move # boards}}',
    description: 'Title of the dialog that asks for a place',
  }),
  selected: defineMessage<{ count: number }>({
    id: 'home.selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'How many boards are selected',
  }),
  select: defineMessage<{ name: string }>({
    id: 'home.select',
    defaultMessage: 'Select {name}',
    description: 'Name of the box that selects a board',
  }),
  starOf: defineMessage<{ name: string }>({
    id: 'home.starOf',
    defaultMessage: 'Star {name}',
    description: 'Toggle on a board: keep it among the starred',
  }),
  restoreOf: defineMessage<{ name: string }>({
    id: 'home.restoreOf',
    defaultMessage: 'Restore {name}',
    description: 'Button: take this board out of the trash',
  }),
  purgeOf: defineMessage<{ name: string }>({
    id: 'home.purgeOf',
    defaultMessage: 'Delete permanently: {name}',
    description: 'Button: delete this board, which is in the trash, for good',
  }),
  actions: defineMessage<{ name: string }>({
    id: 'home.actions',
    defaultMessage: 'Actions for {name}',
    description: 'Button that opens the menu of a board',
  }),
};
