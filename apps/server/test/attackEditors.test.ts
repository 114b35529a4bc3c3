import type { AddressInfo } from 'node:net';
import { snapshotOf } from '@boardwalk/board/document';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { enterBoard, faultsOf, type Person } from '../attack/person.ts';
import { numbersFrom } from '../attack/random.ts';
import { layOutBoard } from '../attack/startingBoard.ts';
import { joinBoard } from './boardClient.ts';
import { testServer } from './harness.ts';

/** The editors of the attacks, without the attack: what they do must go on for as long as an attack takes. */

const server = testServer();
let port: number;
let person: Person | undefined;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  await person?.leave();
  person = undefined;
});

test('an editor of an attack does everything there is to do, and fills no board', async () => {
  const user = await server.createUser();
  const { team_id: teamId, project_id: projectId } = (await server.api('getSpace', { as: user })).data;
  const body = { name: 'Attacked', kind: 'board' } as const;
  const made = await server.api('createFile', { as: user, params: { teamId, projectId }, body });
  const fileKey = made.data.file_key;
  const ticket = async () =>
    (await server.api('createCollabTicket', { as: user, params: { file_key: fileKey } })).data.ticket;
  await layOutBoard({ port, fileKey, ticket: await ticket() });

  person = await enterBoard({ name: 'ann', fileKey, port, ticket, random: numbersFrom(7), room: 30 });
  await person.allSafe();
  for (let act = 0; act < 1000; act += 1) person.act();
  await person.allSafe();

  const reader = joinBoard({ port, fileKey, ticket: await ticket() });
  await reader.synced;
  const { elements } = snapshotOf(reader.doc);
  const faults = faultsOf(reader.doc, [person]);
  reader.close();
  expect(elements.length).toBeLessThanOrEqual(30);
  const topics = elements.filter(({ type }) => type === 'topic');
  expect(topics.length).toBeGreaterThan(1);
  expect([...person.acknowledged.notes.values()].some((version) => version !== null && version > 0)).toBe(
    true,
  );
  expect([...person.acknowledged.notes.values()]).toContain(null);
  expect(person.acknowledged.words.size).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
