import type { ErrorName } from '@boardwalk/api-client';
import type { FailureCase } from '@boardwalk/app-shell/failures';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

const network = defineMessage({
  id: 'error.network',
  defaultMessage: 'Network error. Check the connection and try again.',
  description: 'A call got no answer, or none in time',
});

const voteEnded = defineMessage({
  id: 'error.voteEnded',
  defaultMessage: 'The vote has ended.',
  description: 'A dot was placed too late',
});

const unknown = defineMessage({
  id: 'error.unknown',
  defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  description: 'A failure with no text of its own',
});

/** What is said about failed calls by case. */
export const failureMessages = {
  ...defineMessages({
    400: {
      id: 'error.badInput',
      defaultMessage: 'This cannot be used. Check it and try again.',
      description: 'The server refused fields',
    },
    401: {
      id: 'error.signedOut',
      defaultMessage: 'Log in to go on.',
      description: 'A call needs a login',
    },
    403: {
      id: 'error.forbidden',
      defaultMessage: 'You are not allowed to do this.',
      description: 'The server refused an action to this person',
    },
    404: {
      id: 'error.gone',
      defaultMessage: 'This no longer exists.',
      description: 'What the action was about is gone',
    },
    429: {
      id: 'error.tooMany',
      defaultMessage: 'Too many tries. Wait a moment, then try again.',
      description: 'A rate limit was reached',
    },
    503: {
      id: 'error.unavailable',
      defaultMessage: 'The service is not available right now. Try again in a moment.',
      description: 'The server answers that it cannot serve at the moment',
    },
  }),
  network,
  timeout: network,
  413: unknown,
  415: unknown,
  500: unknown,
  unknown,
} satisfies Record<FailureCase, MessageDescriptor>;

/**
 * What is said about errors that calls of this app can meet, where the words of their case would not do. A test holds the table to
 * the contract: nothing stands here that no call can meet, and nothing is missing that the words of its case cannot say.
 */
export const specialMessages = {
  ...defineMessages({
    cmt_open_file_error: {
      id: 'error.openFile',
      defaultMessage: 'The file cannot be opened. Pick another one.',
      description: 'The board of a file cannot be had',
    },
    file_limit_reached: {
      id: 'error.fileLimit',
      defaultMessage: 'This team holds as many files as its plan allows. Move one to the trash to make room.',
      description: 'Creating a file failed because of the plan’s limit',
    },
    collaborator_limit_reached: {
      id: 'error.collaboratorLimit',
      defaultMessage: 'As many visitors edit this file as its plan allows. Ask its owner to make room.',
      description: 'Joining a shared file failed because of the plan’s limit',
    },
    wrong_share_password: {
      id: 'error.wrongPassword',
      defaultMessage: 'The password is not right. Check it and try again.',
      description: 'The password of a share link was wrong',
    },
    share_link_limit_reached: {
      id: 'error.shareLinkLimit',
      defaultMessage: 'This board has as many links as it can have. Delete one first.',
      description: 'Too many share links of one board',
    },
    version_limit_reached: {
      id: 'error.versionLimit',
      defaultMessage: 'This board has as many named versions as it can have. Delete one first.',
      description: 'Too many named versions of one board',
    },
    vote_running: {
      id: 'error.voteRunning',
      defaultMessage: 'A vote is running on this board already. End it first.',
      description: 'A second vote was started',
    },
    no_storage_location: {
      id: 'error.noStorage',
      defaultMessage: 'There is no project to keep the file in. Create a project first.',
      description: 'The space has no storage location',
    },
    image_not_accepted: {
      id: 'error.imageNotAccepted',
      defaultMessage: 'This picture cannot be read. Use a JPEG, PNG, WebP or GIF file.',
      description: 'An uploaded picture was refused',
    },
    image_too_large: {
      id: 'error.imageTooLarge',
      defaultMessage: 'This picture is too large. Use one of at most 10 MB.',
      description: 'An uploaded picture has too many bytes',
    },
    team_exists: {
      id: 'error.teamExists',
      defaultMessage: 'You already have a team of that name. Choose another one.',
      description: 'The owner has a team of the same name',
    },
    personal_team: {
      id: 'error.personalTeam',
      defaultMessage: 'Your own space stays yours.',
      description: 'The personal space can be neither deleted nor handed over',
    },
    owner_stays: {
      id: 'error.ownerStays',
      defaultMessage: 'The owner stays in the team. Hand the team over first.',
      description: 'The owner cannot leave or be removed',
    },
    team_has_foreign_boards: {
      id: 'error.foreignBoards',
      defaultMessage:
        'The team still holds boards of others, perhaps in its trash. They have to move them first.',
      description: 'A team with boards of others cannot be deleted',
    },
    last_project: {
      id: 'error.lastProject',
      defaultMessage: 'A team keeps at least one project. Make another one first.',
      description: 'The last project of a team cannot be deleted',
    },
    folder_too_deep: {
      id: 'error.folderTooDeep',
      defaultMessage: 'Folders cannot lie any deeper. Choose a place further up.',
      description: 'Too many folders inside each other',
    },
    folder_cycle: {
      id: 'error.folderCycle',
      defaultMessage: 'A folder cannot go into itself. Choose another place.',
      description: 'A folder was to be moved into itself or into one below it',
    },
    place_full: {
      id: 'error.placeFull',
      defaultMessage: 'This place is full. Use another one, or delete what is no longer needed.',
      description: 'A team has too many projects, or a folder too many folders',
    },
    storage_full: {
      id: 'error.storageFull',
      defaultMessage:
        'This team’s storage is full. Delete boards or pictures you no longer need to make room.',
      description: 'Storing a board or a picture failed because the team’s storage is full',
    },
  }),
  vote_not_found: voteEnded,
  vote_ended: voteEnded,
} satisfies Partial<Record<ErrorName, MessageDescriptor>>;
