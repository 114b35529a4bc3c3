import { decodeJwt } from 'jose';
import { accessTokens } from '../../src/infra/sessions/accessTokens.ts';
import { arrived, must } from '../kills/preparedWriters.ts';
import type { Writer } from '../kills/writers.ts';
import type { Api, Caller } from '../requests/api.ts';
import { TOKEN_SECRET } from '../site.ts';
import { fileForm, picture } from '../../test/uploads.ts';

const SECOND_MS = 1000;
const ACCESS_SECONDS = 900;
/** What an answer may be late by. */
const TOLERANCE_SECONDS = 30;

/** What is known of tokens while clocks go wrong. */
export interface TokenWatch {
  /** Lets somebody sign up by each process. */
  enter(phase: string): Promise<void>;
  /** Tokens that are good for too long, or taken and should not be. */
  faults(phase: string): Promise<string[]>;
  /** What people who came before cannot do any more. */
  goOn(): Promise<string[]>;
}

interface Entered {
  api: Api;
  by: Caller;
  refreshToken: string;
}

/** Tokens that are over by the true time, and people who come and stay. */
export async function watchTokens(writers: readonly Writer[]): Promise<TokenWatch> {
  const apis = writers.slice(0, 2).map(({ api }) => api);
  const entered: Entered[] = [];
  let count = 0;
  const early = await Promise.all(
    apis.map(async (api) => ({ api, ...(await arrived(api, `early${(count += 1)}`)) })),
  );
  const left = await Promise.all(
    apis.map(async (api) => ({ api, ...(await arrived(api, `left${(count += 1)}`)) })),
  );
  for (const { api, by } of left) await api('signOut', by);
  const pictured = await Promise.all(
    early.map(async ({ api, by }) => {
      const form = fileForm(await picture('png', 200));
      const [image = ''] = Object.keys((await must(api('uploadReportImage', by, { form }))) as object);
      return { api, by, image };
    }),
  );

  /** The processes that take a token. */
  async function acceptedBy(token: string): Promise<string[]> {
    const answers = await Promise.all(
      apis.map((api) => api('getUserInfo', { name: '', account: '', userId: '', token, cookies: {} })),
    );
    return answers.flatMap(({ status }, index) => (status === 401 ? [] : [`process ${index} (${status})`]));
  }

  return {
    async enter(phase) {
      for (const api of apis)
        entered.push({ api, ...(await arrived(api, `${phase.replaceAll(' ', '-')}${(count += 1)}`)) });
    },

    async faults(phase) {
      const found: string[] = [];
      const [{ by }] = writers as [Writer];
      // A token that ended five minutes ago.
      const past = new Date(Date.now() - (ACCESS_SECONDS + 300) * SECOND_MS);
      const over = accessTokens({
        secret: new TextEncoder().encode(TOKEN_SECRET),
        accessSeconds: ACCESS_SECONDS,
        clock: { now: () => past },
      });
      const { token } = await over.issue({ userId: by.userId, sessionId: 'attack' });
      for (const process of await acceptedBy(token))
        found.push(`${phase}: a token that is over is taken by ${process}`);
      for (const person of left)
        for (const process of await acceptedBy(person.by.token ?? ''))
          found.push(`${phase}: a token of a session that was ended is taken by ${process}`);
      const latest = Date.now() / SECOND_MS + ACCESS_SECONDS + TOLERANCE_SECONDS;
      for (const person of entered) {
        const { exp = Infinity } = decodeJwt(person.by.token ?? '');
        if (exp <= latest) continue;
        for (const process of await acceptedBy(person.by.token ?? ''))
          found.push(
            `${phase}: a token is taken by ${process} for ${Math.round(exp - Date.now() / SECOND_MS)} s more`,
          );
      }
      return found;
    },

    async goOn() {
      const found: string[] = [];
      for (const { api, by, refreshToken } of [...early, ...entered]) {
        const { status, text } = await api('exchangeToken', by, { body: { refresh_token: refreshToken } });
        if (status !== 200) found.push(`${by.account} cannot go on: ${status} ${text}`);
      }
      const report = {
        product: 'board',
        report_type: 1,
        report_desc: 'An advertisement.',
        source: 'community',
      };
      const [{ works }] = writers as [Writer];
      for (const { api, by, image } of pictured) {
        const body = { ...report, file_key: works[0], images_key: [image] };
        const { status, text } = await api('reportFile', by, { body });
        if (status !== 200) found.push(`a picture that was not used for a while is gone: ${status} ${text}`);
      }
      return found;
    },
  };
}
