import { layouts } from '../layouts.ts';
import { paints } from '../paints.ts';
import { connectorLayout } from './layout.ts';
import { connectorPaint } from './paint.ts';

/** Has connectors laid out and painted from now on. */
export function registerConnectors(): void {
  if (paints.get('connector')) return;
  layouts.register(connectorLayout);
  paints.register(connectorPaint);
}
