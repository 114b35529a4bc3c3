export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const OPPOSITE: Record<Side, Side> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/** Pixels kept free at the edges of the window. */
const EDGE = 4;

/**
 * Where a bubble goes beside an element: on the wanted side, else on the opposite one, else above or below; always
 * inside the window. Pixels of the window.
 */
export function placeBubble(
  anchor: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  wanted: Side,
  view: Pick<Box, 'width' | 'height'>,
): { side: Side; left: number; top: number } {
  const fits: Record<Side, boolean> = {
    top: anchor.top - bubble.height >= EDGE,
    bottom: anchor.top + anchor.height + bubble.height <= view.height - EDGE,
    left: anchor.left - bubble.width >= EDGE,
    right: anchor.left + anchor.width + bubble.width <= view.width - EDGE,
  };
  const order: Side[] = [wanted, OPPOSITE[wanted], 'bottom', 'top'];
  const side = order.find((one) => fits[one]) ?? wanted;
  const middle = {
    left: anchor.left + anchor.width / 2 - bubble.width / 2,
    top: anchor.top + anchor.height / 2 - bubble.height / 2,
  };
  const left = {
    top: middle.left,
    bottom: middle.left,
    left: anchor.left - bubble.width,
    right: anchor.left + anchor.width,
  };
  const top = {
    top: anchor.top - bubble.height,
    bottom: anchor.top + anchor.height,
    left: middle.top,
    right: middle.top,
  };
  const keep = (value: number, size: number, whole: number) =>
    Math.round(Math.max(EDGE, Math.min(value, whole - size - EDGE)));
  return {
    side,
    left: keep(left[side], bubble.width, view.width),
    top: keep(top[side], bubble.height, view.height),
  };
}
