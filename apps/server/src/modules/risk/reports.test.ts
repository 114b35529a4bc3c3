import type { BodyOf } from '@boardwalk/api-client';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { fileForm, picture, seeAttachment } from '../../../test/uploads.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({
  environment: { TRUSTED_PROXIES: '1', ANONYMOUS_REPORTS_PER_HOUR: '3', ACCESS_TOKEN_SECONDS: '86400' },
});
const MB = 1024 * 1024;
let owner: TestUser;
let reader: TestUser;
let admin: TestUser;

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  reader = await server.createUser({ nickName: 'Remy' });
  admin = await server.createUser({ kind: 2 });
});

// An hour later everybody may report again.
beforeEach(() => server.clock.advance(3_600_000));

type Report = BodyOf<'reportFile'>;

/** A report with every field of the specification. */
const reportOf = (fileKey: string, fields: Partial<Report> = {}): Report => ({
  file_key: fileKey,
  product: 'board',
  report_type: 7,
  report_desc: 'Copied from my own board.',
  source: 'community',
  images_key: [],
  ...fields,
});

/** Somebody who is not signed in, at an address, with a browser. */
const visitor = (address: string, browser = 'Firefox') => ({
  headers: { 'x-forwarded-for': address, 'user-agent': browser },
});

async function report(
  as: TestUser | undefined,
  body: Report,
  from: { headers?: Record<string, string> } = {},
) {
  return server.api('reportFile', { as, body, ...from });
}

async function upload(as: TestUser | undefined, from: { headers?: Record<string, string> } = {}) {
  const answer = await server.api('uploadReportImage', { as, form: fileForm(await picture()), ...from });
  return Object.keys(answer.data)[0] ?? '';
}

/** The same person with a token for another day. */
async function nextDay(user: TestUser): Promise<TestUser> {
  server.clock.advance(24 * 3_600_000);
  const { token } = await server.infra.tokens.issue({ userId: user.userId, sessionId: 'next day' });
  return { ...user, token };
}

async function rowsOf(fileKey: string) {
  return server.db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.case_id', 'report.case_id')
    .selectAll('report')
    .where('report_case.file_key', '=', fileKey)
    .execute();
}

test('[API-RISK-02][ENT-15][OPEN-34] a report keeps file, product, type, description, source and pictures', async () => {
  const fileKey = await createWork(server, { owner });
  const images = [await upload(reader), await upload(reader)];
  const answer = await report(reader, reportOf(fileKey, { images_key: images, report_desc: '  Copied!  ' }));
  expect([answer.status, answer.code, answer.data]).toEqual([200, 0, null]);
  expect(await rowsOf(fileKey)).toMatchObject([
    {
      reporter_id: reader.userId,
      product: 'board',
      source: 'community',
      report_type: 7,
      report_desc: 'Copied!',
    },
  ]);
  const { data } = await server.api('listReportCases', { as: admin });
  const found = data.list.find((each) => each.file?.file_key === fileKey);
  const reports = await server.api('listCaseReports', {
    as: admin,
    params: { case_id: found?.case_id ?? '' },
  });
  expect(reports.data.list[0]?.images.map(({ img_key: key }) => key)).toEqual(images);
});

test('[ROLE-08][AMB-10] somebody not signed in may report, and is kept as a hash that reveals nothing elsewhere', async () => {
  const [first, second] = [await createWork(server, { owner }), await createWork(server, { owner })];
  const from = visitor('203.0.113.9');
  expect((await report(undefined, reportOf(first), from)).status).toBe(200);
  expect((await report(undefined, reportOf(second), from)).status).toBe(200);
  const [one] = await rowsOf(first);
  const [other] = await rowsOf(second);
  expect([one?.reporter_id, one?.reporter_key.includes('203.0.113.9')]).toEqual([null, false]);
  expect(one?.reporter_key).not.toBe(other?.reporter_key);
});

test('[ERR-13][API-RISK-02] a second report by the same reporter on a file is code 3000, by others it is not', async () => {
  const fileKey = await createWork(server, { owner });
  expect((await report(reader, reportOf(fileKey))).status).toBe(200);
  const again = await report(reader, reportOf(fileKey, { report_type: 1 }));
  expect([again.status, again.code, again.error]).toEqual([409, 3000, 'already_reported']);
  expect((await report(admin, reportOf(fileKey))).status).toBe(200);
  const from = visitor('203.0.113.20');
  expect((await report(undefined, reportOf(fileKey), from)).status).toBe(200);
  expect((await report(undefined, reportOf(fileKey), from)).code).toBe(3000);
  expect((await report(undefined, reportOf(fileKey), visitor('203.0.113.20', 'Safari'))).status).toBe(200);
  expect((await report(reader, reportOf(await createWork(server, { owner })))).status).toBe(200);
});

