import { defineMessages } from '@boardwalk/app-shell/language';

/** Words around the synonyms of the search. */
export const synonymMessages = defineMessages({
  title: {
    id: 'synonyms.title',
    defaultMessage: 'Words that mean the same',
    description: 'Title of a part: synonyms of the search',
  },
  text: {
    id: 'synonyms.text',
    defaultMessage:
      'Who searches for one word of a group also finds templates with another, after those with the word as typed.',
    description: 'Under the title',
  },
  groups: { id: 'synonyms.groups', defaultMessage: 'Groups', description: 'Field' },
  form: {
    id: 'synonyms.form',
    defaultMessage: 'One group a line, its words separated by commas, in any language.',
    description: 'Under the field',
  },
  saved: {
    id: 'synonyms.saved',
    defaultMessage: 'Saved. Searches follow within half a minute.',
    description: 'Toast',
  },
  alone: {
    id: 'synonyms.alone',
    defaultMessage: 'Line {line}: a group needs at least two words.',
    description: 'Error of the field',
  },
  many: {
    id: 'synonyms.many',
    defaultMessage: 'Line {line}: a group has at most {limit} words.',
    description: 'Error of the field',
  },
  long: {
    id: 'synonyms.long',
    defaultMessage: 'Line {line}: a word has at most {limit} characters.',
    description: 'Error of the field',
  },
  twice: {
    id: 'synonyms.twice',
    defaultMessage: 'Line {line}: a word stands in it twice.',
    description: 'Error of the field',
  },
  tooMany: {
    id: 'synonyms.tooMany',
    defaultMessage: 'There can be at most {limit} groups.',
    description: 'Error of the field',
  },
});
