import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis } from '@boardwalk/tooling-test-redis';
import type { BoardClient } from '../../test/boardClient.ts';
import { enterLiveServer } from '../../test/liveServer.ts';
import { startSite } from '../site.ts';
import { openWire } from '../wire.ts';
import { createBoard, faultLines, joined, PASSWORD, RECOVERY_MS, shown, type Outcome } from './scene.ts';

/** What people do meanwhile may take so long. */
const PATIENCE_MS = 10_000;
/** Edits of one process are seen at the other one so soon: by Redis at once, without it by the database. */
const SEEN_MS = 20_000;
const ROUNDS = 5;

/**
 * Redis takes everything and says nothing, while a board is open at two processes, another one is opened, and people sign in. Then its
 * connections die without a word: new ones work.
 */
export async function hungRedisUnderBoards(
  say: (line: string) => void,
): Promise<{ outcome: Outcome; logged: string[] }> {
  const redis = await startRedis();
  const wire = await openWire(Number(new URL(redis.url).port));
  const site = await startSite({
    processes: 2,
    redis: false,
    environment: { REDIS_URL: `redis://127.0.0.1:${wire.port}`, FREE_EDITABLE_FILES: '0' },
  });
  const clients: BoardClient[] = [];
  try {
    const mara = await enterLiveServer(site.running(), 'mara@example.com', PASSWORD);
    const [board, other] = [await createBoard(site.running(), mara), await createBoard(site.running(), mara)];
    const faults: string[] = [];
    const slowest = new Map<string, number>();
    /** Does something that must not take long, and notes how long it took. */
    async function inTime<Done>(
      what: string,
      work: () => Promise<Done>,
      patienceMs = PATIENCE_MS,
    ): Promise<Done | undefined> {
      const began = performance.now();
      const late = Symbol('late');
      const done = await Promise.race([work(), sleep(patienceMs, late, { ref: false })]).catch(
        (error: unknown) => {
          faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
          return undefined;
        },
      );
      const took = performance.now() - began;
      slowest.set(what, Math.max(slowest.get(what) ?? 0, took));
      if (done !== late) return done;
      faults.push(`${what}: not within ${shown(patienceMs)}`);
      return undefined;
    }
    const open = async (index: number, key: string) => {
      const client = await joined({ site, mara, board: key }, index);
      clients.push(client);
      return client;
    };
    const sees = async (client: BoardClient, texts: readonly string[]) => {
      while (!texts.every((text) => client.texts().includes(text))) await sleep(20);
    };
    const people = [await open(0, board), await open(1, board)];
    const written: string[] = [];
    const edit = async (phase: string) => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [index, person] of people.entries()) {
          const text = `${phase}-${round}-${index}`;
          person.putNote(text, text);
          await inTime('an edit', () => person.flush());
          written.push(text);
        }
    };
    const agree = async (when: string, patienceMs: number) => {
      for (const person of people)
        await inTime(`the other one's edits ${when}`, () => sees(person, written), patienceMs);
    };

    say('hung Redis: hung');
    wire.hold();
    await edit('hung');
    for (const index of [0, 1]) {
      await inTime('a sign-in', () => enterLiveServer(site.running(index), 'mara@example.com', PASSWORD));
      await inTime('another board opened', () => open(index, other));
    }
    // By the database, without Redis.
    await agree('meanwhile', SEEN_MS);
    say('hung Redis: well again');
    wire.mend();
    await edit('well');
    await agree('afterwards', RECOVERY_MS);

    say('hung Redis: its connections dead');
    wire.strand();
    await edit('stranded');
    for (const index of [0, 1]) await inTime('another board opened', () => open(index, other));
    await agree('by new connections', RECOVERY_MS);
    const [one, two] = people;
    one?.provider.setAwarenessField('cursor', { x: 1, y: 2 });
    await inTime(
      'a cursor by new connections',
      async () => {
        const seen = () =>
          [...(two?.provider.awareness?.getStates().values() ?? [])].map(({ cursor }) =>
            JSON.stringify(cursor),
          );
        while (!seen().includes('{"x":1,"y":2}')) {
          one?.provider.setAwarenessField('cursor', { x: 1, y: 2 });
          await sleep(200);
        }
      },
      RECOVERY_MS,
    );
    const reader = await open(0, board);
    const lost = written.filter((text) => !reader.texts().includes(text));
    if (lost.length > 0) faults.push(`${lost.length} acknowledged edits are not there`);
    const times = [...slowest].map(([what, took]) => `${what} ${shown(took)}`).join(', ');
    const outcome: Outcome = {
      name: 'a hung Redis under open boards',
      criterion: `edits are safe, people sign in and boards open within ${shown(PATIENCE_MS)} while it hangs; edits reach the other process within ${shown(SEEN_MS)}; with it, and after its connections died, all is well within ${shown(RECOVERY_MS)}; nothing is lost`,
      seen: `at the most: ${times}; ${faults.length === 0 ? `all ${written.length} edits are there` : faults.join('; ')}`,
      isWithstood: faults.length === 0,
    };
    return { outcome, logged: [0, 1].flatMap((index) => faultLines(site.running(index))) };
  } finally {
    for (const client of clients) client.close();
    await site.stop();
    await wire.close();
    await redis.stop();
  }
}
