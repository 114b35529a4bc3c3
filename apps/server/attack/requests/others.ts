import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import { fill } from './fill.ts';
import { exampleBody, IdHere, inputOf, type Input } from './inputs.ts';
import { kindOf } from './knownIds.ts';
import { PASSWORD, type World } from './world.ts';

/** Tries of each operation with different ids of hers. */
const TRIES = 6;

/** What was tried with the ids of somebody else. */
export interface OthersSums {
  /** Operations that take an id. */
  operations: number;
  requests: number;
  /** Answers 2xx: of what she has in public, or of what the caller did of their own. */
  allowed: number;
}

/** Calls every operation that takes an id with those of Vera, by people who have no right to what is behind them. */
export async function othersTryHerIds(world: World): Promise<OthersSums> {
  const picture = (await world.picture()).bytes;
  const hers = world.knownTo(world.vera).withoutCapabilities();
  const sums: OthersSums = { operations: 0, requests: 0, allowed: 0 };
  for (const operationId of Object.keys(OPERATIONS) as OperationId[]) {
    const input = idsOnly(operationId);
    if (input === undefined) continue;
    sums.operations += 1;
    for (const by of [world.ben, world.anonymous, world.service])
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const call = fill(operationId, input, {
          ids: hers,
          password: PASSWORD,
          picture,
          random: world.random,
        });
        const { status } = await world.api(operationId, by, call);
        sums.requests += 1;
        if (status >= 200 && status < 300) sums.allowed += 1;
      }
  }
  return sums;
}

/** The input of an operation with an id in every place that takes one; undefined when it takes none. */
function idsOnly(operationId: OperationId): Input | undefined {
  const { path, query } = inputOf(operationId);
  const places = (from: typeof path) =>
    Object.fromEntries(
      from.flatMap(({ name, schema, required }) => {
        const kind = kindOf(operationId, name);
        if (kind !== undefined) return [[name, new IdHere(kind)]];
        return required === true ? [[name, schema.enum?.[0] ?? '0']] : [];
      }),
    );
  const input: Input = {
    path: places(path),
    query: places(query),
    headers: {},
    body: exampleBody(operationId),
  };
  return holdsId(input) ? input : undefined;
}

function holdsId(value: unknown): boolean {
  if (value instanceof IdHere) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsId);
}
