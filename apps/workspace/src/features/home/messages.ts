import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };

const plain = defineMessages({
  product: { id: 'home.product', defaultMessage: 'Boardwalk', description: 'Name of the product' },
  title: { id: 'home.title', defaultMessage: 'My boards', description: 'Title of the home page' },
  home: { id: 'home.home', defaultMessage: 'Boardwalk: my boards', description: 'Link of the logo' },
  skip: {
    id: 'home.skip',
    defaultMessage: 'Skip to the boards',
    description: 'Link over the bar and the places',
  },
  places: {
    id: 'home.places',
    defaultMessage: 'Teams and projects',
    description: 'Name of the list of places, and the button that opens it on a phone',
  },
  room: {
    id: 'home.room',
    defaultMessage: 'Boards',
    description: 'Label of the meter: files of the plan in use',
  },
  templates: { id: 'home.templates', defaultMessage: 'Templates', description: 'Link to the community' },
  close: { id: 'home.close', defaultMessage: 'Close', description: 'Button: close a dialog or drawer' },
  cancel: { id: 'home.cancel', defaultMessage: 'Cancel', description: 'Button: leave everything as it is' },
  retry: { id: 'home.retry', defaultMessage: 'Try again', description: 'Button: load again' },
  start: {
    id: 'home.start',
    defaultMessage: 'Start something new',
    description: 'Name of the row of ways to start',
  },
  newBoard: {
    id: 'home.newBoard',
    defaultMessage: 'New board',
    description: 'Button: make an empty whiteboard',
  },
  newBoardText: {
    id: 'home.newBoardText',
    defaultMessage: 'Notes, shapes and arrows on open space',
    description: 'What an empty whiteboard is for',
  },
  newMindMap: {
    id: 'home.newMindMap',
    defaultMessage: 'New mind map',
    description: 'Button: make a mind map',
  },
  newMindMapText: {
    id: 'home.newMindMapText',
    defaultMessage: 'One thought in the middle, the rest around it',
    description: 'What a mind map is for',
  },
  fromTemplate: {
    id: 'home.fromTemplate',
    defaultMessage: 'From a template',
    description: 'Link to the community, to start from a published board',
  },
  fromTemplateText: {
    id: 'home.fromTemplateText',
    defaultMessage: 'Boards others have thought through',
    description: 'What the community is for',
  },
  newBoardName: {
    id: 'home.newBoardName',
    defaultMessage: 'Untitled board',
    description: 'Name a new whiteboard gets, at most 50 characters',
  },
  newMindMapName: {
    id: 'home.newMindMapName',
    defaultMessage: 'Untitled mind map',
    description: 'Name a new mind map gets, at most 50 characters',
  },
  trail: { id: 'home.trail', defaultMessage: 'Folders above', description: 'Name of the trail of folders' },
  filter: { id: 'home.filter', defaultMessage: 'Filter by name', description: 'Label of the filter field' },
  clearFilter: {
    id: 'home.clearFilter',
    defaultMessage: 'Clear',
    description: 'Button: empty the filter field',
  },
  files: { id: 'home.files', defaultMessage: 'Boards', description: 'Name of the list of files' },
  folders: { id: 'home.folders', defaultMessage: 'Folders', description: 'Name of the list of folders' },
  more: { id: 'home.more', defaultMessage: 'Show more', description: 'Button: load the next files' },
  loading: { id: 'home.loading', defaultMessage: 'Loading…', description: 'The next files are loading' },
  moreFailed: {
    id: 'home.moreFailed',
    defaultMessage: 'The next boards did not load.',
    description: 'Loading the next files failed',
  },
  failedTitle: {
    id: 'home.failedTitle',
    defaultMessage: 'Your boards did not load',
    description: 'Title: the list could not be loaded',
  },
  emptyTitle: {
    id: 'home.emptyTitle',
    defaultMessage: 'Nothing here yet',
    description: 'Title: the folder holds no files',
  },
  emptyText: {
    id: 'home.emptyText',
    defaultMessage: 'Start with an empty board above, or copy a template and make it yours.',
    description: 'What to do in an empty folder',
  },
  emptyAction: {
    id: 'home.emptyAction',
    defaultMessage: 'Browse templates',
    description: 'Link to the community',
  },
  noMatchText: {
    id: 'home.noMatchText',
    defaultMessage: 'Try fewer letters, or look through all boards.',
    description: 'What to do when the filter finds nothing',
  },
  showAll: { id: 'home.showAll', defaultMessage: 'Show all boards', description: 'Link: end the filter' },
  editedNow: {
    id: 'home.editedNow',
    defaultMessage: 'Edited just now',
    description: 'The file was changed less than a minute ago',
  },
  inReview: {
    id: 'home.inReview',
    defaultMessage: 'In review',
    description: 'Badge: submitted, not decided',
  },
  published: {
    id: 'home.published',
    defaultMessage: 'Published',
    description: 'Badge: public in the community',
  },
  notPassed: {
    id: 'home.notPassed',
    defaultMessage: 'Not accepted',
    description: 'Badge: refused by the review',
  },
  openInNewTab: {
    id: 'home.openInNewTab',
    defaultMessage: 'Open in a new tab',
    description: 'Menu: open the editor beside this page',
  },
  rename: { id: 'home.rename', defaultMessage: 'Rename', description: 'Menu and button: give another name' },
  renameTitle: {
    id: 'home.renameTitle',
    defaultMessage: 'Rename the board',
    description: 'Title of the dialog',
  },
  showInCommunity: {
    id: 'home.showInCommunity',
    defaultMessage: 'Show in the community',
    description: 'Menu: the public page of the file',
  },
  publish: { id: 'home.publish', defaultMessage: 'Publish…', description: 'Menu: opens the publish dialog' },
  trash: { id: 'home.trash', defaultMessage: 'Move to trash', description: 'Menu and button' },
  trashTitle: {
    id: 'home.trashTitle',
    defaultMessage: 'Move to trash?',
    description: 'Title of the question',
  },
});

/** Words of the home page; those with values say which. */
export const messages = {
  ...plain,
  roomCount: defineMessage<{ count: number; limit: number }>({
    id: 'home.roomCount',
    defaultMessage: '{count, number} of {limit, number}',
    description: 'Files in use, and how many the plan allows',
  }),
  noMatchTitle: defineMessage<Named>({
    id: 'home.noMatchTitle',
    defaultMessage: 'No board is called “{name}”',
    description: 'Title: the filter finds nothing',
  }),
  edited: defineMessage<{ when: string }>({
    id: 'home.edited',
    defaultMessage: 'Edited {when}',
    description: 'When the file was last changed; "when" is relative, such as "2 hours ago"',
  }),
  actions: defineMessage<Named>({
    id: 'home.actions',
    defaultMessage: 'Actions for {name}',
    description: 'Button that opens the menu of a file',
  }),
  trashText: defineMessage<Named>({
    id: 'home.trashText',
    defaultMessage: '“{name}” leaves your boards, and its link stops working for everyone.',
    description: 'What moving to the trash means',
  }),
  trashed: defineMessage<Named>({
    id: 'home.trashed',
    defaultMessage: '“{name}” is in the trash',
    description: 'Toast: the file was moved to the trash',
  }),
};
