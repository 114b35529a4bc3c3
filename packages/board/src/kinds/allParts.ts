import { registerConnectors } from './connector/registerConnectors.ts';
import { registerDrawings } from './drawing/registerDrawings.ts';
import { registerForms } from './shape/registerForms.ts';
import { registerTables } from './table/registerTables.ts';
import { registerTopics } from './topic/registerTopics.ts';

/** Has every kind laid out and painted from now on, where nothing can be waited for: in thumbnails, files and tools. */
export function registerAllParts(): void {
  registerConnectors();
  registerDrawings();
  registerForms();
  registerTables();
  registerTopics();
}
