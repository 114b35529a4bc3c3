import { LRUCache } from 'lru-cache';
import type { Infra } from '../../../infra/Infra.ts';
import { SHOWN_CHANNEL } from '../../../infra/signals/shownChannel.ts';
import * as repository from './repository.ts';

/** Most tags that are remembered. */
const MOST_TAGS = 10_000;

/** How an id is remembered that no open tag has. */
const NO_TAG = 'none';

/**
 * Tags as lists show them. Each list asked for its tags in a statement of its own, though they hardly ever change: this process
 * remembers those that were asked for, until one changes. While signals do not arrive, nothing is remembered.
 */
export function openTagsAtHand({ db, signals }: Pick<Infra, 'db' | 'signals'>) {
  const known = new LRUCache<number, repository.TagRow | typeof NO_TAG>({ max: MOST_TAGS });
  let generation = 0;
  const forget = () => {
    generation += 1;
    known.clear();
  };
  signals.subscribe(
    SHOWN_CHANNEL,
    (part) => {
      if (part === 'tags') forget();
    },
    { onLoss: forget },
  );

  return {
    /** The open tags of some rows, by their ids. */
    async of(rows: readonly { tag_ids: readonly number[] }[]): Promise<Map<number, repository.TagRow>> {
      const ids = [...new Set(rows.flatMap((row) => row.tag_ids))];
      const isListening = signals.isListening();
      const found = new Map<number, repository.TagRow>();
      const unknown = ids.filter((id) => {
        const tag = isListening ? known.get(id) : undefined;
        if (tag !== undefined && tag !== NO_TAG) found.set(id, tag);
        return tag === undefined;
      });
      if (unknown.length === 0) return found;
      const asked = generation;
      for (const tag of await repository.findTags(db, unknown)) found.set(tag.tag_id, tag);
      // What was asked for before a change may show what was before it.
      if (asked === generation && signals.isListening())
        for (const id of unknown) known.set(id, found.get(id) ?? NO_TAG);
      return found;
    },
  };
}
