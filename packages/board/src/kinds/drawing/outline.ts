import { getStroke } from 'perfect-freehand';
import type { StrokePoint } from './stroke.ts';

/** The corners around a line of so many units: thinner where one was quick, or pressed less. */
export function outlineOf(points: readonly StrokePoint[], size: number): number[][] {
  // Where nothing measures the pressure it is always the same.
  const simulatePressure = points.every(({ pressure }) => Math.abs(pressure - 0.5) < 0.01);
  const options = { size, thinning: 0.5, smoothing: 0.5, streamline: 0.35, simulatePressure, last: true };
  return getStroke(
    points.map(({ x, y, pressure }) => [x, y, pressure]),
    options,
  );
}
