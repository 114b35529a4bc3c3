import { publishForm } from '../../test/publishForm.ts';
import { apiOf, type Api, type Caller } from '../requests/api.ts';
import type { Site } from '../site.ts';
import type { Writer } from './writers.ts';

const PASSWORD = 'correct horse 8';
const WRITERS = 4;
const WORKS = 3;
const TEXTS = Object.fromEntries(
  ['zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES'].map((language) => [language, 'A year']),
);

/** Four people who write, by both processes of a site in turn; the first one is an admin. There are works to write to. */
export async function preparedWriters(site: Site, random: () => number): Promise<[Writer, ...Writer[]]> {
  const apis = [0, 1].map((index) =>
    apiOf(
      safely(() => `http://127.0.0.1:${site.running(index).port}`),
      () => undefined,
    ),
  );
  const writers: Writer[] = [];
  const works: string[] = [];
  for (let index = 0; index < WRITERS; index += 1) {
    const api = apis[index % 2];
    if (api === undefined) break;
    const caller = await joined(api, `writer${index}`);
    const space = await must(api('getSpace', caller));
    const { tag_ids: tagIds } = await must(api('createTags', caller, { body: { name: ['kills'] } }));
    const origin = () => `http://127.0.0.1:${site.port(index % 2)}`;
    const place = { teamId: space.team_id, projectId: space.project_id };
    writers.push({ by: caller, api, origin, works, place, tagIds, random });
  }
  const [first, second, ...others] = writers;
  if (first === undefined || second === undefined) throw new Error('nobody writes');
  await site.query('update user_account set kind = 1 where user_id = $1', [first.by.userId]);
  const goods = { goods_id: 'vip-year', kind: 'plan', names: TEXTS, days: 366, price: 99_000 };
  await must(first.api('createGoods', first.by, { body: goods }));
  while (works.length < WORKS) {
    const body = { name: 'A work', folder_id: '0', kind: 'mindmap' };
    const file = await must(second.api('createFile', second.by, { params: second.place, body }));
    const form = await publishForm({ tagIds: second.tagIds });
    const params = { file_key: file.file_key };
    const { submission_id: id } = await must(second.api('publishFile', second.by, { params, form }));
    await must(first.api('claimReview', first.by, { params: { submission_id: id } }));
    await must(
      first.api('reviewSubmission', first.by, { params: { submission_id: id }, body: { decision: 'pass' } }),
    );
    works.push(file.file_key);
  }
  return [first, second, ...others];
}

/** Somebody who has just signed up, with the cookies and the refresh token of their session. */
export async function arrived(api: Api, name: string): Promise<{ by: Caller; refreshToken: string }> {
  const nobody: Caller = { name, account: '', userId: '', token: undefined, cookies: {} };
  const account = `${name}@example.com`;
  const answer = await api('signUp', nobody, { body: { account, password: PASSWORD, nick_name: name } });
  const data = await must(Promise.resolve(answer));
  const by = { ...nobody, account, userId: data.user.user_id, cookies: answer.cookies };
  const grant = await must(api('exchangeToken', by, { body: { refresh_token: data.refresh_token } }));
  return { by: { ...by, token: grant.access_token }, refreshToken: grant.refresh_token };
}

async function joined(api: Api, name: string): Promise<Caller> {
  return { ...(await arrived(api, name)).by, cookies: {} };
}

/** The data of an answer that has to be right. */
export async function must<Data>(
  answer: Promise<{ status: number; text: string; data: Data }>,
): Promise<Data> {
  const { status, text, data } = await answer;
  if (status !== 200) throw new Error(`what should be right answered ${status} ${text}`);
  return data;
}

/** While no process runs there is no address: the request fails as one to a dead process does. */
const safely = (origin: () => string) => () => {
  try {
    return origin();
  } catch {
    return 'http://127.0.0.1:9';
  }
};
