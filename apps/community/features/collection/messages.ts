import { defineMessages } from '#shared/language/define-messages.ts';

export const collectionMessages = defineMessages({
  lead: {
    id: 'collection.lead',
    defaultMessage: 'A collection by {name}',
    description: 'What search engines show of a collection without a description',
  },
  count: {
    id: 'collection.count',
    defaultMessage: '{count, plural, one {# template} other {# templates}}',
    description: 'How many works it holds',
  },
  private: {
    id: 'collection.private',
    defaultMessage: 'Private',
    description: 'Badge: only its owner sees it',
  },
  copyLink: {
    id: 'collection.copyLink',
    defaultMessage: 'Copy link',
    description: 'Button',
  },
  edit: {
    id: 'collection.edit',
    defaultMessage: 'Edit',
    description: 'Button: change name, description, visibility',
  },
  arrange: {
    id: 'collection.arrange',
    defaultMessage: 'Arrange',
    description: 'Toggle: change the order of the works',
  },
  remove: {
    id: 'collection.remove',
    defaultMessage: 'Delete',
    description: 'Button: delete the collection',
  },
  removeTitle: {
    id: 'collection.removeTitle',
    defaultMessage: 'Delete “{name}”?',
    description: 'Question before a collection is deleted',
  },
  removeText: {
    id: 'collection.removeText',
    defaultMessage: 'Its templates stay saved in your collections.',
    description: 'What deleting a collection does not do',
  },
  keep: {
    id: 'collection.keep',
    defaultMessage: 'Keep it',
    description: 'Button: do not delete',
  },
  emptyTitle: {
    id: 'collection.emptyTitle',
    defaultMessage: 'Nothing in here yet',
    description: 'Empty collection',
  },
  emptyText: {
    id: 'collection.emptyText',
    defaultMessage: 'Templates that are added show up here.',
    description: 'Empty collection of somebody else',
  },
  emptyOwn: {
    id: 'collection.emptyOwn',
    defaultMessage: 'Open a template and add it with “Add to a collection”.',
    description: 'Own empty collection, what to do',
  },
  explore: {
    id: 'collection.explore',
    defaultMessage: 'Explore templates',
    description: 'Link to the home page',
  },
  failedTitle: {
    id: 'collection.failedTitle',
    defaultMessage: 'The collection could not be loaded',
    description: 'Error in place of the page',
  },
  retry: {
    id: 'collection.retry',
    defaultMessage: 'Try again',
    description: 'Button: load once more',
  },
  missingTitle: {
    id: 'collection.missingTitle',
    defaultMessage: 'There is no such collection',
    description: 'Unknown or private collection',
  },
  missingText: {
    id: 'collection.missingText',
    defaultMessage: 'It was deleted, or its owner keeps it private.',
    description: 'Why the collection is not there',
  },
  up: {
    id: 'collection.up',
    defaultMessage: 'Move {name} up',
    description: 'Button of a line',
  },
  down: {
    id: 'collection.down',
    defaultMessage: 'Move {name} down',
    description: 'Button of a line',
  },
  takeOut: {
    id: 'collection.takeOut',
    defaultMessage: 'Take {name} out',
    description: 'Button of a line: remove from the collection',
  },
  elsewhere: {
    id: 'collection.elsewhere',
    defaultMessage: 'Move {name} to another collection',
    description: 'Button of a line: opens a menu of the other collections',
  },
  moved: {
    id: 'collection.moved',
    defaultMessage: '{name} is in “{collection}” now',
    description: 'Toast: a work was moved to another collection',
  },
  placed: {
    id: 'collection.placed',
    defaultMessage: '{name}: place {place, number}',
    description: 'Spoken: a work was moved to that place in its collection',
  },
  takenOut: {
    id: 'collection.takenOut',
    defaultMessage: '{name} was taken out',
    description: 'Spoken: a work is no longer in the collection',
  },
  newTitle: {
    id: 'collection.newTitle',
    defaultMessage: 'New collection',
    description: 'Title of the dialog',
  },
  editTitle: {
    id: 'collection.editTitle',
    defaultMessage: 'Edit collection',
    description: 'Title of the dialog',
  },
  close: {
    id: 'collection.close',
    defaultMessage: 'Close',
    description: 'Button: close the dialog',
  },
  cancel: {
    id: 'collection.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: close the dialog',
  },
  create: {
    id: 'collection.create',
    defaultMessage: 'Create',
    description: 'Button: make the collection',
  },
  save: {
    id: 'collection.save',
    defaultMessage: 'Save',
    description: 'Button: save the collection',
  },
  name: {
    id: 'collection.name',
    defaultMessage: 'Name',
    description: 'Field',
  },
  description: {
    id: 'collection.description',
    defaultMessage: 'Description',
    description: 'Field',
  },
  public: {
    id: 'collection.public',
    defaultMessage: 'Others can see it',
    description: 'Switch: the collection is public',
  },
  nameRequired: {
    id: 'collection.nameRequired',
    defaultMessage: 'Enter a name.',
    description: 'The name is missing',
  },
  tooLong: {
    id: 'collection.tooLong',
    defaultMessage: 'At most {max} characters.',
    description: 'A text is too long',
  },
  counter: {
    id: 'collection.counter',
    defaultMessage: '{count} / {max}',
    description: 'Characters of a field',
  },
});
