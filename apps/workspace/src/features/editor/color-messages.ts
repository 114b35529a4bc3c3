import type { PaletteColor } from '@boardwalk/board';
import { defineMessages } from 'react-intl';

/** What each colour of the palette is called. */
export const colorMessages = defineMessages({
  yellow: { id: 'color.yellow', defaultMessage: 'Yellow', description: 'Colour of the palette' },
  orange: { id: 'color.orange', defaultMessage: 'Orange', description: 'Colour of the palette' },
  coral: { id: 'color.coral', defaultMessage: 'Coral', description: 'Colour of the palette' },
  pink: { id: 'color.pink', defaultMessage: 'Pink', description: 'Colour of the palette' },
  violet: { id: 'color.violet', defaultMessage: 'Violet', description: 'Colour of the palette' },
  blue: { id: 'color.blue', defaultMessage: 'Blue', description: 'Colour of the palette' },
  cyan: { id: 'color.cyan', defaultMessage: 'Cyan', description: 'Colour of the palette' },
  teal: { id: 'color.teal', defaultMessage: 'Teal', description: 'Colour of the palette' },
  green: { id: 'color.green', defaultMessage: 'Green', description: 'Colour of the palette' },
  lime: { id: 'color.lime', defaultMessage: 'Lime', description: 'Colour of the palette' },
  sand: { id: 'color.sand', defaultMessage: 'Sand', description: 'Colour of the palette' },
  gray: { id: 'color.gray', defaultMessage: 'Gray', description: 'Colour of the palette' },
  paper: { id: 'color.paper', defaultMessage: 'Paper', description: 'Colour of the palette' },
  ink: { id: 'color.ink', defaultMessage: 'Ink', description: 'Colour of the palette' },
  none: { id: 'color.none', defaultMessage: 'No color', description: 'Colour of the palette' },
}) satisfies Record<PaletteColor | 'none', unknown>;
