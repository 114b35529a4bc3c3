import { defineMessages } from 'react-intl';

export const errorMessages = defineMessages({
  network: {
    id: 'error.network',
    defaultMessage: 'Network error. Check the connection and try again.',
    description: 'A call got no answer, or none in time',
  },
  voteRunning: {
    id: 'error.voteRunning',
    defaultMessage: 'A vote is running on this board already. End it first.',
    description: 'A second vote was started',
  },
  voteEnded: {
    id: 'error.voteEnded',
    defaultMessage: 'The vote has ended.',
    description: 'A dot was placed too late',
  },
  unknown: {
    id: 'error.unknown',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    description: 'A failure with no text of its own',
  },
  unavailable: {
    id: 'error.unavailable',
    defaultMessage: 'The service is not available right now. Try again in a moment.',
    description: 'The server answers that it cannot serve at the moment',
  },
  badInput: {
    id: 'error.badInput',
    defaultMessage: 'This cannot be used. Check it and try again.',
    description: 'The server refused fields',
  },
  signedOut: {
    id: 'error.signedOut',
    defaultMessage: 'Log in to go on.',
    description: 'A call needs a login',
  },
  forbidden: {
    id: 'error.forbidden',
    defaultMessage: 'You are not allowed to do this.',
    description: 'The server refused an action to this person',
  },
  gone: {
    id: 'error.gone',
    defaultMessage: 'This no longer exists.',
    description: 'What the action was about is gone',
  },
  openFile: {
    id: 'error.openFile',
    defaultMessage: 'The file cannot be opened. Pick another one.',
    description: 'The board of a file cannot be had',
  },
  fileLimit: {
    id: 'error.fileLimit',
    defaultMessage: 'This team holds as many files as its plan allows. Move one to the trash to make room.',
    description: 'Creating a file failed because of the plan’s limit',
  },
  collaboratorLimit: {
    id: 'error.collaboratorLimit',
    defaultMessage: 'As many visitors edit this file as its plan allows. Ask its owner to make room.',
    description: 'Joining a shared file failed because of the plan’s limit',
  },
  noStorage: {
    id: 'error.noStorage',
    defaultMessage: 'There is no project to keep the file in. Create a project first.',
    description: 'The space has no storage location',
  },
  storageFull: {
    id: 'error.storageFull',
    defaultMessage: 'This team’s storage is full. Delete boards or pictures you no longer need to make room.',
    description: 'Storing a board or a picture failed because the team’s storage is full',
  },
  lastProject: {
    id: 'error.lastProject',
    defaultMessage: 'A team keeps at least one project. Make another one first.',
    description: 'The last project of a team cannot be deleted',
  },
  folderTooDeep: {
    id: 'error.folderTooDeep',
    defaultMessage: 'Folders cannot lie any deeper. Choose a place further up.',
    description: 'Too many folders inside each other',
  },
  folderCycle: {
    id: 'error.folderCycle',
    defaultMessage: 'A folder cannot go into itself. Choose another place.',
    description: 'A folder was to be moved into itself or into one below it',
  },
  placeFull: {
    id: 'error.placeFull',
    defaultMessage: 'This place is full. Use another one, or delete what is no longer needed.',
    description: 'A team has too many projects, or a folder too many folders',
  },
  teamExists: {
    id: 'error.teamExists',
    defaultMessage: 'You already have a team of that name. Choose another one.',
    description: 'The owner has a team of the same name',
  },
  ownerStays: {
    id: 'error.ownerStays',
    defaultMessage: 'The owner stays in the team. Hand the team over first.',
    description: 'The owner cannot leave or be removed',
  },
  personalTeam: {
    id: 'error.personalTeam',
    defaultMessage: 'Your own space stays yours.',
    description: 'The personal space can be neither deleted nor handed over',
  },
  foreignBoards: {
    id: 'error.foreignBoards',
    defaultMessage:
      'The team still holds boards of others, perhaps in its trash. They have to move them first.',
    description: 'A team with boards of others cannot be deleted',
  },
  shareLinkLimit: {
    id: 'error.shareLinkLimit',
    defaultMessage: 'This board has as many links as it can have. Delete one first.',
    description: 'Too many share links of one board',
  },
  wrongPassword: {
    id: 'error.wrongPassword',
    defaultMessage: 'The password is not right. Check it and try again.',
    description: 'The password of a share link was wrong',
  },
  imageNotAccepted: {
    id: 'error.imageNotAccepted',
    defaultMessage: 'This picture cannot be read. Use a JPEG, PNG, WebP or GIF file.',
    description: 'An uploaded picture was refused',
  },
  imageTooLarge: {
    id: 'error.imageTooLarge',
    defaultMessage: 'This picture is too large. Use one of at most 10 MB.',
    description: 'An uploaded picture has too many bytes',
  },
  tooMany: {
    id: 'error.tooMany',
    defaultMessage: 'Too many tries. Wait a moment, then try again.',
    description: 'A rate limit was reached',
  },
});
