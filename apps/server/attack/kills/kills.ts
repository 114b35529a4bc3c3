import { setTimeout as sleep } from 'node:timers/promises';
import { numbersFrom } from '../random.ts';
import { startSite } from '../site.ts';
import { preparedEditors } from './editors.ts';
import { brokenPromises } from './judge.ts';
import { preparedWriters } from './preparedWriters.ts';
import { nothingPromised, write, type Promised } from './writers.ts';

/** A process lives so long after its start, at the most, in milliseconds. */
const LIFE_MS = 2500;
const BOTH = 0.3;
/** Kills between two lines of the progress. */
const SAY_EVERY = 20;

/** What the attack by kills came to. */
export interface KillSums {
  kills: number;
  /** Moments in which both processes were killed. */
  both: number;
  ms: number;
  promised: Promised;
  /** Answers "everything is safe" to editors. */
  safe: number;
  broken: string[];
}

/** Kills two processes of one site over and over, while people write by both of them. */
export async function attackByKills(options: {
  kills: number;
  seed: number;
  say: (line: string) => void;
}): Promise<KillSums> {
  const { kills, seed, say } = options;
  const began = performance.now();
  const site = await startSite({
    processes: 2,
    environment: { PAYMENT_PROVIDER: 'sandbox', ACCESS_TOKEN_SECONDS: '86400', FREE_EDITABLE_FILES: '0' },
  });
  try {
    const random = numbersFrom(seed);
    const writers = await preparedWriters(site, random);
    const { people: editors, lostEdits } = await preparedEditors(site, writers[0], random);
    const sums: KillSums = { kills: 0, both: 0, ms: 0, promised: nothingPromised(), safe: 0, broken: [] };
    const state = { isOver: false };
    const writing = writers.map(async (writer) => {
      while (!state.isOver) await write(writer, sums.promised);
    });
    const editing = editors.map(async (editor) => {
      while (!state.isOver) {
        editor.act();
        await sleep(random() * 60);
      }
    });
    // Ends the attack early; what went wrong is thrown below.
    const work = Promise.all([...writing, ...editing]);
    work.catch(() => (state.isOver = true));
    say(`kills: ${kills} by seed ${seed}`);
    let said = 0;
    while (sums.kills < kills && !state.isOver) {
      await sleep(200 + random() * LIFE_MS);
      const one = Math.floor(random() * 2);
      const condemned = random() < BOTH ? [0, 1] : [one];
      if (condemned.length > 1) sums.both += 1;
      sums.kills += condemned.length;
      await Promise.all(condemned.map((index) => site.killAndStart(index)));
      for (const [index, { wire }] of editors.entries()) wire.leadTo(site.port(index % 2));
      if (sums.kills - said < SAY_EVERY) continue;
      said = sums.kills;
      say(`kills: ${said} after ${Math.round((performance.now() - began) / 1000)} s`);
    }
    state.isOver = true;
    await work;
    say('kills: what was promised');
    await Promise.all(editors.map((editor) => editor.allSafe()));
    sums.safe = editors.reduce((sum, editor) => sum + editor.answers(), 0);
    // Only what is on the disk is left.
    await Promise.all([0, 1].map((index) => site.killAndStart(index)));
    sums.broken = [...(await brokenPromises(site, sums.promised)), ...(await lostEdits())];
    for (const editor of editors) await editor.leave();
    sums.ms = performance.now() - began;
    return sums;
  } finally {
    await site.stop();
  }
}
