import { layouts } from '../layouts.ts';
import { paints } from '../paints.ts';
import { anchoredShapeLayout } from '../shape/border.ts';
import { connectorLayout } from './layout.ts';
import { connectorPaint } from './paint.ts';

/** Has connectors laid out and painted from now on, and shapes say where lines end at them. */
export function registerConnectors(): void {
  if (paints.get('connector')) return;
  layouts.register(anchoredShapeLayout);
  layouts.register(connectorLayout);
  paints.register(connectorPaint);
}
