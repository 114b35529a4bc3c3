import { expect } from 'vitest';
import { recount } from '../../src/modules/files/catalogue/service.ts';
import type { TestServer } from '../harness.ts';

/** Counts everything again from the events and fails when a counter said something else. */
export async function expectExactCounters({ db }: TestServer): Promise<void> {
  expect(await recount(db)).toEqual([]);
}
