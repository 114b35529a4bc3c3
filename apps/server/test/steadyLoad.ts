import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveUser } from './liveServer.ts';

/** Something to write again and again. */
export interface WriteKind {
  name: string;
  path: string;
  body: object;
  /** The id of what was made, in the data of the answer. */
  idOf: (data: never) => string;
}

/** A write that was acknowledged. */
export interface KeptWrite {
  kind: WriteKind;
  key: string;
  id: string;
}

/** Somebody's requests, one after the other in several lines at once, until it is ended. */
export interface SteadyLoad {
  /** How many were answered well, by what was asked. */
  readonly answered: ReadonlyMap<string, number>;
  /** What failed: answers other than 200, and requests without an answer. */
  readonly failed: readonly string[];
  readonly writes: readonly KeptWrite[];
  /** How many were answered well altogether. */
  count: () => number;
  /** Asks once, as the load does, and counts it. */
  ask<Data>(name: string, method: string, path: string, sent?: Sent): Promise<Data | undefined>;
  /** Writes by a key of its own, or once more by that of an earlier write; gives the id of what was made. */
  write(kind: WriteKind, key?: string): Promise<string | undefined>;
  /** Does something again and again, a little apart. */
  keepOn(step: (round: number) => Promise<unknown>): void;
  /** Ends when what is running is done. */
  end(): Promise<void>;
}

interface Sent {
  body?: object;
  headers?: Record<string, string>;
}

/** Between two requests of a line, in milliseconds: a steady load, which leaves the machine time for the servers. */
const APART_MS = 200;

/** A load on a site, of which nothing is asked twice. */
export function steadyLoad(origin: string, user: LiveUser): SteadyLoad {
  const answered = new Map<string, number>();
  const failed: string[] = [];
  const writes: KeptWrite[] = [];
  const lines: Promise<void>[] = [];
  const began = performance.now();
  const state = { isOver: false };

  async function ask<Data>(
    name: string,
    method: string,
    path: string,
    { body, headers = {} }: Sent = {},
  ): Promise<Data | undefined> {
    try {
      const answer = await fetch(origin + path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`answered ${answer.status} ${text.slice(0, 200)}`);
      answered.set(name, (answered.get(name) ?? 0) + 1);
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      return isJson ? (JSON.parse(text) as { data: Data }).data : undefined;
    } catch (error) {
      const { message, cause } = error as Error;
      failed.push(
        `after ${Math.round(performance.now() - began)} ms ${name}: ${message} ${cause instanceof Error ? cause.message : ''}`,
      );
      return undefined;
    }
  }

  async function write(kind: WriteKind, key: string = randomUUID()): Promise<string | undefined> {
    const { name, path, body, idOf } = kind;
    const headers = { authorization: `Bearer ${user.token}`, 'idempotency-key': key };
    const data = await ask<never>(name, 'POST', path, { body, headers });
    if (data === undefined) return undefined;
    const id = idOf(data);
    writes.push({ kind, key, id });
    return id;
  }

  return {
    answered,
    failed,
    writes,
    count: () => [...answered.values()].reduce((sum, count) => sum + count, 0),
    ask,
    write,
    keepOn(step) {
      const line = async () => {
        for (let round = 0; !state.isOver; round += 1) {
          await step(round);
          await sleep(APART_MS);
        }
      };
      lines.push(line());
    },
    async end() {
      state.isOver = true;
      await Promise.all(lines);
    },
  };
}
