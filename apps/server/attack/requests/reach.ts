import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import fc from 'fast-check';
import { fill } from './fill.ts';
import { inputOf, inputsFor } from './inputs.ts';
import { PASSWORD, type World } from './world.ts';

const TRIES = 40;
/** Answers end somebody's session or take their things; those who fuzz are needed later. */
export const ENDS_SOMEBODY: ReadonlySet<OperationId> = new Set([
  'deleteAccount',
  'changePassword',
  'changeEmail',
  'signOut',
  'endOtherSessions',
]);

/**
 * Calls what nobody has reached yet with inputs that are right, by each person in turn, until it answers 2xx. Gives what has
 * not.
 */
export async function reachTheRest(world: World, seed: number): Promise<OperationId[]> {
  const picture = (await world.picture()).bytes;
  const people = [world.ben, world.cora, world.admin, world.moderator];
  const missing = () => [...world.watch.reached].filter(([, times]) => times === 0).map(([id]) => id);
  for (const operationId of missing()) {
    if (ENDS_SOMEBODY.has(operationId)) continue;
    const tried = fc.sample(inputsFor(inputOf(operationId), 'valid'), { numRuns: TRIES, seed });
    const able = OPERATIONS[operationId].auth === 'none' ? [world.anonymous] : people;
    for (const [index, input] of tried.entries()) {
      const by = able[index % able.length] ?? world.ben;
      const ids = world.knownTo(index % 3 === 2 ? world.ben : by);
      const call = fill(operationId, input, { ids, password: PASSWORD, picture, random: world.random });
      const { status } = await world.api(operationId, by, call);
      if (status >= 200 && status < 300) break;
    }
  }
  return missing();
}
