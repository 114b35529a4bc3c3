import { defineMessages } from '@boardwalk/app-shell/language';

export const correctTagsMessages = defineMessages({
  title: {
    id: 'correctTags.title',
    defaultMessage: 'Correct tags and topics of “{name}”',
    description: 'Title of the dialog',
  },
  text: {
    id: 'correctTags.text',
    defaultMessage: 'The community shows them at once. Its creator is notified of what was changed.',
    description: 'Text of the dialog',
  },
  custom: {
    id: 'correctTags.custom',
    defaultMessage: 'Tags in free words',
    description: 'Field: custom tags, which the creator wrote',
  },
  customHint: {
    id: 'correctTags.customHint',
    defaultMessage: 'Up to {max, number}. Press Enter after each.',
    description: 'How to add custom tags',
  },
  scenes: { id: 'correctTags.scenes', defaultMessage: 'Scenes', description: 'Field: official tags' },
  industries: {
    id: 'correctTags.industries',
    defaultMessage: 'Industry',
    description: 'Field: official tags',
  },
  charts: { id: 'correctTags.charts', defaultMessage: 'Chart type', description: 'Field: official tags' },
  roles: { id: 'correctTags.roles', defaultMessage: 'Roles', description: 'Field: official tags' },
  others: {
    id: 'correctTags.others',
    defaultMessage: 'Other tags',
    description: 'Field: tags that no list offers any more',
  },
  othersHint: {
    id: 'correctTags.othersHint',
    defaultMessage: 'No list offers these any more. What is taken away cannot be added again.',
    description: 'Below the field of other tags',
  },
  topics: { id: 'correctTags.topics', defaultMessage: 'Topics', description: 'Field: topics' },
  remove: {
    id: 'correctTags.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button: takes a choice away',
  },
  noneFits: {
    id: 'correctTags.noneFits',
    defaultMessage: 'Nothing fits.',
    description: 'No choice has the typed words',
  },
  full: {
    id: 'correctTags.full',
    defaultMessage: 'No more than {max, number}. Remove one first.',
    description: 'Said when no more can be chosen',
  },
  count: {
    id: 'correctTags.count',
    defaultMessage: '{chosen, number} of {max, number}',
    description: 'How many are chosen of how many',
  },
  reason: {
    id: 'correctTags.reason',
    defaultMessage: 'Reason (optional)',
    description: 'Field: why; the creator reads it',
  },
  send: { id: 'correctTags.send', defaultMessage: 'Correct', description: 'Button: sends the correction' },
  cancel: { id: 'correctTags.cancel', defaultMessage: 'Cancel', description: 'Button: leaves the dialog' },
  close: { id: 'correctTags.close', defaultMessage: 'Close', description: 'Button: closes the dialog' },
  done: {
    id: 'correctTags.done',
    defaultMessage: '“{name}” is corrected. Its creator was notified.',
    description: 'Toast: tags and topics were corrected',
  },
  unchanged: {
    id: 'correctTags.unchanged',
    defaultMessage: 'Nothing is changed yet.',
    description: 'The correction was sent without any change',
  },
  required: {
    id: 'correctTags.required',
    defaultMessage: 'Leave at least one tag of any kind.',
    description: 'All tags were taken away',
  },
  tooMany: {
    id: 'correctTags.tooMany',
    defaultMessage: 'Choose at most {limit, number}.',
    description: 'Too many are chosen',
  },
  tooLong: {
    id: 'correctTags.tooLong',
    defaultMessage: 'A tag has at most {limit, number} characters.',
    description: 'A custom tag is too long',
  },
  duplicate: {
    id: 'correctTags.duplicate',
    defaultMessage: 'This tag is there already.',
    description: 'A custom tag repeats another',
  },
  invisible: {
    id: 'correctTags.invisible',
    defaultMessage: 'Remove the invisible characters from this tag.',
    description: 'A custom tag contains control characters',
  },
  closed: {
    id: 'correctTags.closed',
    defaultMessage: 'A tag or topic that you chose was closed meanwhile. Choose another.',
    description: 'Failure: what was chosen is not offered any more',
  },
  notPublic: {
    id: 'correctTags.notPublic',
    defaultMessage: 'The work is not public any more.',
    description: 'Failure: somebody has taken it down, or its creator has withdrawn it meanwhile',
  },
  changedTitle: {
    id: 'correctTags.changedTitle',
    defaultMessage: 'The work has changed meanwhile',
    description: 'Title: another moderator or a new version was faster',
  },
  changedText: {
    id: 'correctTags.changedText',
    defaultMessage: 'Your choice was not sent. Send it again, or begin with what the work has now.',
    description: 'Text: another moderator or a new version was faster',
  },
  tagsNow: {
    id: 'correctTags.tagsNow',
    defaultMessage: 'Tags now: {names}',
    description: 'Which tags the work has now',
  },
  topicsNow: {
    id: 'correctTags.topicsNow',
    defaultMessage: 'Topics now: {names}',
    description: 'Which topics the work has now',
  },
  none: {
    id: 'correctTags.none',
    defaultMessage: 'none',
    description: 'In place of names: there are no tags or topics',
  },
  beginAgain: {
    id: 'correctTags.beginAgain',
    defaultMessage: 'Begin with these',
    description: 'Button: puts what the work has now in the place of what was chosen',
  },
});
