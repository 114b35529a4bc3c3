import { defineMessages } from '@boardwalk/app-shell/language';

export const reportMessages = defineMessages({
  title: { id: 'case.title', defaultMessage: 'Reports', description: 'Title of the page' },
  shown: { id: 'case.shown', defaultMessage: 'Cases', description: 'Names the tabs, spoken' },
  open: { id: 'case.open', defaultMessage: 'Open', description: 'Tab: cases to decide' },
  upheld: {
    id: 'case.upheld',
    defaultMessage: 'Upheld',
    description: 'Tab: cases in which the work was taken down',
  },
  dismissed: {
    id: 'case.dismissed',
    defaultMessage: 'Dismissed',
    description: 'Tab: cases in which the reports were not right',
  },
  noneOpen: {
    id: 'case.noneOpen',
    defaultMessage: 'No report waits for a decision',
    description: 'Title of the empty list',
  },
  noneDecided: {
    id: 'case.noneDecided',
    defaultMessage: 'There are no such cases',
    description: 'Title of the empty list of decided cases',
  },
  choose: {
    id: 'case.choose',
    defaultMessage: 'Choose a case to look at it.',
    description: 'Beside the list, while nothing is open',
  },
  back: { id: 'case.back', defaultMessage: 'All cases', description: 'Link back to the list, on a phone' },
  count: {
    id: 'case.count',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
    description: 'How often a work was reported',
  },
  reasonCount: {
    id: 'case.reasonCount',
    defaultMessage: '{reason} · {count, number}',
    description: 'A reason and how often it was given',
  },
  openWork: {
    id: 'case.openWork',
    defaultMessage: 'Open the work in the community',
    description: 'Link to the public work',
  },
  notPublic: {
    id: 'case.notPublic',
    defaultMessage: 'The work is not public.',
    description: 'In place of the link to the work',
  },
  newTab: { id: 'case.newTab', defaultMessage: 'opens in a new tab', description: 'Spoken after a link' },
  uphold: {
    id: 'case.uphold',
    defaultMessage: 'Take down…',
    description: 'Button: opens the dialog of a take-down',
  },
  dismiss: {
    id: 'case.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Button: the reports are not right',
  },
  own: {
    id: 'case.own',
    defaultMessage: 'This is your own work. Somebody else must decide.',
    description: 'Nobody decides about their own work',
  },
  wasUpheld: {
    id: 'case.wasUpheld',
    defaultMessage: 'The work was taken down',
    description: 'Title: the case was upheld',
  },
  wasUpheldComment: {
    id: 'case.wasUpheldComment',
    defaultMessage: 'The comment was taken down',
    description: 'Title: the case about a comment was upheld',
  },
  ownComment: {
    id: 'case.ownComment',
    defaultMessage: 'This is your own comment, or one on your work. Somebody else must decide.',
    description: 'Nobody decides about their own comment',
  },
  wasDismissed: {
    id: 'case.wasDismissed',
    defaultMessage: 'The reports were dismissed',
    description: 'Title: the case was dismissed',
  },
  reports: { id: 'case.reports', defaultMessage: 'What was reported', description: 'Title over the reports' },
  noReports: {
    id: 'case.noReports',
    defaultMessage: 'There are no reports',
    description: 'Title of the empty list of reports',
  },
  visitor: {
    id: 'case.visitor',
    defaultMessage: 'Somebody who was not signed in',
    description: 'In place of a reporter’s name',
  },
  standards: {
    id: 'case.standards',
    defaultMessage: 'User conduct standards',
    description: 'Title over the rules of conduct',
  },
  standardContent: {
    id: 'case.standardContent',
    defaultMessage:
      'Nothing illegal, pornographic or violent, nothing that harms minors, no unwanted advertising.',
    description: 'Rule of conduct',
  },
  standardOwn: {
    id: 'case.standardOwn',
    defaultMessage: 'Publish what you made or may share, and name your sources.',
    description: 'Rule of conduct',
  },
  standardRespect: {
    id: 'case.standardRespect',
    defaultMessage: 'Respect other people: no insults, no threats, nobody’s private data.',
    description: 'Rule of conduct',
  },
  standardHonest: {
    id: 'case.standardHonest',
    defaultMessage: 'Report what you have seen yourself, truthfully, and never to harm somebody.',
    description: 'Rule of conduct',
  },
  comment: {
    id: 'case.comment',
    defaultMessage: 'Comment of {name}',
    description: 'Above the comment that a case is about',
  },
  commentGone: {
    id: 'case.commentGone',
    defaultMessage: 'Its writer has deleted this comment.',
    description: 'In place of the comment that a case is about',
  },
  upholdCommentTitle: {
    id: 'case.upholdCommentTitle',
    defaultMessage: 'Take this comment down',
    description: 'Title of the dialog about a comment',
  },
  upholdCommentText: {
    id: 'case.upholdCommentText',
    defaultMessage: 'It leaves the page of the work at once. Its writer reads the reason.',
    description: 'Text of the dialog about a comment',
  },
  reasonForWriter: {
    id: 'case.reasonForWriter',
    defaultMessage: 'Reason, for the writer',
    description: 'Label of the field, about a comment',
  },
  upholdTitle: {
    id: 'case.upholdTitle',
    defaultMessage: 'Take this work down',
    description: 'Title of the dialog',
  },
  upholdText: {
    id: 'case.upholdText',
    defaultMessage: 'It leaves all lists at once. Its owner reads the reason and can submit it again.',
    description: 'Text of the dialog',
  },
  upholdSend: {
    id: 'case.upholdSend',
    defaultMessage: 'Take down',
    description: 'Button: takes the work down',
  },
  upholdDone: { id: 'case.upholdDone', defaultMessage: 'The work was taken down.', description: 'Toast' },
  upholdCommentDone: {
    id: 'case.upholdCommentDone',
    defaultMessage: 'The comment was taken down.',
    description: 'Toast',
  },
  dismissCommentText: {
    id: 'case.dismissCommentText',
    defaultMessage: 'The comment stays. Later reports open another case.',
    description: 'Text of the dialog about a comment',
  },
  reasonMissingComment: {
    id: 'case.reasonMissingComment',
    defaultMessage: 'Say why the comment is taken down.',
    description: 'The reason was left empty, about a comment',
  },
  dismissTitle: {
    id: 'case.dismissTitle',
    defaultMessage: 'Dismiss these reports',
    description: 'Title of the dialog',
  },
  dismissText: {
    id: 'case.dismissText',
    defaultMessage: 'The work stays. Later reports open another case.',
    description: 'Text of the dialog',
  },
  dismissDone: {
    id: 'case.dismissDone',
    defaultMessage: 'The reports were dismissed.',
    description: 'Toast',
  },
  reasonForOwner: {
    id: 'case.reasonForOwner',
    defaultMessage: 'Reason, for the owner',
    description: 'Label of the field',
  },
  reasonForUs: {
    id: 'case.reasonForUs',
    defaultMessage: 'Reason, for the log',
    description: 'Label of the field',
  },
  reasonMissing: {
    id: 'case.reasonMissing',
    defaultMessage: 'Say why the work is taken down.',
    description: 'The reason was left empty',
  },
  reasonTooLong: {
    id: 'case.reasonTooLong',
    defaultMessage: 'Use at most {limit, number} characters.',
    description: 'The reason is too long',
  },
  openProfile: {
    id: 'case.openProfile',
    defaultMessage: 'Open the profile in the community',
    description: 'Link to the public profile',
  },
  profile: {
    id: 'case.profile',
    defaultMessage: 'Profile',
    description: 'Below the name: the case is about a profile',
  },
  introduce: {
    id: 'case.introduce',
    defaultMessage: 'Introduction',
    description: 'Above what somebody says of themselves in their profile',
  },
  noIntroduce: {
    id: 'case.noIntroduce',
    defaultMessage: 'There is no introduction.',
    description: 'In place of what somebody says of themselves in their profile',
  },
  wasUpheldProfile: {
    id: 'case.wasUpheldProfile',
    defaultMessage: 'The profile was reset',
    description: 'Title: the case about a profile was upheld',
  },
  ownProfile: {
    id: 'case.ownProfile',
    defaultMessage: 'This is your own profile. Somebody else must decide.',
    description: 'Nobody decides about their own profile',
  },
  upholdProfile: {
    id: 'case.upholdProfile',
    defaultMessage: 'Reset the profile…',
    description: 'Button: opens the dialog that takes name, picture and introduction away',
  },
  upholdProfileTitle: {
    id: 'case.upholdProfileTitle',
    defaultMessage: 'Reset this profile',
    description: 'Title of the dialog about a profile',
  },
  upholdProfileText: {
    id: 'case.upholdProfileText',
    defaultMessage:
      'Picture and introduction go at once, and the name becomes a neutral one. The person reads the reason and can set others.',
    description: 'Text of the dialog about a profile',
  },
  upholdProfileSend: {
    id: 'case.upholdProfileSend',
    defaultMessage: 'Reset',
    description: 'Button: resets the profile',
  },
  upholdProfileDone: {
    id: 'case.upholdProfileDone',
    defaultMessage: 'The profile was reset.',
    description: 'Toast',
  },
  dismissProfileText: {
    id: 'case.dismissProfileText',
    defaultMessage: 'The profile stays. Later reports open another case.',
    description: 'Text of the dialog about a profile',
  },
  reasonForPerson: {
    id: 'case.reasonForPerson',
    defaultMessage: 'Reason, for the person',
    description: 'Label of the field, about a profile',
  },
  reasonMissingProfile: {
    id: 'case.reasonMissingProfile',
    defaultMessage: 'Say why the profile is reset.',
    description: 'The reason was left empty, about a profile',
  },
  cancel: { id: 'case.cancel', defaultMessage: 'Cancel', description: 'Button: leaves the dialog' },
  close: { id: 'case.close', defaultMessage: 'Close', description: 'Button: closes the dialog' },
});
