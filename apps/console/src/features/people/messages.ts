import { defineMessages } from '@boardwalk/app-shell/language';

export const peopleMessages = defineMessages({
  title: { id: 'people.title', defaultMessage: 'People', description: 'Title of the page' },
  search: {
    id: 'people.search',
    defaultMessage: 'Name, email address, mobile number or id',
    description: 'Label of the search field',
  },
  find: { id: 'people.find', defaultMessage: 'Search', description: 'Button: searches people' },
  kind: {
    id: 'people.kind',
    defaultMessage: 'Kind of account',
    description: 'Name of the filter and of the field',
  },
  allKinds: { id: 'people.allKinds', defaultMessage: 'All kinds', description: 'Choice: no filter by kind' },
  generalUser: { id: 'people.generalUser', defaultMessage: 'User', description: 'Kind of account' },
  generalAdmin: { id: 'people.generalAdmin', defaultMessage: 'Admin', description: 'Kind of account' },
  superAdmin: { id: 'people.superAdmin', defaultMessage: 'Super admin', description: 'Kind of account' },
  none: { id: 'people.none', defaultMessage: 'Nobody was found', description: 'Title of the empty list' },
  name: { id: 'people.name', defaultMessage: 'Person', description: 'Header of a column' },
  marks: {
    id: 'people.marks',
    defaultMessage: 'Marks',
    description: 'Header of a column: kind, badges, locked',
  },
  works: {
    id: 'people.works',
    defaultMessage: 'Works',
    description: 'Header of a column: number of published works',
  },
  since: {
    id: 'people.since',
    defaultMessage: 'Since',
    description: 'Header of a column: when the account was made',
  },
  noSecondStep: {
    id: 'people.noSecondStep',
    defaultMessage: 'No second step',
    description: 'Mark of an admin who lacks the second step that the site requires',
  },
  secondStepMissing: {
    id: 'people.secondStepMissing',
    defaultMessage:
      'This admin has no second step, so the console is closed to them. Their password alone does not set one up. Ask them in person or by telephone first, then allow it.',
    description: 'Text above the button that lets an admin set up a second step',
  },
  secondStepSet: {
    id: 'people.secondStepSet',
    defaultMessage:
      'This admin has a second step. If they have lost it, the operator of the site turns it off.',
    description: 'Text in the dialog of an admin who has a second step',
  },
  secondStepReleased: {
    id: 'people.secondStepReleased',
    defaultMessage: 'They can set up a second step until {time}.',
    description: 'After a super admin allowed an admin to set up a second step',
  },
  releaseSecondStep: {
    id: 'people.releaseSecondStep',
    defaultMessage: 'Let them set up a second step',
    description: 'Button: an admin may then set up a second step for 24 hours',
  },
  change: { id: 'people.change', defaultMessage: 'Change', description: 'Button: opens the dialog' },
  changeOf: {
    id: 'people.changeOf',
    defaultMessage: 'Change {name}',
    description: 'Names the button, spoken',
  },
  locked: { id: 'people.locked', defaultMessage: 'Locked', description: 'Mark: cannot sign in' },
  invited: {
    id: 'people.invited',
    defaultMessage: 'Invited',
    description: 'Mark: may publish with the full taxonomy',
  },
  influencer: { id: 'people.influencer', defaultMessage: 'Influencer', description: 'Mark' },
  expert: { id: 'people.expert', defaultMessage: 'Expert', description: 'Mark' },
  kindForSuper: {
    id: 'people.kindForSuper',
    defaultMessage: 'Only super admins change this.',
    description: 'Under the choice of the kind',
  },
  yourself: {
    id: 'people.yourself',
    defaultMessage: 'You cannot change your own account here.',
    description: 'In the dialog',
  },
  forSuper: {
    id: 'people.forSuper',
    defaultMessage: 'Only super admins can change an admin.',
    description: 'In the dialog',
  },
  mayFull: {
    id: 'people.mayFull',
    defaultMessage: 'May publish with scene, industry and role',
    description: 'Switch: special invitation',
  },
  isInfluencer: { id: 'people.isInfluencer', defaultMessage: 'Influencer badge', description: 'Switch' },
  isExpert: { id: 'people.isExpert', defaultMessage: 'Expert badge', description: 'Switch' },
  maySignIn: { id: 'people.maySignIn', defaultMessage: 'Can sign in', description: 'Switch' },
  maySignInText: {
    id: 'people.maySignInText',
    defaultMessage: 'Turned off, all sessions end at once.',
    description: 'Under the switch',
  },
  saved: { id: 'people.saved', defaultMessage: 'The changes are saved.', description: 'Toast' },
  save: { id: 'people.save', defaultMessage: 'Save', description: 'Button: saves the changes' },
  cancel: { id: 'people.cancel', defaultMessage: 'Cancel', description: 'Button: leaves the dialog' },
  close: { id: 'people.close', defaultMessage: 'Close', description: 'Button: closes the dialog' },
});
