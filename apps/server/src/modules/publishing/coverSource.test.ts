import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import {
  coverPng,
  createFile,
  customTag,
  publish,
  withoutPlanLimit,
  type FormFields,
} from '../../../test/publishForm.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();
let owner: TestUser;
let tagIds: number[];

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  tagIds = [await customTag(server, owner, 'planning')];
});

/** Refuses a submission, so that the file may be handed in again. */
async function decide(submission_id: string): Promise<void> {
  const reviewer = await server.createUser({ kind: 2 });
  const body = { decision: 'not_pass' as const, reason: 'Once more, please.' };
  const answer = await server.api('reviewSubmission', { as: reviewer, params: { submission_id }, body });
  expect(answer.status).toBe(200);
}

describe('where a cover comes from is shown to the owner, so that an update keeps a chosen one', () => {
  test.each([
    { said: 'board', shown: 'board' },
    { said: 'upload', shown: 'upload' },
    { said: undefined, shown: 'upload' },
  ])('said to be $said, it is $shown', async ({ said, shown }) => {
    const fileKey = await createFile(server, owner);
    const params = { file_key: fileKey };
    expect((await publish(server, owner, fileKey, { tagIds, cover_source: said })).status).toBe(200);
    const last = await server.api('getFileFullLatestSelf', { as: owner, params });
    const own = await server.api('getFileFullSelf', { as: owner, params });
    const list = await server.api('listAuditFiles', { as: owner, query: { cursor: '0', size: 1 } });
    expect([last.data, own.data, list.data.list[0]].map((each) => each?.cover_source)).toEqual([
      shown,
      shown,
      shown,
    ]);
  });

  test('a cover that is kept stays the very same picture, and is decoded no more', async () => {
    const fileKey = await createFile(server, owner);
    expect((await publish(server, owner, fileKey, { tagIds })).status).toBe(200);
    const params = { file_key: fileKey };
    const { data: first } = await server.api('getFileFullLatestSelf', { as: owner, params });
    await decide(first.submission_id);
    const encode = vi.spyOn(server.infra.pictures, 'encode');
    const keeping = { tagIds, cover: undefined, earlier_cover: first.cover, cover_source: 'upload' };
    expect((await publish(server, owner, fileKey, keeping)).status).toBe(200);
    expect(encode).not.toHaveBeenCalled();
    encode.mockRestore();
    const { data: second } = await server.api('getFileFullLatestSelf', { as: owner, params });
    expect(second.submission_id).not.toBe(first.submission_id);
    expect(second.cover).toBe(first.cover);
  });

  test('only a cover of the file itself is kept, and in place of another one', async () => {
    const [own, other] = [await createFile(server, owner), await createFile(server, owner)];
    for (const fileKey of [own, other])
      await publish(server, owner, fileKey, {
        tagIds,
        cover: await coverPng(300, fileKey === own ? 200 : 201),
      });
    const coverOf = async (file_key: string) => {
      const { data } = await server.api('getFileFullLatestSelf', { as: owner, params: { file_key } });
      await decide(data.submission_id);
      return data.cover;
    };
    const [ofOwn, ofOther] = [await coverOf(own), await coverOf(other)];
    const refusals = async (fields: FormFields) =>
      (await publish(server, owner, own, { tagIds, ...fields })).fields;
    expect(await refusals({ cover: undefined, earlier_cover: ofOther })).toEqual(['earlier_cover unknown']);
    expect(await refusals({ cover: undefined, earlier_cover: 'https://elsewhere.example/x.png' })).toEqual([
      'earlier_cover unknown',
    ]);
    expect(await refusals({ earlier_cover: ofOwn })).toEqual(['earlier_cover not_allowed']);
    expect(await refusals({ cover: undefined })).toEqual(['cover required']);
  });

  test('of a public work its owner learns that of the public version, and nobody else', async () => {
    const fileKey = await createWork(server, { owner });
    const params = { file_key: fileKey };
    await server.db
      .updateTable('submission')
      .set({ cover_source: 'board' })
      .where('file_key', '=', fileKey)
      .execute();
    expect((await publish(server, owner, fileKey, { tagIds, cover_source: 'upload' })).status).toBe(200);
    const own = await server.api('getFileFullSelf', { as: owner, params });
    expect(own.data.cover_source).toBe('board');
    const open = await server.api('getFileFull', { as: owner, params });
    expect(open.status).toBe(200);
    expect(open.data).not.toHaveProperty('cover_source');
    const reviewer = await server.createUser({ kind: 2 });
    const queue = await server.api('listReviews', { as: reviewer, query: { cursor: '0', size: 50 } });
    expect(queue.data.list.length).toBeGreaterThan(0);
    for (const item of queue.data.list) expect(item).not.toHaveProperty('cover_source');
  });
});
