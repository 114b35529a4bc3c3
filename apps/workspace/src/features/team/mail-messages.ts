import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'team.mailInvite', defaultMessage: 'Invite by mail', description: 'Title of a section' },
  text: {
    id: 'team.mailInviteText',
    defaultMessage:
      'Only the account with this address can join, and only once. You send the mail yourself, with your own mail program.',
    description: 'What an invitation by mail is',
  },
  email: { id: 'team.mailAddress', defaultMessage: 'E-mail address', description: 'Label: who is invited' },
  notAnAddress: {
    id: 'team.mailNotAnAddress',
    defaultMessage: 'Enter an e-mail address.',
    description: 'What was typed is no address, or nothing was typed',
  },
  limit: {
    id: 'team.mailLimit',
    defaultMessage: 'The team has as many open invitations as it can have. End one first.',
    description: 'Error: too many invitations by mail',
  },
  invite: { id: 'team.mailMake', defaultMessage: 'Invite', description: 'Button: make the invitation' },
  made: {
    id: 'team.mailMade',
    defaultMessage: 'The invitation is ready. Send it now.',
    description: 'Toast: the invitation was made; a link to write the mail stands in the list',
  },
  open: {
    id: 'team.mailOpen',
    defaultMessage: 'Open invitations by mail',
    description: 'Name of the list of invitations, spoken',
  },
  loadFailed: {
    id: 'team.mailLoadFailed',
    defaultMessage: 'The open invitations did not load',
    description: 'Title: it failed; what happened follows',
  },
  ended: {
    id: 'team.mailEnded',
    defaultMessage: 'The invitation works no more',
    description: 'Toast: an invitation by mail was revoked',
  },
});

/** Words around invitations by mail. */
export const mailMessages = {
  ...plain,
  entry: defineMessage<{ role: string; when: string }>({
    id: 'team.mailEntry',
    defaultMessage: '{role} · works until {when}',
    description: 'What an invitation gives, and its end; the name of a role, a date and time',
  }),
  write: defineMessage<{ email: string }>({
    id: 'team.mailWrite',
    defaultMessage: 'Write the mail to {email}',
    description: 'Link: opens the mail program with the invitation',
  }),
  copyFor: defineMessage<{ email: string }>({
    id: 'team.mailCopy',
    defaultMessage: 'Copy the link for {email}',
    description: 'Button: copy the invitation link of one address',
  }),
  endFor: defineMessage<{ email: string }>({
    id: 'team.mailEnd',
    defaultMessage: 'End the invitation of {email}',
    description: 'Button: the invitation works no more',
  }),
  subject: defineMessage<{ team: string }>({
    id: 'team.mailSubject',
    defaultMessage: 'Join {team} on Boardwalk',
    description: 'Subject of the mail that invites',
  }),
  body: defineMessage<{ team: string; link: string; when: string; email: string }>({
    id: 'team.mailBody',
    defaultMessage:
      'Please join the team {team}: {link}\n\nThe link is for the account with the address {email}, and works until {when}.',
    description: 'Text of the mail that invites',
  }),
};
