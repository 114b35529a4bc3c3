import { defineMessages } from 'react-intl';

/** Words of trying a published board out. */
export const tryOutMessages = defineMessages({
  badge: {
    id: 'tryOut.badge',
    defaultMessage: 'Trying out',
    description: 'Badge beside the name of the board',
  },
  back: {
    id: 'tryOut.back',
    defaultMessage: 'Back to the template',
    description: 'Link to the page of the published board',
  },
  title: {
    id: 'tryOut.title',
    defaultMessage: 'You are trying this board out.',
    description: 'Beginning of the notice over the board',
  },
  here: {
    id: 'tryOut.here',
    defaultMessage: 'What you make is kept on this device only.',
    description: 'Notice over the board: where it is kept',
  },
  gone: {
    id: 'tryOut.gone',
    defaultMessage: 'This browser keeps nothing: what you make is gone when you close the page.',
    description: 'Notice over the board: a private window, for example',
  },
  signIn: {
    id: 'tryOut.signIn',
    defaultMessage: 'Log in to keep it',
    description: 'Link to the sign-in page; afterwards it is a board of the account',
  },
  signInShort: {
    id: 'tryOut.signInShort',
    defaultMessage: 'Log in',
    description: 'The same in the header, which is narrow on phones',
  },
  keepShort: {
    id: 'tryOut.keepShort',
    defaultMessage: 'Keep',
    description: 'Button in the header, which is narrow on phones: it becomes a board of the account',
  },
  keep: {
    id: 'tryOut.keep',
    defaultMessage: 'Keep in my boards',
    description: 'Button: it becomes a board of the account',
  },
  keeping: {
    id: 'tryOut.keeping',
    defaultMessage: 'Putting it among your boards…',
    description: 'While it becomes a board of the account',
  },
  kept: {
    id: 'tryOut.kept',
    defaultMessage: 'It is one of your boards now.',
    description: 'Toast: it has become a board of the account',
  },
  notKept: {
    id: 'tryOut.notKept',
    defaultMessage: 'It could not be put among your boards',
    description: 'Title: it did not become a board of the account',
  },
  stillHere: {
    id: 'tryOut.stillHere',
    defaultMessage: 'It is still kept on this device.',
    description: 'Text below: nothing is lost',
  },
  again: { id: 'tryOut.again', defaultMessage: 'Try again', description: 'Button' },
  goOn: { id: 'tryOut.goOn', defaultMessage: 'Go on trying out', description: 'Button: back to the board' },
  failed: {
    id: 'tryOut.failed',
    defaultMessage: 'This board did not open',
    description: 'Title: the published board could not be loaded',
  },
  notForTrying: {
    id: 'tryOut.notForTrying',
    defaultMessage: 'This board cannot be tried out',
    description: 'Title: it costs something, or was taken down',
  },
  notForTryingText: {
    id: 'tryOut.notForTryingText',
    defaultMessage: 'Only boards that are free can be tried out without an account.',
    description: 'Text below',
  },
  noPictures: {
    id: 'tryOut.noPictures',
    defaultMessage: 'Log in to add pictures: they are stored with your boards.',
    description: 'Toast: somebody without an account wants to add a picture',
  },
});
