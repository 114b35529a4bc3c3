import { defineMessages } from 'react-intl';
import type { IconGroup } from './icon-groups.ts';

/** Words of the list of icons. */
export const iconMessages = defineMessages({
  search: {
    id: 'icons.search',
    defaultMessage: 'Search icons',
    description:
      'Name and placeholder of the field that finds icons by words; in other languages it says that English words find more',
  },
  none: {
    id: 'icons.none',
    defaultMessage: 'No icon found. Try another word.',
    description: 'No icon fits what was typed; in other languages it says that English words find more',
  },
  arrows: { id: 'icons.arrows', defaultMessage: 'Arrows', description: 'Category of icons' },
  people: { id: 'icons.people', defaultMessage: 'People and faces', description: 'Category of icons' },
  talk: { id: 'icons.talk', defaultMessage: 'Messages and signals', description: 'Category of icons' },
  documents: { id: 'icons.documents', defaultMessage: 'Documents', description: 'Category of icons' },
  business: {
    id: 'icons.business',
    defaultMessage: 'Charts, money and shopping',
    description: 'Category of icons',
  },
  time: { id: 'icons.time', defaultMessage: 'Time', description: 'Category of icons' },
  places: { id: 'icons.places', defaultMessage: 'Places and travel', description: 'Category of icons' },
  nature: { id: 'icons.nature', defaultMessage: 'Nature and weather', description: 'Category of icons' },
  food: { id: 'icons.food', defaultMessage: 'Food and drink', description: 'Category of icons' },
  devices: { id: 'icons.devices', defaultMessage: 'Devices and code', description: 'Category of icons' },
  media: { id: 'icons.media', defaultMessage: 'Pictures, film and music', description: 'Category of icons' },
  tools: { id: 'icons.tools', defaultMessage: 'Tools and safety', description: 'Category of icons' },
  health: { id: 'icons.health', defaultMessage: 'Health', description: 'Category of icons' },
  play: { id: 'icons.play', defaultMessage: 'Games and prizes', description: 'Category of icons' },
  text: { id: 'icons.text', defaultMessage: 'Text and layout', description: 'Category of icons' },
  signs: { id: 'icons.signs', defaultMessage: 'Signs and shapes', description: 'Category of icons' },
}) satisfies Record<IconGroup | 'search' | 'none', unknown>;
