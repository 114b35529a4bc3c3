import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What WeChat's interface was asked, in order, e.g. `POST /cgi-bin/stable_token {…}`. */
export interface WechatServer {
  origin: string;
  asked: string[];
  /** Answers in the place of the usual ones, by path; a number is a bare status. */
  answers: Map<string, (request: { url: URL; body: string }) => unknown>;
  close(): Promise<void>;
}

/** An HTTP server that speaks the part of WeChat's interface by which pages are signed. */
export async function startWechatServer(account: { appId: string; secret: string }): Promise<WechatServer> {
  const asked: string[] = [];
  const answers: WechatServer['answers'] = new Map();
  let tokens = 0;
  const usual: Record<string, (request: { url: URL; body: string }) => unknown> = {
    '/cgi-bin/stable_token': ({ body }) => {
      const given = JSON.parse(body) as Record<string, unknown>;
      if (given.grant_type !== 'client_credential') return { errcode: 40_002, errmsg: 'invalid grant_type' };
      if (given.appid !== account.appId) return { errcode: 40_013, errmsg: 'invalid appid' };
      if (given.secret !== account.secret) return { errcode: 40_125, errmsg: 'invalid appsecret' };
      if (given.force_refresh === true || tokens === 0) tokens += 1;
      return { access_token: `token-${tokens}`, expires_in: 7200 };
    },
    '/cgi-bin/ticket/getticket': ({ url }) =>
      url.searchParams.get('access_token') === `token-${tokens}` && url.searchParams.get('type') === 'jsapi'
        ? { errcode: 0, errmsg: 'ok', ticket: `ticket-of-${tokens}`, expires_in: 7200 }
        : { errcode: 40_001, errmsg: 'invalid credential, access_token is invalid or not latest' },
  };
  const server: Server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const body = await bodyOf(request);
      asked.push(`${request.method} ${url.pathname}${url.search}${body}`);
      const answer = (answers.get(url.pathname) ?? usual[url.pathname])?.({ url, body }) ?? 404;
      if (typeof answer === 'number') return response.writeHead(answer).end();
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
