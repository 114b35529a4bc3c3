import { defineMessages } from '#shared/language/define-messages.ts';

export const publishMessages = defineMessages({
  title: {
    id: 'publish.title',
    defaultMessage: 'Publish to community',
    description: 'Title of the publish dialog',
  },
  editTitle: {
    id: 'publish.editTitle',
    defaultMessage: 'Your published work',
    description: 'Title of the dialog of a work that was handed in already',
  },
  close: {
    id: 'publish.close',
    defaultMessage: 'Close',
    description: 'Button: close the dialog',
  },
  loading: {
    id: 'publish.loading',
    defaultMessage: 'Loading',
    description: 'Something loads, spoken',
  },
  retry: {
    id: 'publish.retry',
    defaultMessage: 'Try again',
    description: 'Button: once more',
  },
  loadFailed: {
    id: 'publish.loadFailed',
    defaultMessage: 'This could not be loaded',
    description: 'Error in place of a step',
  },
  failed: {
    id: 'publish.failed',
    defaultMessage: 'Publishing failed. {reason}',
    description: 'Error: the work was not handed in, and why',
  },
  folder: {
    id: 'publish.folder',
    defaultMessage: 'Folder',
    description: 'Name of the folder selector',
  },
  contentsOf: {
    id: 'publish.contentsOf',
    defaultMessage: 'What is in {name}',
    description: 'Button: open or close a level of the folders',
  },
  noProject: {
    id: 'publish.noProject',
    defaultMessage: 'No project here. Create one in the workspace.',
    description: 'A team without projects: what to do',
  },
  noFolders: {
    id: 'publish.noFolders',
    defaultMessage: 'No folders',
    description: 'A project or folder without folders',
  },
  filterByName: {
    id: 'publish.filterByName',
    defaultMessage: 'Filter by name',
    description: "Field: part of a file's name",
  },
  yourFiles: {
    id: 'publish.yourFiles',
    defaultMessage: 'Your files',
    description: 'Name of the list of files, spoken',
  },
  changedOn: {
    id: 'publish.changedOn',
    defaultMessage: 'Changed {date}',
    description: 'When a file was changed',
  },
  notYours: {
    id: 'publish.notYours',
    defaultMessage: 'Only its owner can publish it',
    description: 'A file of somebody else',
  },
  inReview: {
    id: 'publish.inReview',
    defaultMessage: 'In review',
    description: 'Label: the work waits for its review',
  },
  published: {
    id: 'publish.published',
    defaultMessage: 'Published',
    description: 'Label: the work is public',
  },
  notPassed: {
    id: 'publish.notPassed',
    defaultMessage: 'Not passed',
    description: 'Label: the review refused the work',
  },
  noFiles: {
    id: 'publish.noFiles',
    defaultMessage: 'No boards here yet',
    description: 'Empty folder',
  },
  noFilesText: {
    id: 'publish.noFilesText',
    defaultMessage: 'Create one in your workspace, or look into another folder.',
    description: 'Empty folder: what to do',
  },
  noMatches: {
    id: 'publish.noMatches',
    defaultMessage: 'No board has this in its name',
    description: 'No file matches the filter',
  },
  noMatchesText: {
    id: 'publish.noMatchesText',
    defaultMessage: 'Type less, or look into another folder.',
    description: 'No file matches the filter: what to do',
  },
  filesFailed: {
    id: 'publish.filesFailed',
    defaultMessage: 'Your files could not be loaded',
    description: 'Error in place of the list of files',
  },
  openWorkspace: {
    id: 'publish.openWorkspace',
    defaultMessage: 'Open your workspace',
    description: 'Link: to the workspace',
  },
  next: {
    id: 'publish.next',
    defaultMessage: 'Next',
    description: 'Button: to the form',
  },
  chooseFile: {
    id: 'publish.chooseFile',
    defaultMessage: 'Choose a file first.',
    description: 'Warning: next was pressed with nothing chosen',
  },
  back: {
    id: 'publish.back',
    defaultMessage: 'Back',
    description: 'Button: to picking a file',
  },
  publish: {
    id: 'publish.publish',
    defaultMessage: 'Publish',
    description: 'Button: hand the work in',
  },
  publishUpdate: {
    id: 'publish.publishUpdate',
    defaultMessage: 'Publish update',
    description: 'Button: hand a new version in',
  },
  sending: {
    id: 'publish.sending',
    defaultMessage: 'Handing in your work…',
    description: 'Progress while the work is sent',
  },
  notPassedReason: {
    id: 'publish.notPassedReason',
    defaultMessage: 'The last review did not pass it:',
    description: "Before the reviewer's reason",
  },
  cover: {
    id: 'publish.cover',
    defaultMessage: 'Cover',
    description: 'Field: the cover',
  },
  coverPick: {
    id: 'publish.coverPick',
    defaultMessage: 'Choose a picture or drop it here',
    description: 'Field: no cover yet, what to do',
  },
  coverUpload: {
    id: 'publish.coverUpload',
    defaultMessage: 'Upload a picture',
    description: 'Button: another cover from a file',
  },
  coverHint: {
    id: 'publish.coverHint',
    defaultMessage: 'JPG or PNG up to 5 MB, best at {width} × {height} pixels',
    description: 'Which covers are taken',
  },
  coverPreview: {
    id: 'publish.coverPreview',
    defaultMessage: 'Preview of the cover',
    description: 'What the picture shows, spoken',
  },
  coverLoading: {
    id: 'publish.coverLoading',
    defaultMessage: 'Preparing the cover',
    description: 'The cover is being made, spoken',
  },
  coverBoard: {
    id: 'publish.coverBoard',
    defaultMessage: 'Use the picture of the board',
    description: 'Button: the cover is a picture of the board',
  },
  coverEarlier: {
    id: 'publish.coverEarlier',
    defaultMessage: 'Use the earlier cover',
    description: 'Button: the cover of the version before',
  },
  coverIsBoard: {
    id: 'publish.coverIsBoard',
    defaultMessage: 'This is a picture of the board as it is now.',
    description: 'Below the cover: where it comes from',
  },
  coverIsUpload: {
    id: 'publish.coverIsUpload',
    defaultMessage: 'This is a picture that you chose.',
    description: 'Below the cover: where it comes from',
  },
  coverIsEarlier: {
    id: 'publish.coverIsEarlier',
    defaultMessage: 'This is the cover of your earlier version.',
    description: 'Below the cover: it was handed in with an earlier version',
  },
  coverFailed: {
    id: 'publish.coverFailed',
    defaultMessage: 'This picture could not be had. Try again or upload one.',
    description: 'The picture of the board or the earlier cover failed',
  },
  coverRequired: {
    id: 'publish.coverRequired',
    defaultMessage: 'Add a cover.',
    description: 'The cover is missing',
  },
  coverInvalid: {
    id: 'publish.coverInvalid',
    defaultMessage: 'The resource failed to load. Check the format: JPG or PNG.',
    description: 'The cover is no accepted picture',
  },
  coverTooLarge: {
    id: 'publish.coverTooLarge',
    defaultMessage: 'The cover may be at most 5M. Choose a smaller one.',
    description: 'The cover is too large',
  },
  coverTooManyPixels: {
    id: 'publish.coverTooManyPixels',
    defaultMessage: 'In this format the cover may have at most {limit} megapixels. Choose a smaller picture.',
    description: 'The cover has too many pixels; the limit depends on the format. Always whole megapixels',
  },
  name: {
    id: 'publish.name',
    defaultMessage: 'Title',
    description: 'Field: title of the work',
  },
  nameRequired: {
    id: 'publish.nameRequired',
    defaultMessage: 'Enter a title.',
    description: 'The title is empty',
  },
  nameInvisible: {
    id: 'publish.nameInvisible',
    defaultMessage: 'Remove the invisible characters from this title.',
    description: 'The title contains control characters',
  },
  description: {
    id: 'publish.description',
    defaultMessage: 'Description',
    description: 'Field: what the work is for',
  },
  descriptionHint: {
    id: 'publish.descriptionHint',
    defaultMessage: 'What is it for, and how do you use it?',
    description: 'Placeholder of the description',
  },
  descriptionShort: {
    id: 'publish.descriptionShort',
    defaultMessage: 'Write at least {limit} characters.',
    description: 'The description is too short',
  },
  tooLong: {
    id: 'publish.tooLong',
    defaultMessage: 'Shorten this to {limit} characters.',
    description: 'A text is too long',
  },
  counter: {
    id: 'publish.counter',
    defaultMessage: '{count} / {max}',
    description: 'Characters of a text, of how many',
  },
  tags: {
    id: 'publish.tags',
    defaultMessage: 'Tags',
    description: 'Field: custom tags',
  },
  tagsHint: {
    id: 'publish.tagsHint',
    defaultMessage: 'Up to {max}. Press Enter after each.',
    description: 'How to add tags',
  },
  tagsPlaceholder: {
    id: 'publish.tagsPlaceholder',
    defaultMessage: 'Such as retrospective',
    description: 'Placeholder of the tags',
  },
  removeTag: {
    id: 'publish.removeTag',
    defaultMessage: 'Remove {tag}',
    description: 'Button: take a tag away',
  },
  tagRequired: {
    id: 'publish.tagRequired',
    defaultMessage: 'Add at least one tag.',
    description: 'No custom tag',
  },
  tagsTooMany: {
    id: 'publish.tagsTooMany',
    defaultMessage: 'Add at most {limit} tags.',
    description: 'Too many custom tags',
  },
  tagTooLong: {
    id: 'publish.tagTooLong',
    defaultMessage: 'A tag has at most {limit} characters.',
    description: 'A custom tag is too long',
  },
  tagInvisible: {
    id: 'publish.tagInvisible',
    defaultMessage: 'Remove the invisible characters from this tag.',
    description: 'A custom tag contains control characters',
  },
  tagDuplicate: {
    id: 'publish.tagDuplicate',
    defaultMessage: 'This tag is already there.',
    description: 'A custom tag repeats another',
  },
  licence: {
    id: 'publish.licence',
    defaultMessage: 'Licence',
    description: 'Field: under which terms others use the template',
  },
  licenceBound: {
    id: 'publish.licenceBound',
    defaultMessage: 'It is made from another template. These are the licences that one allows.',
    description: 'Below the label of the licence, for a copy',
  },
  noResale: {
    id: 'publish.noResale',
    defaultMessage: 'The licence of the template it is made from does not allow selling it.',
    description: 'Why a copy cannot be a paid template',
  },
  changeNote: {
    id: 'publish.changeNote',
    defaultMessage: 'What is new (optional)',
    description: 'Field of an update',
  },
  changeNoteHint: {
    id: 'publish.changeNoteHint',
    defaultMessage: 'Shown in the list of versions.',
    description: 'Below the label: what is new',
  },
  fee: {
    id: 'publish.fee',
    defaultMessage: 'Who may use it',
    description: 'Field: fee type',
  },
  free: {
    id: 'publish.free',
    defaultMessage: 'Free',
    description: 'Fee type',
  },
  memberFree: {
    id: 'publish.memberFree',
    defaultMessage: 'Free for members',
    description: 'Fee type',
  },
  paid: {
    id: 'publish.paid',
    defaultMessage: 'Paid',
    description: 'Fee type',
  },
  price: {
    id: 'publish.price',
    defaultMessage: 'Price',
    description: 'Field: price in yuan',
  },
  priceHint: {
    id: 'publish.priceHint',
    defaultMessage: 'Whole yuan, {min} to {max}',
    description: 'Which prices are taken',
  },
  priceRequired: {
    id: 'publish.priceRequired',
    defaultMessage: 'Enter a price.',
    description: 'The price is empty',
  },
  priceDigits: {
    id: 'publish.priceDigits',
    defaultMessage: 'Digits only.',
    description: 'The price is no whole number',
  },
  priceRange: {
    id: 'publish.priceRange',
    defaultMessage: 'Enter a price from {min} to {max}.',
    description: 'The price is out of its range',
  },
  scenes: {
    id: 'publish.scenes',
    defaultMessage: 'Scene',
    description: 'Field: scenes',
  },
  industries: {
    id: 'publish.industries',
    defaultMessage: 'Industry',
    description: 'Field: industry',
  },
  charts: {
    id: 'publish.charts',
    defaultMessage: 'Chart type',
    description: 'Field: chart type',
  },
  roles: {
    id: 'publish.roles',
    defaultMessage: 'Role',
    description: 'Field: roles',
  },
  topics: {
    id: 'publish.topics',
    defaultMessage: 'Related topic',
    description: 'Field: topics',
  },
  upTo: {
    id: 'publish.upTo',
    defaultMessage: '{max, plural, =1 {choose one} other {up to #}}',
    description: 'How many may be chosen',
  },
  upToOptional: {
    id: 'publish.upToOptional',
    defaultMessage: '{max, plural, =1 {optional} other {optional, up to #}}',
    description: 'How many may be chosen, none is fine',
  },
  chooseOne: {
    id: 'publish.chooseOne',
    defaultMessage: 'Choose at least one.',
    description: 'Nothing is chosen',
  },
  chooseFewer: {
    id: 'publish.chooseFewer',
    defaultMessage: 'Choose at most {limit}.',
    description: 'Too many are chosen',
  },
  invalid: {
    id: 'publish.invalid',
    defaultMessage: 'This is not accepted. Change it and try again.',
    description: 'A field was refused for another reason',
  },
  taxonomyFailed: {
    id: 'publish.taxonomyFailed',
    defaultMessage: 'The tags could not be loaded',
    description: 'Error in place of the fields of the taxonomy',
  },
  lastPublished: {
    id: 'publish.lastPublished',
    defaultMessage: 'Last published {date}',
    description: 'When a work was last published',
  },
  submittedOn: {
    id: 'publish.submittedOn',
    defaultMessage: 'Handed in {date}',
    description: 'When a work was handed in',
  },
  reviewDue: {
    id: 'publish.reviewDue',
    defaultMessage: 'Reviewed within {days} working days, by {date}',
    description: 'When the review is due',
  },
  earlierStaysPublic: {
    id: 'publish.earlierStaysPublic',
    defaultMessage: 'The earlier version stays public until then.',
    description: 'An update is being reviewed',
  },
  seeInCommunity: {
    id: 'publish.seeInCommunity',
    defaultMessage: 'See in community',
    description: 'Link: the public page of the work, in a new tab',
  },
  update: {
    id: 'publish.update',
    defaultMessage: 'Update publication',
    description: 'Button: to the form, to hand a new version in',
  },
  more: {
    id: 'publish.more',
    defaultMessage: 'More actions',
    description: 'Button: a menu',
  },
  done: {
    id: 'publish.done',
    defaultMessage: 'Done',
    description: 'Button: close',
  },
  cancelPublish: {
    id: 'publish.cancelPublish',
    defaultMessage: 'Cancel publication',
    description: 'Menu item and button: take the work out of the community',
  },
  cancelTitle: {
    id: 'publish.cancelTitle',
    defaultMessage: 'Cancel this publication?',
    description: 'Question',
  },
  cancelText: {
    id: 'publish.cancelText',
    defaultMessage: 'The work will no longer be shown publicly.',
    description: 'What cancelling does',
  },
  thinkAgain: {
    id: 'publish.thinkAgain',
    defaultMessage: 'Think again',
    description: 'Button: keep the publication',
  },
  cancelled: {
    id: 'publish.cancelled',
    defaultMessage: 'Your work was withdrawn from the community.',
    description: 'The publication was cancelled',
  },
  cancelFailed: {
    id: 'publish.cancelFailed',
    defaultMessage: 'An error occurred. Please try again later.',
    description: 'Cancelling failed',
  },
  successTitle: {
    id: 'publish.successTitle',
    defaultMessage: 'Your work is in review',
    description: 'Title of the publish-success dialog',
  },
  successText: {
    id: 'publish.successText',
    defaultMessage:
      'It is reviewed within {days} working days. Then you find a message in your inbox, and a passed work in the community.',
    description: 'What happens after a first submission',
  },
  successUpdateText: {
    id: 'publish.successUpdateText',
    defaultMessage:
      'The update is reviewed within {days} working days. The earlier version stays public until then.',
    description: 'What happens after an update',
  },
  toProfile: {
    id: 'publish.toProfile',
    defaultMessage: 'See it on your profile',
    description: "Link: to the owner's profile",
  },
});
