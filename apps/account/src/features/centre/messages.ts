import { defineMessages } from 'react-intl';

/** Words of the account centre around its sections. */
export const centreMessages = defineMessages({
  title: { id: 'centre.title', defaultMessage: 'Your account', description: 'Title of the account centre' },
  sections: {
    id: 'centre.sections',
    defaultMessage: 'Sections of your account',
    description: 'Names the row of sections',
  },
  ACCOUNT: {
    id: 'centre.tab.account',
    defaultMessage: 'Account',
    description: 'Section: the account itself',
  },
  WALLET: {
    id: 'centre.tab.wallet',
    defaultMessage: 'Wallet',
    description: 'Section: membership and earnings',
  },
  COMMUNITY: {
    id: 'centre.tab.community',
    defaultMessage: 'Community',
    description: 'Section: public profile, works and who one follows',
  },
  WORKSPACE: {
    id: 'centre.tab.workspace',
    defaultMessage: 'Workspace',
    description: 'Section: teams, their room for boards, connected applications',
  },
  ACTIVITY_CENTER: {
    id: 'centre.tab.activity',
    defaultMessage: 'Points and invitations',
    description: 'Section: points, how to earn them, invitations',
  },
  DISTRIBUTION: {
    id: 'centre.tab.distribution',
    defaultMessage: 'Income',
    description: 'Section: what paid templates brought, and its payouts',
  },
  KNOWLEDGE_BENEFIT: {
    id: 'centre.tab.knowledge',
    defaultMessage: 'My templates',
    description: 'Section: templates that somebody may use because they bought them or are a member',
  },
  ORDER: { id: 'centre.tab.order', defaultMessage: 'Orders', description: 'Section: orders and receipts' },
  home: { id: 'centre.home', defaultMessage: 'Community', description: 'Link of the logo' },
  endedTitle: {
    id: 'centre.ended.title',
    defaultMessage: 'You are logged out',
    description: 'Title when the session is over',
  },
  endedText: {
    id: 'centre.ended.text',
    defaultMessage: 'Your session has ended, or somebody else has logged in with this browser.',
    description: 'Text when the session is over',
  },
  signIn: { id: 'centre.signIn', defaultMessage: 'Log in', description: 'Link to the sign-in form' },
});
