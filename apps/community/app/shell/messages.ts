import { defineMessages } from '#shared/language/define-messages.ts';

export const shellMessages = defineMessages({
  skip: {
    id: 'shell.skip',
    defaultMessage: 'Skip to content',
    description: 'Link to the main part, for keyboards',
  },
  home: {
    id: 'shell.home',
    defaultMessage: 'Community home',
    description: 'Button or link to the home page',
  },
  back: {
    id: 'shell.back',
    defaultMessage: 'Back',
    description: 'Button of the desktop client: one page back',
  },
  forward: {
    id: 'shell.forward',
    defaultMessage: 'Forward',
    description: 'Button of the desktop client: one page forward',
  },
  products: {
    id: 'shell.products',
    defaultMessage: 'Products',
    description: 'Name of the navigation, spoken',
  },
  templates: {
    id: 'shell.templates',
    defaultMessage: 'Templates',
    description: 'Link: home of the community',
  },
  topics: { id: 'shell.topics', defaultMessage: 'Topics', description: 'Link: all topics' },
  hot: { id: 'shell.hot', defaultMessage: 'Hot', description: 'Link: the top list' },
  latest: { id: 'shell.latest', defaultMessage: 'New', description: 'Link: the latest templates' },
  following: {
    id: 'shell.following',
    defaultMessage: 'Following',
    description: 'Link: works of followed creators',
  },
  whiteboard: {
    id: 'shell.whiteboard',
    defaultMessage: 'Whiteboard',
    description: 'Link to the product: boards and mind maps',
  },
  openSearch: {
    id: 'shell.openSearch',
    defaultMessage: 'Search',
    description: 'Button: show the search field',
  },
  closeSearch: {
    id: 'shell.closeSearch',
    defaultMessage: 'Close search',
    description: 'Button: hide the search field',
  },
  menu: { id: 'shell.menu', defaultMessage: 'Menu', description: 'Button: open the menu on a phone' },
  logIn: { id: 'shell.logIn', defaultMessage: 'Log in', description: 'Button or link: log in' },
  logInOrRegister: {
    id: 'shell.logInOrRegister',
    defaultMessage: 'Log in / Register',
    description: 'Button: log in or register',
  },
  signUp: { id: 'shell.signUp', defaultMessage: 'Sign up free', description: 'Link: make an account' },
  workspace: {
    id: 'shell.workspace',
    defaultMessage: 'Go to Workspace',
    description: 'Link to the workspace, overseas',
  },
  workbench: {
    id: 'shell.workbench',
    defaultMessage: 'Workbench',
    description: 'Link to the workspace, opens a new tab',
  },
  publish: { id: 'shell.publish', defaultMessage: 'Publish', description: 'Button: publish a template' },
  messages: {
    id: 'shell.messages',
    defaultMessage: '{count, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}',
    description: 'Button: open the messages',
  },
  collections: {
    id: 'shell.collections',
    defaultMessage: 'Collections',
    description: 'Link: own collections',
  },
  history: { id: 'shell.history', defaultMessage: 'History', description: 'Link: browsing history' },
  account: {
    id: 'shell.account',
    defaultMessage: 'Your account',
    description: 'Button: open the avatar menu',
  },
  personalPage: {
    id: 'shell.personalPage',
    defaultMessage: 'Personal page',
    description: 'Link: own profile',
  },
  console: {
    id: 'shell.console',
    defaultMessage: 'Console',
    description: 'Link to the console, for moderators',
  },
  userCentre: {
    id: 'shell.userCentre',
    defaultMessage: 'User centre',
    description: 'Entry: account settings',
  },
  wallet: { id: 'shell.wallet', defaultMessage: 'My wallet', description: 'Entry: the wallet' },
  feedback: {
    id: 'shell.feedback',
    defaultMessage: 'Send feedback',
    description: 'Button or entry: open the feedback dialog',
  },
  privacy: {
    id: 'shell.privacy',
    defaultMessage: 'Privacy choices',
    description: 'Button: think again about being counted',
  },
  logOut: { id: 'shell.logOut', defaultMessage: 'Log out', description: 'Entry: end the session' },
  logOutFailed: {
    id: 'shell.logOutFailed',
    defaultMessage: 'You are still logged in. Please try again.',
    description: 'Logging out failed',
  },
  follows: {
    id: 'shell.follows',
    defaultMessage: '{count, plural, other {<n>#</n> following}}',
    description: 'Number of people one follows; n marks the number',
  },
  fans: {
    id: 'shell.fans',
    defaultMessage: '{count, plural, one {<n>#</n> follower} other {<n>#</n> followers}}',
    description: 'Number of followers; n marks the number',
  },
  published: {
    id: 'shell.published',
    defaultMessage: '{count, plural, other {<n>#</n> published}}',
    description: 'Number of published works; n marks the number',
  },
  openVip: {
    id: 'shell.openVip',
    defaultMessage: 'Get VIP',
    description: 'Button on the card of a free member',
  },
  noMembership: {
    id: 'shell.noMembership',
    defaultMessage: 'More files, more collaborators',
    description: 'Card of somebody without membership',
  },
  member: { id: 'shell.member', defaultMessage: 'VIP member', description: 'Card of an ordinary member' },
  lifetime: {
    id: 'shell.lifetime',
    defaultMessage: 'Lifetime VIP',
    description: 'Card of a lifetime member',
  },
  preferences: {
    id: 'shell.preferences',
    defaultMessage: 'Language and appearance',
    description: 'Button: choose language and theme',
  },
  language: {
    id: 'shell.language',
    defaultMessage: 'Language',
    description: 'Heading of the language choice',
  },
  appearance: {
    id: 'shell.appearance',
    defaultMessage: 'Appearance',
    description: 'Heading of the choice of theme',
  },
  system: { id: 'shell.system', defaultMessage: 'As the system', description: 'Theme follows the system' },
  light: { id: 'shell.light', defaultMessage: 'Light', description: 'Light theme' },
  dark: { id: 'shell.dark', defaultMessage: 'Dark', description: 'Dark theme' },
  footerLine: {
    id: 'shell.footerLine',
    defaultMessage: 'Whiteboards and mind maps, made together.',
    description: 'Line in the footer',
  },
  footerExplore: {
    id: 'shell.footerExplore',
    defaultMessage: 'Explore',
    description: 'Heading in the footer',
  },
  footerProduct: {
    id: 'shell.footerProduct',
    defaultMessage: 'Product',
    description: 'Heading in the footer',
  },
  apiReference: {
    id: 'shell.apiReference',
    defaultMessage: 'API reference',
    description: 'Link to the contract of the API',
  },
  notFoundTitle: {
    id: 'shell.notFoundTitle',
    defaultMessage: 'There is nothing here',
    description: 'Title of the page for unknown addresses',
  },
  notFoundText: {
    id: 'shell.notFoundText',
    defaultMessage: 'The address may be mistyped, or the page has moved.',
    description: 'Text of the page for unknown addresses',
  },
  dialogFailed: {
    id: 'shell.dialogFailed',
    defaultMessage: 'This did not open. Please try again.',
    description: 'A dialog broke, or its code did not load',
  },
  crashTitle: {
    id: 'shell.crashTitle',
    defaultMessage: 'This page has stumbled',
    description: 'Title of the page for defects',
  },
  crashText: {
    id: 'shell.crashText',
    defaultMessage: 'It is our fault, not yours. Try once more, or go back to the start.',
    description: 'Text of the page for defects',
  },
  reload: { id: 'shell.reload', defaultMessage: 'Try again', description: 'Button: load the page again' },
});
