import { readFileSync } from 'node:fs';
import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import fc from 'fast-check';
import { numbersFrom, pick } from '../random.ts';
import type { Call, Caller } from './api.ts';
import { fill } from './fill.ts';
import { HOSTILE_BYTES } from './hostile.ts';
import { inputOf, inputsFor, type Input, type Taste } from './inputs.ts';
import { ENDS_SOMEBODY } from './reach.ts';
import { PASSWORD, type World } from './world.ts';

const WORKERS = 6;
/** Inputs made at once of an operation and a taste. */
const BATCH = 40;
/** Requests after which everybody is who they were. */
const REPAIR_EVERY = 1000;
const TASTES: readonly Taste[] = ['valid', 'valid', 'boundary', 'hostile'];

/** How the memory of the process went. */
export interface FuzzSums {
  requests: number;
  ms: number;
  /** Resident memory in MB, noted every thousand requests. */
  memory: number[];
  repairs: number;
}

/** Calls all operations in turn with inputs of the contract, right and wrong ones, by everybody but Vera. */
export async function fuzz(
  world: World,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzSums> {
  const operations = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => id !== 'createFirstAdmin');
  const picture = (await world.picture()).bytes;
  const prepared = new Map<string, Input[]>();
  let batches = seed;
  const next = (operationId: OperationId, taste: Taste): Input => {
    const name = `${operationId} ${taste}`;
    const waiting = prepared.get(name) ?? [];
    prepared.set(name, waiting);
    if (waiting.length === 0)
      waiting.push(
        ...fc.sample(inputsFor(inputOf(operationId), taste), { numRuns: BATCH, seed: (batches += 1) }),
      );
    return waiting.pop() as Input;
  };
  const people = [world.ben, world.cora, world.admin, world.moderator, world.service, world.anonymous];
  const sums: FuzzSums = { requests: 0, ms: 0, memory: [], repairs: 0 };
  let repairing: Promise<void> = Promise.resolve();
  let sent = 0;

  async function work(worker: number): Promise<void> {
    const random = numbersFrom(seed * 1000 + worker);
    while (sent < requests) {
      const number = (sent += 1);
      if (number % REPAIR_EVERY === 0) {
        sums.memory.push(memoryOf(world.site.running().pid));
        repairing = repairing.then(async () => repair(world, sums));
      }
      await repairing;
      const operationId = operations[number % operations.length] ?? 'getSpace';
      const by = pick(people, random) ?? world.anonymous;
      const call = callOf(operationId, by, random);
      const isStaff = by === world.admin || by === world.moderator;
      // Who runs the site may change what is hers, and give others the right to see it.
      const mayReachHer = isStaff && (givesRights(world, call) || (await isAboutVera(world, call)));
      await world.api(operationId, mayReachHer ? world.anonymous : by, call);
    }
  }

  function callOf(operationId: OperationId, by: Caller, random: () => number): Call {
    const taste = pick(TASTES, random) ?? 'valid';
    // Mostly what they know themselves, often what others do.
    const whose = random() < 0.6 ? by : (pick([...people, world.vera, world.vera], random) ?? by);
    const ids = world.knownTo(whose);
    const call = fill(operationId, next(operationId, taste), {
      ids: whose === by ? ids : ids.withoutCapabilities(),
      password: ENDS_SOMEBODY.has(operationId) ? 'not the password 1' : PASSWORD,
      picture,
      random,
    });
    if (taste !== 'hostile' || call.body === undefined || random() > 0.2) return call;
    const { body: _body, ...rest } = call;
    return { ...rest, raw: pick(HOSTILE_BYTES, random) ?? '' };
  }

  const began = performance.now();
  await Promise.all(Array.from({ length: WORKERS }, (_each, worker) => work(worker)));
  sums.requests = sent;
  sums.ms = performance.now() - began;
  return sums;
}

/** Whether a call makes one of the members an admin. */
function givesRights({ ben, cora }: World, { params, body }: Call): boolean {
  const { role } = Object(body) as { role?: unknown };
  return (
    typeof role === 'number' && role !== 0 && [ben.userId, cora.userId].includes(String(params?.['user_id']))
  );
}

/** Whether a call names Vera, or a case of a report about her. */
async function isAboutVera({ site, vera }: World, call: Call): Promise<boolean> {
  if (JSON.stringify(call).includes(vera.userId)) return true;
  const { case_id: caseId } = call.params ?? {};
  // Only digits can be the id of a case.
  if (typeof caseId !== 'string' || !/^\d+$/u.test(caseId)) return false;
  const [found] = await site.query(
    'select from report_case where case_id::text = $1 and reported_user_id = $2',
    [caseId, vera.userId],
  );
  return found !== undefined;
}

/** Resident memory of a process in MB. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1] ?? 0) / 1024);
}

/** What the super admin did to people is undone, and who lost their session signs in again. */
async function repair(world: World, sums: FuzzSums): Promise<void> {
  const { admin, moderator, ben, cora, service } = world;
  for (const by of [admin, moderator, ben, cora]) {
    const kind = by === admin ? 1 : by === moderator ? 2 : 0;
    await world.site.query('update user_account set kind = $1, deactivated_at = null where user_id = $2', [
      kind,
      by.userId,
    ]);
    const { status } = await world.api('getUserInfo', by);
    if (status === 200) continue;
    sums.repairs += 1;
    Object.assign(by, await world.enter(by.account, by.name));
  }
  const { status } = await world.api('searchFiles', service);
  if (status === 200) return;
  sums.repairs += 1;
  const { data } = await world.api('createServiceToken', ben, {
    body: { name: 'Few scopes', scopes: ['files:read', 'search:read'], days: 30, password: PASSWORD },
  });
  if (data !== undefined) service.token = data.token;
}
