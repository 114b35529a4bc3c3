import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import { contractFaults } from '../../test/contractAnswers.ts';
import type { Answer, Call, Caller } from './api.ts';

/** Stands in every private text of the person whose things nobody else may see. */
export const CANARY = 'zqcanary';

/** What was seen of all answers. */
export interface Watch {
  requests: number;
  /** How often each operation answered 2xx. */
  reached: Map<OperationId, number>;
  statuses: Map<number, number>;
  byCaller: Map<string, number>;
  /** What should not have been, with how often and the first request that showed it. */
  faults: Map<string, { times: number; first: string }>;
  /** Secrets of the person with the canaries that are no texts of theirs. */
  secrets: Set<string>;
  /** Answers that were searched for the secrets. */
  searched: number;
  see(sent: { operationId: OperationId; by: Caller; call: Call }, answer: Answer): void;
  fault(what: string, example?: string): void;
}

/**
 * Judges all answers: they are of the contract, none is a fault of the server, and none holds what is somebody else's.
 *
 * @param mayKnow whether somebody may see what is private to the person with the canaries
 */
export function watch(mayKnow: (by: Caller) => boolean): Watch {
  const faults: Watch['faults'] = new Map();
  const seen: Watch = {
    requests: 0,
    reached: new Map(Object.keys(OPERATIONS).map((id) => [id as OperationId, 0])),
    statuses: new Map(),
    byCaller: new Map(),
    faults,
    secrets: new Set(),
    searched: 0,
    fault(what, example = '') {
      const known = faults.get(what);
      if (known === undefined) faults.set(what, { times: 1, first: example });
      else known.times += 1;
    },
    see({ operationId, by, call }, answer) {
      seen.requests += 1;
      add(seen.statuses, answer.status);
      add(seen.byCaller, by.name);
      if (answer.status >= 200 && answer.status < 300) add(seen.reached, operationId);
      const example = () => `${by.name}: ${shown(call)} → ${answer.status} ${answer.text.slice(0, 300)}`;
      if (answer.status === 0) seen.fault(`${operationId} gave no answer: ${answer.text}`, example());
      else if (answer.status >= 500) seen.fault(`${operationId} answered ${answer.status}`, example());
      else
        for (const fault of contractFaults(operationId, { ...answer, body: answer.text }))
          seen.fault(fault.replaceAll(/\d+/gu, '#').slice(0, 200), example());
      if (mayKnow(by)) return;
      seen.searched += 1;
      const found = answer.text.toLowerCase().includes(CANARY)
        ? CANARY
        : [...seen.secrets].find((secret) => answer.text.includes(secret));
      if (found !== undefined)
        seen.fault(`${operationId} gave ${by.name} what is private (${found})`, example());
    },
  };
  return seen;
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function shown(call: Call): string {
  const { form, ...rest } = call;
  const fields =
    form === undefined
      ? {}
      : Object.fromEntries(
          [...form].map(([name, value]) => [
            name,
            typeof value === 'string' ? value : `(${value.size} bytes)`,
          ]),
        );
  return JSON.stringify({ ...rest, ...(form === undefined ? {} : { form: fields }) }).slice(0, 700);
}
