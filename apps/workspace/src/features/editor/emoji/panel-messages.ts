import { defineMessages } from 'react-intl';

/** Words of the panel of emoji and icons. */
export const panelMessages = defineMessages({
  emoji: {
    id: 'emoji.emoji',
    defaultMessage: 'Emoji',
    description: 'Tab of the panel, and name of its list',
  },
  icons: {
    id: 'emoji.icons',
    defaultMessage: 'Icons',
    description: 'Tab of the panel, and name of its list: signs drawn in lines of one colour',
  },
  search: {
    id: 'emoji.search',
    defaultMessage: 'Search emoji',
    description: 'Name and placeholder of the field that finds emoji by words',
  },
  none: {
    id: 'emoji.none',
    defaultMessage: 'No emoji found. Try another word.',
    description: 'No emoji fits what was typed',
  },
  categories: {
    id: 'emoji.categories',
    defaultMessage: 'Categories',
    description: 'Name of the row of buttons that show the emoji of one category alone',
  },
  recent: { id: 'emoji.recent', defaultMessage: 'Used last', description: 'Emoji chosen before' },
  smileys: {
    id: 'emoji.smileys',
    defaultMessage: 'Smileys and emotion',
    description: 'Category of emoji',
  },
  people: { id: 'emoji.people', defaultMessage: 'People', description: 'Category of emoji' },
  nature: { id: 'emoji.nature', defaultMessage: 'Animals and nature', description: 'Category of emoji' },
  food: { id: 'emoji.food', defaultMessage: 'Food and drink', description: 'Category of emoji' },
  travel: { id: 'emoji.travel', defaultMessage: 'Travel and places', description: 'Category of emoji' },
  activities: { id: 'emoji.activities', defaultMessage: 'Activities', description: 'Category of emoji' },
  objects: { id: 'emoji.objects', defaultMessage: 'Objects', description: 'Category of emoji' },
  symbols: { id: 'emoji.symbols', defaultMessage: 'Symbols', description: 'Category of emoji' },
  flags: { id: 'emoji.flags', defaultMessage: 'Flags', description: 'Category of emoji' },
  skinTone: {
    id: 'emoji.skinTone',
    defaultMessage: 'Skin tone',
    description: 'Name of the row of buttons for the skin tone of emoji of people',
  },
  toneNone: { id: 'emoji.tone.none', defaultMessage: 'Default skin tone', description: 'Skin tone of emoji' },
  toneLight: { id: 'emoji.tone.light', defaultMessage: 'Light skin tone', description: 'Skin tone of emoji' },
  toneMediumLight: {
    id: 'emoji.tone.mediumLight',
    defaultMessage: 'Medium-light skin tone',
    description: 'Skin tone of emoji',
  },
  toneMedium: {
    id: 'emoji.tone.medium',
    defaultMessage: 'Medium skin tone',
    description: 'Skin tone of emoji',
  },
  toneMediumDark: {
    id: 'emoji.tone.mediumDark',
    defaultMessage: 'Medium-dark skin tone',
    description: 'Skin tone of emoji',
  },
  toneDark: { id: 'emoji.tone.dark', defaultMessage: 'Dark skin tone', description: 'Skin tone of emoji' },
});
