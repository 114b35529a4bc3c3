import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };

const plain = defineMessages({
  placeActions: {
    id: 'place.actions',
    defaultMessage: 'Actions for this place',
    description: 'Button that opens the menu of the open project or folder',
  },
  teamPage: {
    id: 'place.teamPage',
    defaultMessage: 'Members and settings',
    description: 'Link to the page of the team',
  },
  newTeam: {
    id: 'place.newTeam',
    defaultMessage: 'New team',
    description: 'Button, and title of the dialog',
  },
  newFolder: {
    id: 'place.newFolder',
    defaultMessage: 'New folder',
    description: 'Menu, and title of the dialog',
  },
  newProject: {
    id: 'place.newProject',
    defaultMessage: 'New project',
    description: 'Menu, and title of the dialog',
  },
  create: { id: 'place.create', defaultMessage: 'Create', description: 'Button: make it' },
  renameFolder: {
    id: 'place.renameFolder',
    defaultMessage: 'Rename the folder',
    description: 'Title of the dialog',
  },
  renameProject: {
    id: 'place.renameProject',
    defaultMessage: 'Rename the project',
    description: 'Title of the dialog',
  },
  delete: { id: 'place.delete', defaultMessage: 'Delete', description: 'Menu and button' },
  deleteFolderTitle: {
    id: 'place.deleteFolderTitle',
    defaultMessage: 'Delete the folder?',
    description: 'Title of the question',
  },
  deleteProjectTitle: {
    id: 'place.deleteProjectTitle',
    defaultMessage: 'Delete the project?',
    description: 'Title of the question',
  },
});

/** Words about projects and folders. */
export const messages = {
  ...plain,
  deleteFolderText: defineMessage<Named>({
    id: 'place.deleteFolderText',
    defaultMessage: '“{name}” and the folders in it go away. Their boards go to the trash.',
    description: 'What deleting a folder means',
  }),
  deleteProjectText: defineMessage<Named>({
    id: 'place.deleteProjectText',
    defaultMessage: '“{name}” and its folders go away. Their boards go to the trash.',
    description: 'What deleting a project means',
  }),
  deleted: defineMessage<Named>({
    id: 'place.deleted',
    defaultMessage: '“{name}” is deleted',
    description: 'Toast: a project or folder was deleted',
  }),
};
