import { defineMessage, defineMessages } from 'react-intl';

/** Words for the colours of mind maps. */
export const mapMessages = {
  ...defineMessages({
    look: {
      id: 'map.look',
      defaultMessage: 'Map colors',
      description: 'Button and panel: the colour theme of a mind map and the colour of a branch',
    },
    theme: {
      id: 'map.theme',
      defaultMessage: 'Theme of the map',
      description: 'Heading over the colour themes of a whole mind map',
    },
    branchColor: {
      id: 'map.branchColor',
      defaultMessage: 'Branch color',
      description: 'Heading over the colours that one branch of a mind map can have',
    },
    byTheme: {
      id: 'map.byTheme',
      defaultMessage: 'As in the theme',
      description: 'Choice: the branch has the colour that the theme of its map gives it',
    },
    rainbow: {
      id: 'map.theme.rainbow',
      defaultMessage: 'Rainbow',
      description: 'Colour theme: many light colours',
    },
    bold: { id: 'map.theme.bold', defaultMessage: 'Bold', description: 'Colour theme: many deep colours' },
    ocean: { id: 'map.theme.ocean', defaultMessage: 'Ocean', description: 'Colour theme: blues' },
    sunset: {
      id: 'map.theme.sunset',
      defaultMessage: 'Sunset',
      description: 'Colour theme: reds and violet',
    },
    forest: {
      id: 'map.theme.forest',
      defaultMessage: 'Forest',
      description: 'Colour theme: greens and brown',
    },
    graphite: { id: 'map.theme.graphite', defaultMessage: 'Graphite', description: 'Colour theme: greys' },
  }),
  themeOf: defineMessage<{ theme: string }>({
    id: 'map.themeOf',
    defaultMessage: 'Map theme: {theme}',
    description: 'Command: gives a mind map the colours of a theme',
  }),
};
