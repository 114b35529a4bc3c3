import { ReportReason } from '@boardwalk/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '#shared/language/define-messages.ts';

export const reportMessages = defineMessages({
  title: { id: 'report.title', defaultMessage: 'Report this template', description: 'Title of the dialog' },
  lead: {
    id: 'report.lead',
    defaultMessage: 'Tell us what is wrong with “{name}”. A moderator looks at every report.',
    description: 'Below the title; name of the template',
  },
  commentTitle: {
    id: 'report.commentTitle',
    defaultMessage: 'Report this comment',
    description: 'Title of the dialog about a comment',
  },
  commentLead: {
    id: 'report.commentLead',
    defaultMessage: 'Tell us what is wrong with the comment of {name}. A moderator looks at every report.',
    description: 'Below the title; name of who wrote the comment',
  },
  commentDescriptionHint: {
    id: 'report.commentDescriptionHint',
    defaultMessage: 'Say why it should not be there.',
    description: 'Below the label of the text, about a comment',
  },
  commentAlreadyTitle: {
    id: 'report.commentAlreadyTitle',
    defaultMessage: 'You have reported this comment already',
    description: 'The report of a comment is there from before',
  },
  profileTitle: {
    id: 'report.profileTitle',
    defaultMessage: 'Report this profile',
    description: 'Title of the dialog about somebody’s profile',
  },
  profileLead: {
    id: 'report.profileLead',
    defaultMessage:
      'Tell us what is wrong with the name, the picture or the introduction of {name}. A moderator looks at every report.',
    description: 'Below the title; name of the person',
  },
  profileDescriptionHint: {
    id: 'report.profileDescriptionHint',
    defaultMessage: 'Say what it is and why it should not be there.',
    description: 'Below the label of the text, about a profile',
  },
  profileAlreadyTitle: {
    id: 'report.profileAlreadyTitle',
    defaultMessage: 'You have reported this profile already',
    description: 'The report of a profile is there from before',
  },
  reason: {
    id: 'report.reason',
    defaultMessage: 'What is wrong with it?',
    description: 'Label of the reasons',
  },
  description: {
    id: 'report.description',
    defaultMessage: 'Describe the problem',
    description: 'Label of the text',
  },
  descriptionHint: {
    id: 'report.descriptionHint',
    defaultMessage: 'Say where on the board it is and why it should not be there.',
    description: 'Below the label of the text',
  },
  counter: {
    id: 'report.counter',
    defaultMessage: '{count} / {max}',
    description: 'Characters typed of those allowed',
  },
  standards: {
    id: 'report.standards',
    defaultMessage: 'User conduct standards',
    description: 'Opens the standards to be agreed to',
  },
  standardOwn: {
    id: 'report.standardOwn',
    defaultMessage: 'Publish what you made or may share, and name your sources.',
    description: 'One of the user conduct standards',
  },
  standardContent: {
    id: 'report.standardContent',
    defaultMessage:
      'Nothing illegal, pornographic or violent, nothing that harms minors, no unwanted advertising.',
    description: 'One of the user conduct standards',
  },
  standardRespect: {
    id: 'report.standardRespect',
    defaultMessage: 'Respect other people: no insults, no threats, nobody’s private data.',
    description: 'One of the user conduct standards',
  },
  standardHonest: {
    id: 'report.standardHonest',
    defaultMessage: 'Report what you have seen yourself, truthfully, and never to harm somebody.',
    description: 'One of the user conduct standards',
  },
  agree: {
    id: 'report.agree',
    defaultMessage: 'I have read the user conduct standards and agree to them.',
    description: 'Checkbox, needed before a report is sent',
  },
  send: { id: 'report.send', defaultMessage: 'Send report', description: 'Button: send the report' },
  cancel: { id: 'report.cancel', defaultMessage: 'Cancel', description: 'Button: close without sending' },
  close: { id: 'report.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  done: { id: 'report.done', defaultMessage: 'Done', description: 'Button: close after sending' },
  reasonRequired: {
    id: 'report.reasonRequired',
    defaultMessage: 'Choose what is wrong.',
    description: 'No reason is chosen',
  },
  descriptionShort: {
    id: 'report.descriptionShort',
    defaultMessage: 'Describe the problem in at least {min} characters.',
    description: 'The text is missing or too short',
  },
  descriptionLong: {
    id: 'report.descriptionLong',
    defaultMessage: 'Shorten the text to {max} characters.',
    description: 'The text is too long',
  },
  agreementRequired: {
    id: 'report.agreementRequired',
    defaultMessage: 'Agree to the standards to send the report.',
    description: 'The standards are not agreed to',
  },
  invalid: {
    id: 'report.invalid',
    defaultMessage: 'This was not accepted. Please change it.',
    description: 'A field is refused for another reason',
  },
  failed: {
    id: 'report.failed',
    defaultMessage: 'The report was not sent',
    description: 'Sending failed; the reason follows',
  },
  sentTitle: {
    id: 'report.sentTitle',
    defaultMessage: 'Thank you for your report',
    description: 'The report has arrived',
  },
  sentText: {
    id: 'report.sentText',
    defaultMessage: 'A moderator will look at the template. If it breaks the standards, it is taken down.',
    description: 'What happens after a report',
  },
  alreadyTitle: {
    id: 'report.alreadyTitle',
    defaultMessage: 'You have reported this template already',
    description: 'The work was reported by the same person before',
  },
  alreadyText: {
    id: 'report.alreadyText',
    defaultMessage: 'Your report is being reviewed. Please wait for the result.',
    description: 'The result of an earlier report is awaited',
  },
});

const reasons = defineMessages({
  illegal: { id: 'report.illegal', defaultMessage: 'Illegal content', description: 'Reason of a report' },
  political: {
    id: 'report.political',
    defaultMessage: 'Political content',
    description: 'Reason of a report',
  },
  porn: { id: 'report.porn', defaultMessage: 'Pornographic content', description: 'Reason of a report' },
  advertisement: {
    id: 'report.advertisement',
    defaultMessage: 'Advertising or spam',
    description: 'Reason of a report',
  },
  minor: { id: 'report.minor', defaultMessage: 'Harmful to minors', description: 'Reason of a report' },
  violent: { id: 'report.violent', defaultMessage: 'Violent content', description: 'Reason of a report' },
  plagiarism: {
    id: 'report.plagiarism',
    defaultMessage: 'Copied from somebody else',
    description: 'Reason of a report',
  },
  others: { id: 'report.others', defaultMessage: 'Something else', description: 'Reason of a report' },
});

/** The reasons to choose from, in their order, and what each is called. */
export const REASONS: readonly (readonly [ReportReason, MessageDescriptor])[] = [
  [ReportReason.ILLEGAL, reasons.illegal],
  [ReportReason.POLITICAL, reasons.political],
  [ReportReason.PORN, reasons.porn],
  [ReportReason.ADVERTISEMENT, reasons.advertisement],
  [ReportReason.MINOR, reasons.minor],
  [ReportReason.VIOLENT, reasons.violent],
  [ReportReason.PLAGIARISM, reasons.plagiarism],
  [ReportReason.OTHERS, reasons.others],
];

/** The words that depend on what is reported. */
export const SUBJECT_MESSAGES = {
  work: {
    title: reportMessages.title,
    lead: reportMessages.lead,
    hint: reportMessages.descriptionHint,
    already: reportMessages.alreadyTitle,
  },
  comment: {
    title: reportMessages.commentTitle,
    lead: reportMessages.commentLead,
    hint: reportMessages.commentDescriptionHint,
    already: reportMessages.commentAlreadyTitle,
  },
  profile: {
    title: reportMessages.profileTitle,
    lead: reportMessages.profileLead,
    hint: reportMessages.profileDescriptionHint,
    already: reportMessages.profileAlreadyTitle,
  },
} as const;
