import type { BoardSurface } from '../surface/boardSurface.ts';
import { LaserTrails } from '../surface/laserTrails.ts';
import type { SelectionPart } from './tools/selectionPart.ts';

const shownOn = new WeakMap<BoardSurface, LaserTrails>();

function trailsOn(surface: BoardSurface): LaserTrails {
  const trails = shownOn.get(surface) ?? new LaserTrails(surface);
  shownOn.set(surface, trails);
  return trails;
}

/** The lasers of others who present the board. Nothing of them can be pressed. */
export const laserPart: SelectionPart = {
  id: 'laser',
  press: () => null,
  cursorAt: () => undefined,
  paint(context, surface, editor, viewport) {
    const trails = trailsOn(surface);
    trails.show(editor.presence);
    trails.paint(context, viewport);
  },
};
