import { layouts } from '../layouts.ts';
import { paints } from '../paints.ts';
import { tableLayout } from './layout.ts';
import { tablePaint } from './paint.ts';

/** Has tables laid out and painted from now on. */
export function registerTables(): void {
  if (paints.get('table')) return;
  layouts.register(tableLayout);
  paints.register(tablePaint);
}
