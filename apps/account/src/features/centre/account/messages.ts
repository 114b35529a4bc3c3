import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  profile: {
    id: 'centre.account.profile',
    defaultMessage: 'Profile',
    description: 'Title: picture and name',
  },
  name: { id: 'centre.account.name', defaultMessage: 'Name', description: 'Label of the name field' },
  nameHint: {
    id: 'centre.account.nameHint',
    defaultMessage: 'Shown beside what you publish.',
    description: 'Help under the name field',
  },
  saved: {
    id: 'centre.account.saved',
    defaultMessage: 'Saved.',
    description: 'Said once something was saved',
  },
  signInTitle: {
    id: 'centre.account.signIn',
    defaultMessage: 'Logging in',
    description: 'Title: how one signs in',
  },
  email: { id: 'centre.account.email', defaultMessage: 'Email address', description: 'Label of the address' },
  mobile: {
    id: 'centre.account.mobile',
    defaultMessage: 'Mobile number',
    description: 'Label of the number',
  },
  password: {
    id: 'centre.account.password',
    defaultMessage: 'Password',
    description: 'Label of the password',
  },
  none: { id: 'centre.account.none', defaultMessage: 'None', description: 'There is no address or number' },
  proven: {
    id: 'centre.account.proven',
    defaultMessage: 'Confirmed',
    description: 'Mark of a proven address',
  },
  unproven: {
    id: 'centre.account.unproven',
    defaultMessage: 'Not confirmed',
    description: 'Mark of an address that is not proven',
  },
  change: {
    id: 'centre.account.change',
    defaultMessage: 'Change',
    description: 'Opens a dialog to change something',
  },
  add: { id: 'centre.account.add', defaultMessage: 'Add', description: 'Opens a dialog to add something' },
  changeEmail: {
    id: 'centre.account.changeEmail',
    defaultMessage: 'Change email address',
    description: 'Title of the dialog',
  },
  changeMobile: {
    id: 'centre.account.changeMobile',
    defaultMessage: 'Change mobile number',
    description: 'Title of the dialog',
  },
  addEmail: {
    id: 'centre.account.addEmail',
    defaultMessage: 'Add email address',
    description: 'Name of the button that opens the dialog',
  },
  addMobile: {
    id: 'centre.account.addMobile',
    defaultMessage: 'Add mobile number',
    description: 'Name of the button that opens the dialog',
  },
  changePassword: {
    id: 'centre.account.changePassword',
    defaultMessage: 'Change password',
    description: 'Title of the dialog',
  },
  emailHint: {
    id: 'centre.account.emailHint',
    defaultMessage: 'The new address gets a link. Until you open it, the present address stays.',
    description: 'Help in the dialog',
  },
  mobileHint: {
    id: 'centre.account.mobileHint',
    defaultMessage: 'With its country code, such as +34 600 123 456.',
    description: 'Help in the dialog',
  },
  newPassword: {
    id: 'centre.account.newPassword',
    defaultMessage: 'New password',
    description: 'Label in the dialog',
  },
  presentPassword: {
    id: 'centre.account.presentPassword',
    defaultMessage: 'Your present password',
    description: 'Label in the dialogs',
  },
  passwordHint: {
    id: 'centre.account.passwordHint',
    defaultMessage: 'You are logged out everywhere else, and your service tokens end.',
    description: 'Help in the dialog',
  },
  passwordSaved: {
    id: 'centre.account.passwordSaved',
    defaultMessage: 'Your password is changed.',
    description: 'Said once it was changed',
  },
  sendAgain: {
    id: 'centre.account.sendAgain',
    defaultMessage: 'Send the link',
    description: 'Sends the link that proves the address',
  },
  sessions: {
    id: 'centre.account.sessions',
    defaultMessage: 'Where you are logged in',
    description: 'Title: sessions',
  },
  thisBrowser: {
    id: 'centre.account.thisBrowser',
    defaultMessage: 'This browser',
    description: 'Mark of the session that asks',
  },
  unknownBrowser: {
    id: 'centre.account.unknownBrowser',
    defaultMessage: 'Unknown browser',
    description: 'A browser nobody knows',
  },
  end: { id: 'centre.account.end', defaultMessage: 'End', description: 'Ends a session' },
  endOthers: {
    id: 'centre.account.endOthers',
    defaultMessage: 'Log out everywhere else',
    description: 'Ends all other sessions',
  },
  sessionEnded: {
    id: 'centre.account.sessionEnded',
    defaultMessage: 'The session is ended.',
    description: 'Said once another session was ended',
  },
  othersEnded: {
    id: 'centre.account.othersEnded',
    defaultMessage: 'You are logged out everywhere else.',
    description: 'Said once all other sessions were ended',
  },
  mails: { id: 'centre.account.mails', defaultMessage: 'Email', description: 'Title: which mails' },
  mailReviews: {
    id: 'centre.account.mailReviews',
    defaultMessage: 'Tell me about the reviews of my works',
    description: 'Choice: mails about reviews',
  },
  mailComments: {
    id: 'centre.account.mailComments',
    defaultMessage: 'Tell me about comments on my works, replies and mentions',
    description: 'Choice: mails about comments',
  },
  mailSales: {
    id: 'centre.account.mailSales',
    defaultMessage: 'Tell me about sales of my templates',
    description: 'Choice: mails about sales',
  },
  notices: {
    id: 'centre.account.notices',
    defaultMessage: 'Messages in the community',
    description: 'Title: which notices come into the inbox',
  },
  noticesHint: {
    id: 'centre.account.noticesHint',
    defaultMessage: 'What others did comes together in one message until you read it.',
    description: 'Help under the choice of notices',
  },
  notifyComments: {
    id: 'centre.account.notifyComments',
    defaultMessage: 'Comments, replies and mentions',
    description: 'Choice: notices about comments',
  },
  notifyLikes: {
    id: 'centre.account.notifyLikes',
    defaultMessage: 'Likes of my works',
    description: 'Choice: notices about likes',
  },
  notifyCopies: {
    id: 'centre.account.notifyCopies',
    defaultMessage: 'Copies of my works',
    description: 'Choice: notices about copies',
  },
  notifyFollows: {
    id: 'centre.account.notifyFollows',
    defaultMessage: 'New followers',
    description: 'Choice: notices about followers',
  },
  mailAlways: {
    id: 'centre.account.mailAlways',
    defaultMessage:
      'Emails about the safety of your account, your payments and payouts, and answers to your feedback are always sent.',
    description: 'Help under the choice of mails',
  },
  data: { id: 'centre.account.data', defaultMessage: 'Your data', description: 'Title: exports' },
  dataHint: {
    id: 'centre.account.dataHint',
    defaultMessage: 'An archive of everything about you. We tell you by mail when it is ready.',
    description: 'Help about exports',
  },
  requestData: {
    id: 'centre.account.requestData',
    defaultMessage: 'Ask for an archive',
    description: 'Asks for an export',
  },
  dataRequested: {
    id: 'centre.account.dataRequested',
    defaultMessage: 'Your archive is being made. We tell you by mail when it is ready.',
    description: 'Said once an export was asked for',
  },
  dataIsReady: {
    id: 'centre.account.dataIsReady',
    defaultMessage: 'Your archive is ready.',
    description: 'Said when an export that was waited for is ready',
  },
  download: { id: 'centre.account.download', defaultMessage: 'Download', description: 'Downloads an export' },
});

