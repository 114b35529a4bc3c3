import { createKey } from '@boardwalk/domain';

import { seededRandom } from './events/seededRandom.ts';

/**
 * A file key or user id for the demo data: the same name always gives the same key.
 *
 * @param name what the key is for, e.g. `board/zh-sprint-retro` or `user/wren-okafor`
 */
export function demoKey(name: string): string {
  const random = seededRandom(name);
  return createKey((count) => Uint8Array.from({ length: count }, () => Math.floor(random() * 256)));
}
