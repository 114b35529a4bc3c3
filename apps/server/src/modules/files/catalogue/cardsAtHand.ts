import type { FileCard } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import { LRUCache } from 'lru-cache';
import { askedTogether } from '../../../infra/database/askedTogether.ts';
import { contractWriter } from '../../../infra/http/contractWriter.ts';
import { ownBytes } from '../../../infra/http/ownBytes.ts';
import { WrittenData } from '../../../infra/http/WrittenData.ts';
import type { Infra } from '../../../infra/Infra.ts';
import type { CursorPage } from '../../../infra/lists/cursor.ts';
import { SHOWN_CHANNEL } from '../../../infra/signals/shownChannel.ts';
import { presentCard } from './presenter.ts';
import { findCards } from './repository.ts';
import type { ListedWork } from './workRepository.ts';

/** Most bytes of cards that are remembered: some ten thousand. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What an entry takes beside its bytes, about. */
const ENTRY_BYTES = 300;

/** What a card shows beside its own row, whose version is looked at each time. */
const BESIDE: ReadonlySet<unknown> = new Set(['people', 'tags']);

const COMMA = Buffer.from(',');
const writeCard = contractWriter('FileCard');

/**
 * Cards of works as they are sent, remembered by this process. To read, present and write forty cards took most of the time of a
 * list, though most works have not changed since the last one that shows them. Which works a list has, and in which version their
 * rows are, is asked each time: a card is used again while its row is the same, and nobody has changed their name and no tag was
 * changed. While signals do not arrive, nothing is remembered.
 */
export function openCardsAtHand({ db, signals }: Pick<Infra, 'db' | 'signals'>) {
  const known = new LRUCache<string, { version: string; bytes: Buffer }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + ENTRY_BYTES,
  });
  let generation = 0;
  const forget = () => {
    generation += 1;
    known.clear();
  };
  signals.subscribe(
    SHOWN_CHANNEL,
    (part) => {
      if (BESIDE.has(part)) forget();
    },
    { onLoss: forget },
  );
  const find = askedTogether(
    (fileKeys) => findCards(db, fileKeys),
    ({ file_key: fileKey }) => fileKey,
  );

  async function written({ file_key: fileKey, version }: ListedWork, language: Language) {
    const key = `${language} ${fileKey}`;
    const found = signals.isListening() ? known.get(key) : undefined;
    if (found?.version === version) return found.bytes;
    const asked = generation;
    const row = await find(fileKey);
    // It has been taken down meanwhile.
    if (row === undefined) return undefined;
    const tags = new Map(row.tags.map((tag) => [tag.tag_id, tag]));
    const bytes = ownBytes(Buffer.from(writeCard(presentCard(row, tags, language))));
    // What was asked for before a change may show what was before it.
    if (asked === generation && signals.isListening()) known.set(key, { version: row.version, bytes });
    return bytes;
  }

  return {
    /** A page of works as a page of cards. */
    async pageOf(
      { list, ...rest }: CursorPage<ListedWork>,
      language: Language,
    ): Promise<WrittenData<CursorPage<FileCard>>> {
      const cards = await Promise.all(list.map((work) => written(work, language)));
      const present = cards.filter((card) => card !== undefined);
      const between = present.flatMap((card, index) => (index === 0 ? [card] : [COMMA, card]));
      const { next_cursor, has_more } = rest;
      return new WrittenData([
        Buffer.from('{"list":['),
        ...between,
        Buffer.from(`],${JSON.stringify({ next_cursor, has_more }).slice(1)}`),
      ]);
    },
  };
}
