import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@boardwalk/api-client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bodiesByOperation, parseContract } from '../src/infra/http/contract.ts';
import { BUDGETS } from '../src/infra/rateLimits/budgets.ts';
import { testServer, type ApiAnswer, type TestUser } from './harness.ts';
import { hostilePictures, jpegOfScans, type HostilePicture } from './pictures.ts';
import { createFile, publish } from './publishForm.ts';
import { fileForm, picture } from './uploads.ts';

const server = testServer();
let person: TestUser;
let admin: TestUser;
let operator: TestUser;
let fileKey = '';
let teamId = '';
let topicId = 0;
let bannerId = 0;
let hostile: HostilePicture[] = [];

beforeAll(async () => {
  [person, admin] = [await server.createUser(), await server.createUser({ kind: 2 })];
  operator = await server.createUser({ kind: 1 });
  fileKey = await createFile(server, person);
  const team = await server.api('createTeam', { as: person, body: { name: 'Pictures' } });
  teamId = team.data.id;
  const titles = { 'en-US': 'x', 'zh-CN': 'x', 'ja-JP': 'x', 'ko-KR': 'x', 'es-ES': 'x' };
  const topic = { titles, descriptions: titles, use: 1 };
  topicId = (await server.api('createTopic', { as: admin, raw: { body: topic } })).data.id;
  const banner = { titles, subtitles: titles, theme: 'amber', link: '/', effect: 1, use: 1 };
  bannerId = (await server.api('createBanner', { as: admin, raw: { body: banner } })).data.id;
  hostile = await hostilePictures();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const onBoard = (name: 'uploadFileImage' | 'uploadFileImagePreview' | 'uploadFileImageThumb') => ({
  field: 'file',
  send: (bytes: Buffer) =>
    server.api(name, { as: person, params: { fileKey, hash: sha256(bytes) }, form: fileForm(bytes) }),
});

/** Every operation that takes a picture. */
const DOORS: Partial<
  Record<OperationId, { field: string; send: (bytes: Buffer) => Promise<ApiAnswer<unknown>> }>
> = {
  uploadAvatar: {
    field: 'file',
    send: (bytes) => server.api('uploadAvatar', { as: person, form: fileForm(bytes) }),
  },
  uploadTeamAvatar: {
    field: 'file',
    send: (bytes) =>
      server.api('uploadTeamAvatar', { as: person, params: { teamId }, form: fileForm(bytes) }),
  },
  uploadFileImage: onBoard('uploadFileImage'),
  uploadFileImagePreview: onBoard('uploadFileImagePreview'),
  uploadFileImageThumb: onBoard('uploadFileImageThumb'),
  addTeamPicture: {
    field: 'file',
    send: (bytes) =>
      server.api('addTeamPicture', {
        as: person,
        params: { teamId, hash: sha256(bytes) },
        form: fileForm(bytes),
      }),
  },
  uploadReportImage: {
    field: 'file',
    send: (bytes) => server.api('uploadReportImage', { as: person, form: fileForm(bytes) }),
  },
  setSiteLogo: {
    field: 'file',
    send: (bytes) =>
      server.api('setSiteLogo', { as: operator, query: { shade: 'light' }, form: fileForm(bytes) }),
  },
  uploadFeedbackPicture: {
    field: 'file',
    send: (bytes) => server.api('uploadFeedbackPicture', { as: person, form: fileForm(bytes) }),
  },
  publishFile: {
    field: 'cover',
    send: async (bytes) => {
      const tagIds = await server.services.tags.findOrCreateCustomTags(['bomb'], person.userId);
      return publish(server, person, fileKey, { cover: bytes, tagIds });
    },
  },
  setTopicCover: {
    field: 'file',
    send: (bytes) =>
      server.api('setTopicCover', { as: admin, params: { topic_id: topicId }, form: fileForm(bytes) }),
  },
  setBannerImage: {
    field: 'file',
    send: (bytes) =>
      server.api('setBannerImage', { as: admin, params: { banner_id: bannerId }, form: fileForm(bytes) }),
  },
};

test('every operation that takes a form is looked at here, and has a budget', () => {
  const forms = [...bodiesByOperation(parseContract())]
    .filter(([, { content }]) => 'multipart/form-data' in content)
    .map(([name]) => name);
  expect(Object.keys(DOORS).toSorted()).toEqual(forms.toSorted());
  expect(forms.filter((name) => BUDGETS[name] === undefined)).toEqual([]);
});

describe.each(Object.entries(DOORS))('%s', (_name, door) => {
  test('refuses what costs too much to decode, and names the field and the most pixels of that kind', async () => {
    for (const { name, bytes, limit } of hostile) {
      const { status, error, json } = await door.send(bytes);
      expect([name, status, error, json['data']]).toEqual([
        name,
        415,
        'image_not_accepted',
        { field: door.field, rule: 'max_pixels', limit },
      ]);
    }
  });

  test('refuses a JPEG of very many scans, and leaves no file behind', async () => {
    const { status, json } = await door.send(await jpegOfScans(400));
    expect([status, json['data']]).toEqual([415, { field: door.field, rule: 'format' }]);
    await expect.poll(() => readdirSync(join(server.infra.settings.dataDir, 'uploads'))).toEqual([]);
  });
});

test.each(Object.entries(DOORS))('%s has a picture decoded once', async (_name, door) => {
  const encode = vi.spyOn(server.infra.pictures, 'encode');
  const squares = vi.spyOn(server.infra.pictures, 'squares');
  expect((await door.send(await picture('jpeg', 80))).status).toBe(200);
  expect(encode.mock.calls.length + squares.mock.calls.length).toBe(1);
  encode.mockRestore();
  squares.mockRestore();
});

test('of very many uploads of one person at once some are refused, and others are not kept out by it', async () => {
  const bytes = await picture('jpeg');
  const send = (as: TestUser) => server.api('uploadFeedbackPicture', { as, form: fileForm(bytes) });
  const answers = await Promise.all(Array.from({ length: 76 }, () => send(person)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect(refused[0]?.json['data']).toEqual({ retry_after: 5, limit: 72 });
  expect(Number(refused[0]?.response.headers['retry-after'])).toBe(5);
  const [own, other] = await Promise.all([send(person), send(admin)]);
  expect([own.status, other.status]).toEqual([200, 200]);
});
