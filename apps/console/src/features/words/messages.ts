import { defineMessages } from '@boardwalk/app-shell/language';

export const wordMessages = defineMessages({
  title: {
    id: 'words.title',
    defaultMessage: 'Watched words',
    description: 'Title of the page',
  },
  text: {
    id: 'words.text',
    defaultMessage:
      'Reviewers see a hint where a submitted work contains one of these words. Nothing is refused because of them.',
    description: 'Under the title',
  },
  isDefault: {
    id: 'words.isDefault',
    defaultMessage: 'This is the list of the site’s settings. It counts until a list is saved here.',
    description: 'Above the field',
  },
  words: {
    id: 'words.words',
    defaultMessage: 'Words',
    description: 'Field',
  },
  form: {
    id: 'words.form',
    defaultMessage:
      'One word or short phrase a line, at most {limit}, in any language. Case, accents and width make no difference.',
    description: 'Under the field',
  },
  saved: {
    id: 'words.saved',
    defaultMessage: 'The list was saved',
    description: 'Toast',
  },
  tooMany: {
    id: 'words.tooMany',
    defaultMessage: 'The list has {count} words; there can be at most {limit}.',
    description: 'Error of the field',
  },
  tooLong: {
    id: 'words.tooLong',
    defaultMessage: '“{word}” is too long: a word has at most {limit} characters.',
    description: 'Error of the field',
  },
  blank: {
    id: 'words.blank',
    defaultMessage: '“{word}” cannot be found in a text.',
    description: 'Error of the field',
  },
});
