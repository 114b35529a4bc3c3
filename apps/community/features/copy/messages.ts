import { defineMessages } from '#shared/language/define-messages.ts';

export const copyMessages = defineMessages({
  title: { id: 'copy.title', defaultMessage: 'Copied', description: 'Title of the copy-success dialog' },
  text: {
    id: 'copy.text',
    defaultMessage: '“{name}” was copied to your personal documents.',
    description: 'Text of the copy-success dialog',
  },
  textPlace: {
    id: 'copy.textPlace',
    defaultMessage: '“{name}” was copied to “{place}”.',
    description: 'Text of the copy-success dialog when a place was chosen',
  },
  explore: {
    id: 'copy.explore',
    defaultMessage: 'Continue exploring',
    description: 'Button: close the dialog and stay',
  },
  product: {
    id: 'copy.product',
    defaultMessage: 'Back to the product',
    description: 'Link to the workspace',
  },
  open: { id: 'copy.open', defaultMessage: 'Open file', description: 'Link: open the copy in the editor' },
  close: { id: 'copy.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  memberTitle: {
    id: 'copy.memberTitle',
    defaultMessage: 'Free for members',
    description: 'Title: the template needs a membership',
  },
  memberText: {
    id: 'copy.memberText',
    defaultMessage:
      'Members use “{name}” and every other member template for free. Become a member to copy it.',
    description: 'Why the template cannot be copied: it needs a membership',
  },
  buyTitle: {
    id: 'copy.buyTitle',
    defaultMessage: 'Buy this template',
    description: 'Title: the template must be paid first',
  },
  buyText: {
    id: 'copy.buyText',
    defaultMessage: '“{name}” costs {price}. Pay once, then copy it as often as you like.',
    description: 'Why the template cannot be copied: it must be paid first',
  },
  unsoldTitle: {
    id: 'copy.unsoldTitle',
    defaultMessage: 'Nothing is sold here',
    description: 'Title: the template must be paid first, in a deployment where nothing is sold',
  },
  unsoldText: {
    id: 'copy.unsoldText',
    defaultMessage: '“{name}” must be paid for before it can be copied. Pick another template.',
    description: 'Why the template cannot be copied where nothing is sold',
  },
  notNow: { id: 'copy.notNow', defaultMessage: 'Not now', description: 'Button: close the dialog' },
  goUpgrade: {
    id: 'copy.goUpgrade',
    defaultMessage: 'See membership',
    description: 'Button: opens the plans on sale',
  },
  goBuy: {
    id: 'copy.goBuy',
    defaultMessage: 'Go to payment',
    description: 'Button: opens the payment',
  },
  whereTitle: {
    id: 'copy.whereTitle',
    defaultMessage: 'Where should the copy go?',
    description: 'Title of the dialog that asks for a team and folder',
  },
  whereText: {
    id: 'copy.whereText',
    defaultMessage: '“{name}” and later copies go there, until you choose another place.',
    description: 'Text of the dialog that asks for a team and folder',
  },
  lastGone: {
    id: 'copy.lastGone',
    defaultMessage:
      'The place of your last copy is gone, or you may no longer edit there. Choose another one.',
    description: 'Why the dialog asks for a place',
  },
  places: {
    id: 'copy.places',
    defaultMessage: 'Your teams and folders',
    description: 'Name of the tree, spoken',
  },
  placesFailed: {
    id: 'copy.placesFailed',
    defaultMessage: 'Your teams could not be loaded',
    description: 'Error in place of the tree',
  },
  levelFailed: {
    id: 'copy.levelFailed',
    defaultMessage: 'Not loaded.',
    description: 'In the tree: the folders below did not load; a retry follows',
  },
  loading: { id: 'copy.loading', defaultMessage: 'Loading…', description: 'In the tree' },
  retry: { id: 'copy.retry', defaultMessage: 'Try again', description: 'Button or row: load once more' },
  viewOnly: {
    id: 'copy.viewOnly',
    defaultMessage: 'View only',
    description: 'Beside a team in which one may not edit',
  },
  room: {
    id: 'copy.room',
    defaultMessage: '{count} of {limit} files',
    description: 'Beside a team: how many files it holds of those its plan allows',
  },
  noRoom: {
    id: 'copy.noRoom',
    defaultMessage: 'Full: {count} of {limit} files',
    description: 'Beside a team whose plan allows no further file',
  },
  full: {
    id: 'copy.full',
    defaultMessage: '{team} has all {limit} files its plan allows. Choose another team, or make room.',
    description: 'Why nothing can be copied into a team',
  },
  seePlans: {
    id: 'copy.seePlans',
    defaultMessage: 'Compare plans',
    description: 'Button: what the plans allow',
  },
  goesTo: {
    id: 'copy.goesTo',
    defaultMessage: 'Goes to: {place}',
    description: 'The chosen place with those above it',
  },
  newFolder: {
    id: 'copy.newFolder',
    defaultMessage: 'New folder',
    description: 'Button: make a folder here',
  },
  folderName: {
    id: 'copy.folderName',
    defaultMessage: 'Name of the folder',
    description: 'Label of the field',
  },
  nameTooLong: {
    id: 'copy.nameTooLong',
    defaultMessage: 'At most {max} characters.',
    description: 'The name of the folder is too long',
  },
  create: { id: 'copy.create', defaultMessage: 'Create', description: 'Button: make the folder' },
  cancel: { id: 'copy.cancel', defaultMessage: 'Cancel', description: 'Button: close the dialog' },
  copyHere: {
    id: 'copy.copyHere',
    defaultMessage: 'Copy here',
    description: 'Button: copy into the chosen place',
  },
});
