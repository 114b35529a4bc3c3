import { createApiClient } from '@boardwalk/api-client';
import { makeSnapshot, type PictureElement, type TopicElement } from '@boardwalk/board';
import type { ImportedBoard } from '@boardwalk/board/import';
import { failWith, mockApi } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { withKnownPictures } from '#shared/importing/known-pictures.ts';
import { withStoredPictures } from './imported-pictures.ts';

const NAMES = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));

function picture(asset: string, index: number): PictureElement {
  return { id: `p${index}`, type: 'picture', z: 'a0', style: {}, text: '', x: 0, y: 0, w: 80, h: 80, asset };
}

/** A file with four pictures. */
function aBoard(): ImportedBoard {
  const pictures = NAMES.map(
    (name, index) => [name, { bytes: Uint8Array.of(index), type: 'image/png' }] as const,
  );
  return {
    format: 'xmind',
    name: 'trip',
    snapshot: makeSnapshot(NAMES.map(picture)),
    pictures: new Map(pictures),
    report: {},
  };
}

/** A server that answers each time it is sent a picture what is said here, and takes it where nothing is. */
function aServer(...answers: (ReturnType<typeof failWith> | null)[]) {
  const sent: string[] = [];
  const api = mockApi({
    uploadFileImage: ({ path }) => {
      sent.push(path.hash);
      return (
        answers[sent.length - 1] ?? {
          hash: path.hash,
          url: '/x',
          width: 80,
          height: 80,
          size: 1,
          type: 'image/webp',
        }
      );
    },
  });
  const client = createApiClient({ baseUrl: '/api', fetch: api.fetch, getAccessToken: () => 'token' });
  return { client, sent };
}

const tooMany = failWith('too_many_requests', { retry_after: 7 });

test('pictures that come faster than the server takes them are sent again when it says, and none is lost', async () => {
  const { client, sent } = aServer(null, tooMany, tooMany);
  const waits: number[] = [];
  const shares: number[] = [];
  const { snapshot, report } = await withStoredPictures(client, 'file', aBoard(), {
    wait: async (ms) => void waits.push(ms),
    onProgress: (share) => shares.push(share),
  });
  expect(report).toEqual({});
  expect(snapshot.elements.every(({ asset }) => asset !== undefined)).toBe(true);
  expect(waits).toEqual([7000, 7000]);
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect([sent.length, new Set(sent).size]).toEqual([6, 4]);
});

test('without room on the server no more pictures are sent, and all that are missing are counted', async () => {
  const { client, sent } = aServer(null, failWith('storage_full', { limit: 10 }));
  const { snapshot, report } = await withStoredPictures(client, 'file', aBoard());
  expect(report).toEqual({ pictures: 3 });
  expect(snapshot.elements.filter(({ asset }) => asset !== undefined)).toHaveLength(1);
  expect(sent).toHaveLength(2);
});

test('a picture that is refused keeps no other away', async () => {
  const { client, sent } = aServer(null, failWith('image_not_accepted'));
  expect((await withStoredPictures(client, 'file', aBoard())).report).toEqual({ pictures: 1 });
  expect(sent).toHaveLength(4);
});

test('who stops an import has no more pictures sent, also while it waits for the server', async () => {
  const run = new AbortController();
  const { client, sent } = aServer(null, failWith('too_many_requests', { retry_after: 3600 }));
  const storing = withStoredPictures(client, 'file', aBoard(), { signal: run.signal });
  await expect.poll(() => sent.length).toBe(2);
  run.abort();
  await expect(storing).rejects.toBe(run.signal.reason);
  expect(sent).toHaveLength(2);
});

test('topics whose picture is missing keep nothing of it, neither its size nor what describes it; boxes of pictures stay', async () => {
  const topic: TopicElement = {
    id: 't',
    type: 'topic',
    z: 'a0',
    style: {},
    text: 'Sea',
    note: 'Deep',
    parent: null,
    order: 'a0',
    side: null,
    x: 0,
    y: 0,
    folded: false,
    layout: 'right',
    asset: 'a'.repeat(64),
    assetSize: [90, 80],
    alt: 'Waves',
  };
  const board = { ...aBoard(), snapshot: makeSnapshot([topic, ...NAMES.map(picture)]) };
  const { client } = aServer(failWith('image_not_accepted'));
  const refused = await withStoredPictures(client, 'file', board);
  const unknown = await withKnownPictures({ ...board, pictures: new Map() });
  for (const { snapshot } of [refused, unknown]) {
    const { asset: _asset, assetSize: _size, alt: _alt, ...plain } = topic;
    expect(snapshot.elements.find(({ id }) => id === 't')).toEqual(plain);
    expect(snapshot.elements.find(({ id }) => id === 'p0')).toMatchObject({ type: 'picture', w: 80, h: 80 });
  }
});
