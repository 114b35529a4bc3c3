import { registerDrawings } from './drawing/registerDrawings.ts';
import { linkPart } from './link/linkMark.ts';
import { registerLinks } from './link/linkPart.ts';
import { registerTopics } from './topic/registerTopics.ts';

/** Has every kind laid out and painted from now on, where nothing can be waited for: in thumbnails, files and tools. */
export function registerAllParts(): void {
  registerDrawings();
  registerLinks(linkPart);
  registerTopics();
}
