import { defineMessages } from '@boardwalk/app-shell/language';

export const contentMessages = defineMessages({
  moveHint: {
    id: 'content.moveHint',
    defaultMessage: 'Ctrl+X takes an entry up, arrow keys choose a place, Enter puts it down.',
    description: 'Spoken: how the keyboard moves entries',
  },
  moving: {
    id: 'content.moving',
    defaultMessage: 'Moving {names}.',
    description: 'Spoken while entries are moved',
  },
  before: {
    id: 'content.before',
    defaultMessage: 'Before {names}',
    description: 'Spoken: where the entry would go',
  },
  inside: {
    id: 'content.inside',
    defaultMessage: 'Inside {names}',
    description: 'Spoken: where the entry would go',
  },
  after: {
    id: 'content.after',
    defaultMessage: 'After {names}',
    description: 'Spoken: where the entry would go',
  },
  moved: {
    id: 'content.moved',
    defaultMessage: '{names} moved',
    description: 'Spoken: the entry is there now',
  },
  cancelled: {
    id: 'content.cancelled',
    defaultMessage: 'Nothing moved',
    description: 'Spoken: the move was left',
  },
  moveUp: {
    id: 'content.moveUp',
    defaultMessage: 'Move up',
    description: 'Button: one place towards the beginning',
  },
  moveDown: {
    id: 'content.moveDown',
    defaultMessage: 'Move down',
    description: 'Button: one place towards the end',
  },
  languages: {
    id: 'content.languages',
    defaultMessage: 'Language of the texts',
    description: 'Names the tabs, spoken',
  },
  faulty: {
    id: 'content.faulty',
    defaultMessage: 'needs attention',
    description: 'Spoken after the name of a language whose texts are not right yet',
  },
  required: {
    id: 'content.required',
    defaultMessage: 'Write it in every language.',
    description: 'Under a field: a text is missing',
  },
  tooLong: {
    id: 'content.tooLong',
    defaultMessage: 'At most {limit} characters.',
    description: 'Under a field',
  },
  wrongLink: {
    id: 'content.wrongLink',
    defaultMessage: 'Begin with / for a page of this site, or with https://',
    description: 'Under a field: the link is none',
  },
  shown: { id: 'content.shown', defaultMessage: 'Shown to visitors', description: 'Switch: open or closed' },
  shownText: {
    id: 'content.shownText',
    defaultMessage: 'Within the time below, if there is one.',
    description: 'Under the switch',
  },
  startsAt: {
    id: 'content.startsAt',
    defaultMessage: 'From',
    description: 'Label: when it begins to be shown',
  },
  endsAt: { id: 'content.endsAt', defaultMessage: 'Until', description: 'Label: when it is no more shown' },
  timeText: {
    id: 'content.timeText',
    defaultMessage: 'In your time zone, {zone}. Leave empty for no limit.',
    description: 'Under the fields of time',
  },
  endsTooEarly: {
    id: 'content.endsTooEarly',
    defaultMessage: 'It must end after it begins.',
    description: 'Under a field',
  },
  stateShown: {
    id: 'content.stateShown',
    defaultMessage: 'Shown',
    description: 'State: visitors see it now',
  },
  stateClosed: { id: 'content.stateClosed', defaultMessage: 'Hidden', description: 'State: nobody sees it' },
  statePlanned: {
    id: 'content.statePlanned',
    defaultMessage: 'Planned',
    description: 'State: it begins later',
  },
  stateEnded: { id: 'content.stateEnded', defaultMessage: 'Ended', description: 'State: its time is over' },
  pick: {
    id: 'content.pick',
    defaultMessage: 'Choose a picture, or drop it here',
    description: 'In the field of a picture',
  },
  replace: { id: 'content.replace', defaultMessage: 'Replace', description: 'Button: another picture' },
  removePicture: { id: 'content.removePicture', defaultMessage: 'Remove the picture', description: 'Button' },
  pictureHint: {
    id: 'content.pictureHint',
    defaultMessage: 'JPEG, PNG or WebP, up to 5 MB',
    description: 'Under the field of a picture',
  },
  pictureKind: {
    id: 'content.pictureKind',
    defaultMessage: '{name} is no JPEG, PNG or WebP picture.',
    description: 'A file was refused',
  },
  pictureBytes: {
    id: 'content.pictureBytes',
    defaultMessage: '{name} has more than 5 MB.',
    description: 'A file was refused',
  },
  pictureUnreadable: {
    id: 'content.pictureUnreadable',
    defaultMessage: '{name} cannot be read as a picture.',
    description: 'A file was refused',
  },
  save: { id: 'content.save', defaultMessage: 'Save', description: 'Button' },
  create: { id: 'content.create', defaultMessage: 'Add', description: 'Button: makes a new entry' },
  saved: { id: 'content.saved', defaultMessage: 'The changes are saved.', description: 'Toast' },
  leaveTitle: {
    id: 'content.leaveTitle',
    defaultMessage: 'Leave without saving?',
    description: 'Title of a question',
  },
  leaveText: {
    id: 'content.leaveText',
    defaultMessage: 'What you changed here is not saved yet.',
    description: 'Text of a question',
  },
  leave: { id: 'content.leave', defaultMessage: 'Leave', description: 'Button' },
  stay: { id: 'content.stay', defaultMessage: 'Keep editing', description: 'Button' },
  goneTitle: {
    id: 'content.goneTitle',
    defaultMessage: 'This entry does not exist',
    description: 'Title: the address names nothing',
  },
});
