import { defineMessages } from 'react-intl';

export const errorMessages = defineMessages({
  network: {
    id: 'error.network',
    defaultMessage: 'Network error. Check the connection and try again.',
    description: 'A call got no answer, or none in time',
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
  tooMany: {
    id: 'error.tooMany',
    defaultMessage: 'Too many tries. Wait a moment, then try again.',
    description: 'A rate limit was reached',
  },
});
