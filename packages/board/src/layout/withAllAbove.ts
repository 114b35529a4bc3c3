import type { TopicForest } from '../document/index.ts';

/** Some topics and those they hang on. */
export function withAllAbove(forest: TopicForest, ids: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const id of ids)
    for (let at: string | null = id; at !== null && !all.has(at); at = forest.parentOf(at)) all.add(at);
  return all;
}
