import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  language: { id: 'centre.language.title', defaultMessage: 'Language and time', description: 'Title' },
  pages: { id: 'centre.language.pages', defaultMessage: 'Language', description: 'Label of a choice' },
  pagesHint: {
    id: 'centre.language.pagesHint',
    defaultMessage: 'Counts in this browser, from now on.',
    description: 'Help under the language',
  },
});

/** Words about language and time zone. */
export const languageMessages = {
  ...plain,
  timeZone: defineMessage<{ zone: string }>({
    id: 'centre.language.timeZone',
    defaultMessage: 'Times are shown in the time zone of your device: {zone}.',
    description: 'Which time zone counts',
  }),
};
