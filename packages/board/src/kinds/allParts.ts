import { registerDrawings } from './drawing/registerDrawings.ts';
import { registerHighlights } from './highlight/registerHighlights.ts';
import { registerLinks } from './link/registerLinks.ts';
import { registerTopics } from './topic/registerTopics.ts';

/** Has every kind laid out and painted from now on, where nothing can be waited for: in thumbnails, files and tools. */
export function registerAllParts(): void {
  registerDrawings();
  registerHighlights();
  registerLinks();
  registerTopics();
}
