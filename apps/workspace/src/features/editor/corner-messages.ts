import type { Corners } from '@boardwalk/board';
import { defineMessages } from 'react-intl';

/** Words of the corners of rectangles, notes and frames. */
export const cornerMessages = defineMessages({
  corners: {
    id: 'corner.corners',
    defaultMessage: 'Corners',
    description: 'Name of a row of choices: how the corners of an element are',
  },
  sharp: { id: 'corner.sharp', defaultMessage: 'Sharp', description: 'Corners of an element' },
  round: { id: 'corner.round', defaultMessage: 'Round', description: 'Corners of an element' },
}) satisfies Record<Corners | 'corners', unknown>;
