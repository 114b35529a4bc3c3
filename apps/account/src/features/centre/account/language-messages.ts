import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  language: { id: 'centre.language.title', defaultMessage: 'Language and time', description: 'Title' },
  pages: { id: 'centre.language.pages', defaultMessage: 'Language', description: 'Label of a choice' },
  pagesHint: {
    id: 'centre.language.pagesHint',
    defaultMessage: 'Counts in this browser, from now on.',
    description: 'Help under the language',
  },
  zone: { id: 'centre.language.zone', defaultMessage: 'Time zone', description: 'Label of a choice' },
  zoneHint: {
    id: 'centre.language.zoneHint',
    defaultMessage: 'Times on the pages and in mails are shown in it.',
    description: 'Help under the time zone',
  },
  zoneOpen: {
    id: 'centre.language.zoneOpen',
    defaultMessage: 'Show all time zones',
    description: 'Button: opens the list of time zones',
  },
  zoneNone: {
    id: 'centre.language.zoneNone',
    defaultMessage: 'No time zone is called that.',
    description: 'No time zone fits what was typed',
  },
});

/** Words about language and time zone. */
export const languageMessages = {
  ...plain,
  asDevice: defineMessage<{ zone: string }>({
    id: 'centre.language.asDevice',
    defaultMessage: 'As on this device ({zone})',
    description: 'Choice: no time zone of one’s own, but that of the device; its name stands in brackets',
  }),
};
