import { lazyPart, type LazyPart } from '@boardwalk/app-shell/parts';
import type { ComponentType } from 'react';

/** A part of the editor in a chunk of its own, with the store of answers that its hooks need: the board itself stands without one. */
export function editorPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  return lazyPart(async () => {
    const [{ inStore }, part] = await Promise.all([import('#shared/api/in-store.tsx'), load()]);
    return { default: inStore(part.default) };
  });
}