test('addresses of one IPv6 network with one browser are one reporter', async () => {
  const fileKey = await createWork(server, { owner });
  expect((await report(undefined, reportOf(fileKey), visitor('2001:db8:1:2::17'))).status).toBe(200);
  expect((await report(undefined, reportOf(fileKey), visitor('2001:db8:1:2:aaaa::9'))).code).toBe(3000);
  expect((await report(undefined, reportOf(fileKey), visitor('2001:db8:1:3::17'))).status).toBe(200);
});

test('of thirty reports at once by two people two count, and both are one case', async () => {
  const fileKey = await createWork(server, { owner });
  const people = [await server.createUser(), await server.createUser()];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => report(people[index % 2], reportOf(fileKey))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ code }) => code === 3000)).toHaveLength(28);
  const cases = await server.db
    .selectFrom('report_case')
    .select('report_num')
    .where('file_key', '=', fileKey)
    .execute();
  expect(cases).toEqual([{ report_num: 2 }]);
});

test.each([
  ['[VAL-FB-08] a reason is required', { report_type: 0 }, ['report_type required']],
  ['[VAL-FB-08][ENUM-13] an unknown reason', { report_type: 8 }, ['report_type unknown']],
  ['[VAL-FB-09] a description is required', { report_desc: '   ' }, ['report_desc required 5']],
  ['[VAL-FB-10] 4 characters', { report_desc: '图'.repeat(4) }, ['report_desc min_length 5']],
  ['[VAL-FB-10] 201 characters', { report_desc: '图'.repeat(201) }, ['report_desc max_length 200']],
  [
    '[VAL-FB-11] more than 3 images',
    { images_key: ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(12)) },
    ['images_key max_items 3'],
  ],
  ['an image twice', { images_key: ['a'.repeat(12), 'a'.repeat(12)] }, ['images_key duplicate']],
  ['another product', { product: 'mindmap' }, ['product unknown']],
  ['another source', { source: 'app' }, ['source unknown']],
])('refused: %s', async (_title, fields, expected) => {
  const fileKey = await createWork(server, { owner });
  const body = { ...reportOf(fileKey), ...fields };
  const answer = await server.api('reportFile', { as: reader, raw: { body } });
  expect([answer.status, answer.fields]).toEqual([400, expected]);
  expect(await rowsOf(fileKey)).toEqual([]);
});

test('[VAL-FB-10][VAL-FB-14] 5 and 200 characters are fine, counted before escaping and stored as written', async () => {
  for (const text of ["<b>&'", '&'.repeat(200)]) {
    const fileKey = await createWork(server, { owner });
    expect((await report(reader, reportOf(fileKey, { report_desc: text }))).status).toBe(200);
    expect((await rowsOf(fileKey)).map((row) => row.report_desc)).toEqual([text]);
  }
});

test('every reason of the specification can be given', async () => {
  for (const reason of [-1, 1, 2, 3, 4, 5, 6, 7] as const) {
    const answer = await report(
      reader,
      reportOf(await createWork(server, { owner }), { report_type: reason }),
    );
    expect([reason, answer.status]).toEqual([reason, 200]);
  }
});

test('only what is public can be reported', async () => {
  for (const fileKey of ['kkkkkkkkkkkk', await createWork(server, { owner, isLive: false })]) {
    const answer = await report(reader, reportOf(fileKey));
    expect([answer.status, answer.error]).toEqual([404, 'file_not_found']);
  }
});

test('[API-RISK-01] an upload answers the address of the picture by its key, and the address shows the picture again', async () => {
  const camera = await sharp(await picture('jpeg', 1600))
    .withExif({ IFD0: { Copyright: 'somebody in particular' } })
    .jpeg()
    .toBuffer();
  const { status, data } = await server.api('uploadReportImage', { as: reader, form: fileForm(camera) });
  expect(status).toBe(200);
  const [[key, url] = ['', '']] = Object.entries(data);
  expect(key).toMatch(/^[0-9A-Za-z]{12}$/u);
  const { response: shown } = await seeAttachment(server, url);
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, max-age=3600',
  ]);
  const metadata = await sharp(shown.rawPayload).metadata();
  expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 1080, undefined]);
});

test('a picture is shown with its own ticket only, for an hour', async () => {
  const urls = await Promise.all(
    [1, 2].map(async () => {
      const { data } = await server.api('uploadReportImage', { as: reader, form: fileForm(await picture()) });
      return Object.values(data)[0] ?? '';
    }),
  );
  const [first = '', second = ''] = urls;
  const statusOf = async (url: string) => (await seeAttachment(server, url)).status;
  expect(await statusOf(`${first.split('?')[0]}?${second.split('?')[1]}`)).toBe(404);
  const refused = await seeAttachment(server, `${first.split('?')[0]}?ticket=x`);
  expect([refused.status, refused.error]).toEqual([404, 'attachment_not_found']);
  expect(await statusOf(first.split('?')[0] ?? '')).toBe(400);
  expect(await statusOf(first)).toBe(200);
  server.clock.advance(3_601_000);
  expect(await statusOf(first)).toBe(404);
});