/** Words of the section about the account itself. */
export const accountMessages = {
  ...plain,
  linkSent: defineMessage<{ email: string }>({
    id: 'centre.account.linkSent',
    defaultMessage: 'We have sent a link to {email}. It works for a day.',
    description: 'Said once a link was sent',
  }),
  pending: defineMessage<{ email: string }>({
    id: 'centre.account.pending',
    defaultMessage: '{email} waits for its confirmation: open the link we sent there.',
    description: 'A change that is not proven yet',
  }),
  prove: defineMessage<{ email: string }>({
    id: 'centre.account.prove',
    defaultMessage:
      'Confirm {email}: until then no mail of ours reaches you, and you cannot reset your password by mail.',
    description: 'Hint to prove the address',
  }),
  device: defineMessage<{ browser: string; system: string }>({
    id: 'centre.account.device',
    defaultMessage: '{browser} on {system}',
    description: 'A browser on a system',
  }),
  lastSeen: defineMessage<{ time: string }>({
    id: 'centre.account.lastSeen',
    defaultMessage: 'Last used {time}',
    description: 'When a session was used last',
  }),
  endDevice: defineMessage<{ device: string }>({
    id: 'centre.account.endDevice',
    defaultMessage: 'End the session on {device}',
    description: 'Name of the button that ends a session',
  }),
  dataPending: defineMessage<{ time: string }>({
    id: 'centre.account.dataPending',
    defaultMessage: 'Asked for {time}, not ready yet',
    description: 'An export that is being made',
  }),
  dataReady: defineMessage<{ time: string }>({
    id: 'centre.account.dataReady',
    defaultMessage: 'Ready until {time}',
    description: 'An export that is ready',
  }),
  dataGone: defineMessage<{ time: string }>({
    id: 'centre.account.dataGone',
    defaultMessage: 'Asked for {time}, not there any more',
    description: 'An export that is gone or failed',
  }),
};

/** How a session was started. */
export const methodMessages = defineMessages({
  password: {
    id: 'centre.method.password',
    defaultMessage: 'Logged in with the password',
    description: 'How a session was started',
  },
  code: {
    id: 'centre.method.code',
    defaultMessage: 'Logged in with password and code',
    description: 'How a session was started',
  },
  recovery_code: {
    id: 'centre.method.recoveryCode',
    defaultMessage: 'Logged in with a recovery code',
    description: 'How a session was started',
  },
  passkey: {
    id: 'centre.method.passkey',
    defaultMessage: 'Logged in with a passkey',
    description: 'How a session was started',
  },
  provider: {
    id: 'centre.method.provider',
    defaultMessage: 'Logged in with another service',
    description: 'How a session was started',
  },
});
