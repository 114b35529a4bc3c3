import type { APIRequestContext, BrowserContext, PlaywrightWorkerArgs } from '@playwright/test';

/** Password of the demo accounts. */
export const DEMO_PASSWORD = 'boardwalk-demo';

export const DEMO_ACCOUNTS = {
  creator: 'creator@example.com',
  member: 'member@example.com',
  admin: 'admin@example.com',
} as const;

/** A person of the product, with the token their calls carry. */
export interface Person {
  readonly userId: string;
  readonly nickName: string;
  readonly profileName: string | null;
  readonly token: string;
}

let made = 0;

/** An account nobody has yet. */
export function newAccount(nickName = 'Ada Marsh') {
  made += 1;
  return {
    nick_name: nickName,
    account: `visitor-${process.pid}-${made}-${Date.now()}@example.com`,
    password: 'sea-and-sand-8',
  };
}

/** Makes an account and logs this browser in with it. It has skipped the first questions, unless it is to be asked. */
export async function signUp(
  context: BrowserContext,
  nickName?: string,
  { isAsked = false }: { readonly isAsked?: boolean } = {},
): Promise<Person> {
  const person = await enter(context.request, '/api/user/sign-up', newAccount(nickName));
  if (isAsked) return person;
  const skip = { headers: bearer(person), data: { skip: true } };
  await dataOf(context.request.post('/api/web/identity_tag/write', skip));
  return person;
}

/** Logs this browser in with an account. */
export async function signIn(context: BrowserContext, account: string): Promise<Person> {
  return enter(context.request, '/api/user/sign-in', { account, password: DEMO_PASSWORD });
}

/** A demo account outside the browser, for what is done by the API alone. */
export async function asSomebody(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  account: string,
): Promise<{ request: APIRequestContext; person: Person }> {
  const request = await playwright.request.newContext({ baseURL });
  return { request, person: await enter(request, '/api/user/sign-in', { account, password: DEMO_PASSWORD }) };
}

async function enter(request: APIRequestContext, path: string, data: object): Promise<Person> {
  const { user, refresh_token } = await dataOf<{
    user: { user_id: string; nick_name: string; profile_name: string | null };
    refresh_token: string;
  }>(request.post(path, { data }));
  const { access_token } = await dataOf<{ access_token: string }>(
    request.post('/api/user/token', { data: { refresh_token } }),
  );
  return {
    userId: user.user_id,
    nickName: user.nick_name,
    profileName: user.profile_name,
    token: access_token,
  };
}

/** The `data` of a successful answer; fails with what the server said otherwise. */
export async function dataOf<Data>(
  answer: Promise<{ ok(): boolean; status(): number; url(): string; text(): Promise<string> }>,
): Promise<Data> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok()) throw new Error(`${response.status()} ${response.url()}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** The header a person's calls carry. */
export function bearer({ token }: Person): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
