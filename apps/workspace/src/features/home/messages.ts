import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };

const plain = defineMessages({
  export: {
    id: 'home.export',
    defaultMessage: 'Export…',
    description: 'Item of the menu of a board: opens it with the dialog that makes files',
  },
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
  lists: {
    id: 'home.lists',
    defaultMessage: 'Lists of boards',
    description: 'Name of the links to recent, starred, shared boards and the trash',
  },
  recent: {
    id: 'home.recent',
    defaultMessage: 'Recent',
    description: 'Link and title: boards of all teams, the last changed first',
  },
  starred: {
    id: 'home.starred',
    defaultMessage: 'Starred',
    description: 'Link and title: boards with a star',
  },
  shared: {
    id: 'home.shared',
    defaultMessage: 'Shared with me',
    description: 'Link and title: boards opened by share links',
  },
  trashPlace: {
    id: 'home.trashPlace',
    defaultMessage: 'Trash',
    description: 'Link and title: deleted boards',
  },
  searchAll: {
    id: 'home.searchAll',
    defaultMessage: 'Search all boards',
    description: 'Label of the field that searches the boards of all teams',
  },
  searchEverywhere: {
    id: 'home.searchEverywhere',
    defaultMessage: 'Search all boards',
    description: 'Link: search the boards of all teams for the same name',
  },
  order: { id: 'home.order', defaultMessage: 'Order', description: 'Label of the choice of an order' },
  byChange: {
    id: 'home.byChange',
    defaultMessage: 'Last changed',
    description: 'Order: the last changed first',
  },
  byAge: { id: 'home.byAge', defaultMessage: 'Newest', description: 'Order: the newest first' },
  byName: { id: 'home.byName', defaultMessage: 'Name', description: 'Order: by name, from A to Z' },
  view: {
    id: 'home.view',
    defaultMessage: 'View',
    description: 'Name of the choice between pictures and lines',
  },
  asGrid: {
    id: 'home.asGrid',
    defaultMessage: 'As pictures',
    description: 'Toggle: boards as a grid of pictures',
  },
  asList: {
    id: 'home.asList',
    defaultMessage: 'As a list',
    description: 'Toggle: boards as lines of a table',
  },
  name: { id: 'home.name', defaultMessage: 'Name', description: 'Column of the list' },
  team: {
    id: 'home.team',
    defaultMessage: 'Team',
    description: 'Column of the list, and label of the choice of a team',
  },
  owner: { id: 'home.owner', defaultMessage: 'Owner', description: 'Column of the list' },
  me: { id: 'home.me', defaultMessage: 'Me', description: 'In the column of owners: the reader' },
  lastChange: { id: 'home.lastChange', defaultMessage: 'Last change', description: 'Column of the list' },
  inTrash: {
    id: 'home.inTrash',
    defaultMessage: 'Kept for',
    description: 'Column of the trash: how long a board stays there',
  },
  actionsColumn: {
    id: 'home.actionsColumn',
    defaultMessage: 'Actions',
    description: 'Column of the list: buttons',
  },
  nameRequired: {
    id: 'home.nameRequired',
    defaultMessage: 'Enter a name.',
    description: 'The name was left empty',
  },
  recentEmpty: {
    id: 'home.recentEmpty',
    defaultMessage: 'No boards yet',
    description: 'Title: the person has no boards',
  },
  recentEmptyText: {
    id: 'home.recentEmptyText',
    defaultMessage: 'Boards of all your teams show here, the last changed first.',
    description: 'What the empty list is for',
  },
  starredEmpty: {
    id: 'home.starredEmpty',
    defaultMessage: 'No starred boards',
    description: 'Title: no board has a star',
  },
  starredEmptyText: {
    id: 'home.starredEmptyText',
    defaultMessage: 'Star the boards you need often, and find them here.',
    description: 'What the empty list is for',
  },
  sharedEmpty: {
    id: 'home.sharedEmpty',
    defaultMessage: 'Nothing is shared with you',
    description: 'Title: no board was opened by a share link',
  },
  sharedEmptyText: {
    id: 'home.sharedEmptyText',
    defaultMessage: 'Boards that you open by a share link show here.',
    description: 'What the empty list is for',
  },
  trashEmpty: {
    id: 'home.trashEmpty',
    defaultMessage: 'The trash is empty',
    description: 'Title: nothing was deleted',
  },
  emptyTrash: {
    id: 'home.emptyTrash',
    defaultMessage: 'Empty the trash',
    description: 'Button: delete all boards in the trash',
  },
  emptyTrashTitle: {
    id: 'home.emptyTrashTitle',
    defaultMessage: 'Empty the trash?',
    description: 'Title of the question',
  },
  toHome: { id: 'home.toHome', defaultMessage: 'Go to my boards', description: 'Link to the own boards' },
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
  importFile: {
    id: 'home.importFile',
    defaultMessage: 'Import a file',
    description: 'Link to the page where files of other programs become boards',
  },
  importFileText: {
    id: 'home.importFileText',
    defaultMessage: 'From Excalidraw, draw.io, XMind and more',
    description: 'Below the link: what can be imported',
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
  teamsFailed: {
    id: 'home.teamsFailed',
    defaultMessage: 'Your teams did not load',
    description: 'Title, in place of the tree of teams and projects',
  },
  foldersFailed: {
    id: 'home.foldersFailed',
    defaultMessage: 'The folders did not load',
    description: 'Title, in place of the folders of a project',
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
  share: { id: 'home.share', defaultMessage: 'Share…', description: 'Menu: opens the dialog of share links' },
  trash: { id: 'home.trash', defaultMessage: 'Move to trash', description: 'Menu and button' },
});

/** Words of the home page; those with values say which. */
export const messages = {
  ...plain,
  leaveShared: defineMessage<Named>({
    id: 'home.leaveShared',
    defaultMessage: 'Remove {name} from my list',
    description: 'Button: give up a board that was shared',
  }),
  leftShared: defineMessage<Named>({
    id: 'home.leftShared',
    defaultMessage: '“{name}” is no longer in your list',
    description: 'Toast: a shared board was given up',
  }),
  roomOf: defineMessage<Named>({
    id: 'home.roomOf',
    defaultMessage: 'Boards in {name}',
    description: 'Label of the meter: files of a team’s plan in use',
  }),
  purgedIn: defineMessage<{ days: number }>({
    id: 'home.purgedIn',
    defaultMessage: '{days, plural, =0 {Deleted today} one {# more day} other {# more days}}',
    description: 'How long a board stays in the trash before it is deleted for good',
  }),
  trashEmptyText: defineMessage<{ days: number }>({
    id: 'home.trashEmptyText',
    defaultMessage: 'Deleted boards stay here for {days} days.',
    description: 'What the trash is for',
  }),
  emptyTrashText: defineMessage<{ team: string }>({
    id: 'home.emptyTrashText',
    defaultMessage:
      'All boards in the trash of {team} that you may delete are deleted with their versions. This cannot be undone.',
    description: 'What emptying the trash means',
  }),
  trashEmptied: defineMessage<{ count: number }>({
    id: 'home.trashEmptied',
    defaultMessage: '{count, plural, one {# board was deleted} other {# boards were deleted}}',
    description: 'Toast: the trash was emptied',
  }),
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
};