test('[OPEN-43][VAL-FB-12] an image is a jpeg or png by its signature, of at most 2 MB', async () => {
  const send = async (bytes: Uint8Array, name?: string) => {
    const answer = await server.api('uploadReportImage', { as: reader, form: fileForm(bytes, name) });
    return [answer.status, answer.error];
  };
  expect(await send(await picture('png'), 'renamed.gif')).toEqual([200, undefined]);
  expect(await send(await picture('jpeg'))).toEqual([200, undefined]);
  for (const type of ['webp', 'gif'] as const)
    expect(await send(await picture(type), 'renamed.png')).toEqual([415, 'image_not_accepted']);
  expect(await send((await picture()).subarray(0, 60))).toEqual([415, 'image_not_accepted']);
  expect(await send(Buffer.concat([await picture(), Buffer.alloc(2 * MB)]))).toEqual([
    413,
    'image_too_large',
  ]);
  expect(await send(new Uint8Array())).toEqual([400, 'bad_input']);
  const none = await server.api('uploadReportImage', { as: reader, form: new FormData() });
  expect([none.status, none.fields]).toEqual([400, ['file required']]);
  const text = new FormData();
  text.append('file', 'not a file');
  expect((await server.api('uploadReportImage', { as: reader, form: text })).status).toBe(400);
});

test('pictures are used once, within a day, by who uploaded them, and a refused report leaves nothing behind', async () => {
  const fileKey = await createWork(server, { owner });
  const refused = async (as: TestUser, key: string) => {
    const answer = await report(as, reportOf(fileKey, { images_key: [key] }));
    return [answer.status, answer.fields, (await rowsOf(fileKey)).length];
  };
  const unknown = [400, ['images_key unknown'], 0];
  const mine = await upload(reader);
  expect(await refused(admin, mine)).toEqual(unknown);
  expect(await refused(reader, 'k'.repeat(12))).toEqual(unknown);
  expect(await refused(reader, await upload(undefined, visitor('203.0.113.31')))).toEqual(unknown);
  const other = await createWork(server, { owner });
  expect((await report(reader, reportOf(other, { images_key: [mine] }))).status).toBe(200);
  expect(await refused(reader, mine)).toEqual(unknown);
  const old = await upload(reader);
  reader = await nextDay(reader);
  expect(await refused(reader, old)).toEqual(unknown);
  expect((await report(reader, reportOf(fileKey))).status).toBe(200);
});

test('a picture uploaded before signing in goes with the report after it', async () => {
  const from = visitor('203.0.113.40');
  const key = await upload(undefined, from);
  const fileKey = await createWork(server, { owner });
  expect((await report(reader, reportOf(fileKey, { images_key: [key] }), from)).status).toBe(200);
});

test('pictures nothing has claimed are forgotten after a day, claimed ones stay', async () => {
  const fileKey = await createWork(server, { owner });
  const claimed = await upload(reader);
  await report(reader, reportOf(fileKey, { images_key: [claimed] }));
  const waiting = await upload(reader);
  await server.services.attachments.dropUnclaimed();
  const keys = async () =>
    (await server.db.selectFrom('attachment').select('attachment_key').execute()).map(
      (row) => row.attachment_key,
    );
  expect(await keys()).toContain(waiting);
  reader = await nextDay(reader);
  expect(await server.services.attachments.dropUnclaimed()).toBeGreaterThan(0);
  expect(await keys()).not.toContain(waiting);
  expect(await keys()).toContain(claimed);
});

test('people not signed in report less often, and upload accordingly', async () => {
  const from = visitor('203.0.113.50');
  for (let count = 0; count < 3; count += 1)
    expect((await report(undefined, reportOf(await createWork(server, { owner })), from)).status).toBe(200);
  const fileKey = await createWork(server, { owner });
  const refused = await report(undefined, reportOf(fileKey), visitor('203.0.113.50', 'another browser'));
  expect([refused.status, refused.error]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await report(await server.createUser(), reportOf(fileKey), from)).status).toBe(200);
  const form = fileForm(await picture());
  for (let count = 0; count < 9; count += 1)
    expect((await server.api('uploadReportImage', { form, ...from })).status).toBe(200);
  expect((await server.api('uploadReportImage', { form, ...from })).status).toBe(429);
});

test('a token that does not hold is refused, not taken for nobody', async () => {
  const fileKey = await createWork(server, { owner });
  const headers = { authorization: 'Bearer x' };
  expect((await server.api('reportFile', { body: reportOf(fileKey), headers })).status).toBe(401);
  const form = fileForm(await picture());
  expect((await server.api('uploadReportImage', { form, headers })).status).toBe(401);
});
