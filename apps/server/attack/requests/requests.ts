import type { OperationId } from '@boardwalk/api-client';
import { accountsAreUsed, peopleArrive } from './accounts.ts';
import { communityLives } from './community.ts';
import { fuzz, type FuzzSums } from './fuzz.ts';
import { othersTryHerIds, type OthersSums } from './others.ts';
import { changedTables, rowsWithSecrets, veraKeepsSecrets } from './private.ts';
import { reachTheRest } from './reach.ts';
import type { Watch } from './watch.ts';
import { startWorld } from './world.ts';
import { backgroundWorks, teamWorks } from './workspace.ts';

/** What the attack by requests came to. */
export interface RequestSums {
  watch: Watch;
  unreached: OperationId[];
  others: OthersSums;
  /** Rows that hold her secrets before her ids were tried, and tables in which they are others afterwards, with the columns. */
  secretRows: number;
  changed: string[];
  /** The same after everything. */
  changedByAll: string[];
  fuzz: FuzzSums;
  /** What the server logged as its own faults. */
  logged: string[];
}

const STORY = [peopleArrive, veraKeepsSecrets, accountsAreUsed, communityLives, teamWorks, backgroundWorks];

/** Lets a site be lived on, then tries everybody's ids and the whole contract on it. */
export async function attackByRequests(options: {
  requests: number;
  seed: number;
  say: (line: string) => void;
}): Promise<RequestSums> {
  const { requests, seed, say } = options;
  const world = await startWorld(seed);
  try {
    for (const part of STORY) {
      say(`requests: ${part.name}`);
      await part(world);
    }
    const unreached = await reachTheRest(world, seed);
    const before = await rowsWithSecrets(world);
    const changedSince = async () => changedTables(before, await rowsWithSecrets(world));
    say('requests: ids of somebody else');
    const others = await othersTryHerIds(world);
    const changed = await changedSince();
    say(`requests: ${requests} by seed ${seed}`);
    const fuzzed = await fuzz(world, { requests, seed });
    return {
      watch: world.watch,
      unreached,
      others,
      secretRows: [...before.values()].reduce((sum, rows) => sum + rows.length, 0),
      changed,
      changedByAll: await changedSince(),
      fuzz: fuzzed,
      logged: world.site
        .running()
        .output()
        .split('\n')
        .filter((line) => /"level":[56]0/u.test(line)),
    };
  } finally {
    await world.stop();
  }
}
