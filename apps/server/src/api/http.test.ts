import { expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import { contractBytes } from '../infra/http/contract.ts';
import { defineArea } from './handler.ts';
import { assembleRegistry } from './registry.ts';

const server = testServer();

test('[HTTP-13][OPEN-11] answers carry data in an envelope, errors a number and a name', async () => {
  const mara = await server.createUser();
  expect((await server.api('isFirstLogin', { as: mara })).json).toEqual({ code: 0, msg: '', data: true });
  expect((await server.api('isFirstLogin')).json).toEqual({
    code: 1001,
    error: 'not_signed_in',
    msg: 'Sign in first.',
  });
});

test('every answer names its request, forbids framing and is not stored', async () => {
  const { headers } = (await server.api('isFirstLogin')).response;
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});

test('an unknown address below /api is a 404 in the envelope', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const response = await server.app.inject({ method, url: '/api/cmt/nothing/here' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 1004,
      error: 'not_found',
      msg: 'There is nothing at this address.',
    });
  }
});

test('a body that cannot be read is named', async () => {
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/user/sign-in',
      payload,
      headers: { 'content-type': type },
    });
  for (const broken of ['{', '', '"text"', 'null']) {
    const response = await post(broken);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'bad_input', data: { fields: [{ field: 'body' }] } });
  }
  expect((await post('account=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await post('{}', 'text/plain')).statusCode).toBe(415);
  expect((await post(`{"account":"${'x'.repeat(1_100_000)}"}`)).json()).toMatchObject({ code: 1005 });
});

test('a JSON body is taken literally, a query may be text', async () => {
  const wrong = await server.api('signIn', { raw: { body: { account: 12, password: true } } });
  expect(wrong.fields).toEqual(['account format', 'password format']);
  const mara = await server.createUser();
  const { data } = await server.api('getSpace', { as: mara });
  const params = { teamId: data.team_id, projectId: data.project_id };
  const answer = await server.api('listProjectFiles', {
    as: mara,
    params,
    raw: { query: { size: '5', unheard: 'of' } },
  });
  expect(answer.status).toBe(200);
});

test('of very many mistakes the first fifty are reported', async () => {
  const answer = await server.api('getAttrStatus', {
    raw: { body: { file_key_list: Array.from({ length: 100_000 }, () => 1) } },
  });
  expect(answer.status).toBe(400);
  expect(answer.fields).toHaveLength(50);
  expect(answer.fields).toContain('file_key_list max_items 100');
});

test('numbers no row can have are bad input that names the field, not our fault', async () => {
  const mara = await server.createUser();
  const huge = '999999999999999999999999';
  const refused = await Promise.all([
    server.api('readMessage', { as: mara, raw: { params: { msgId: huge } } }),
    server.api('getTopic', { raw: { query: { id: huge } } }),
    server.api('searchFiles', { raw: { query: { special_id: '2147483648', tag_id: '2147483648' } } }),
    server.api('listFilesByLink', { raw: { query: { tagIds: huge } } }),
    server.api('deleteSearchRecords', { as: mara, raw: { query: { id: huge } } }),
    server.api('deleteSearchRecords', { as: mara, raw: { body: { id: 1e300 } } }),
  ]);
  expect(refused.map(({ status, fields }) => [status, ...fields])).toEqual([
    [400, 'msgId max 9007199254740991'],
    [400, 'id max 2147483647'],
    [400, 'tag_id.0 max 2147483647', 'special_id max 2147483647'],
    [400, 'tagIds.0 max 2147483647'],
    [400, 'id max 9007199254740991'],
    [400, 'id max 9007199254740991'],
  ]);
});

test('every number a request may hold has an upper bound in the contract', () => {
  type Shape = { type?: string; maximum?: number; enum?: unknown; $ref?: string } & Record<string, unknown>;
  const { components, paths } = JSON.parse(contractBytes.toString('utf8')) as Record<string, Shape>;
  const unbounded: string[] = [];
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const shape = value as Shape;
    if (typeof shape.$ref === 'string') {
      const target = shape.$ref
        .split('/')
        .slice(2)
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], components);
      visit(target, `${place} ${shape.$ref}`);
      return;
    }
    if (
      (shape.type === 'integer' || shape.type === 'number') &&
      shape.maximum === undefined &&
      shape.enum === undefined &&
      !('const' in shape)
    )
      unbounded.push(place);
    for (const [key, inner] of Object.entries(shape)) visit(inner, `${place}/${key}`);
  };
  for (const [path, methods] of Object.entries(paths ?? {})) {
    for (const [method, operation] of Object.entries(methods as Record<string, Shape>)) {
      visit(operation.parameters, `${method} ${path} parameters`);
      visit(operation.requestBody, `${method} ${path} body`);
    }
  }
  expect(unbounded).toEqual([]);
});

test('pages of other sites can change nothing, not even sign somebody out', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const signOut = await server.app.inject({
    method: 'POST',
    url: '/api/user/sign-out',
    // What a form may send without asking first.
    headers: { ...elsewhere, 'content-type': 'text/plain' },
    payload: 'x=1',
  });
  expect(signOut.statusCode).toBe(403);
  expect(signOut.headers['set-cookie']).toBeUndefined();
  const view = await server.api('recordFileView', {
    params: { file_key: 'kkkkkkkkkkkk' },
    headers: elsewhere,
  });
  expect(view).toMatchObject({ status: 403, error: 'forbidden' });
  expect((await server.api('classifyTags', { headers: elsewhere })).status).toBe(200);
});

test('a text with a zero character is bad input, not our fault', async () => {
  const answer = await server.api('signIn', { body: { account: 'a\0b@example.com', password: 'x' } });
  expect(answer.status).toBe(400);
});

test('an authorization that cannot be read is 401, also where none is needed to look', async () => {
  const answer = await server.api('getUserInfo', { headers: { authorization: 'Basic abc' } });
  expect(answer).toMatchObject({ status: 401, error: 'not_signed_in' });
});

test('the contract itself is served', async () => {
  const response = await server.app.inject({ url: '/api/openapi.json' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Boardwalk API' } });
});

test('a server error reveals nothing about itself', async () => {
  await server.db.schema.alterTable('session').renameTo('session_away').execute();
  const answer = await server.api('getSession', { cookies: { boardwalk_session: 'x' }, breaks: true });
  await server.db.schema.alterTable('session_away').renameTo('session').execute();
  expect(answer.status).toBe(500);
  expect(answer.json).toEqual({
    code: 1008,
    error: 'internal_error',
    msg: 'Something went wrong on our side.',
  });
});

test('a test that meets a server error gets what the log knows of it', async () => {
  await server.db.schema.alterTable('session').renameTo('session_away').execute();
  const met = server.api('getSession', { cookies: { boardwalk_session: 'x' } });
  await expect(met).rejects.toThrow(
    /internal_error[^]*relation \\"session\\" does not exist[^]*"code":"42P01"/u,
  );
  await server.db.schema.alterTable('session_away').renameTo('session').execute();
});

test('health, readiness and metrics answer outside the contract', async () => {
  expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready', missing: [] });
  const metrics = await server.app.inject({ url: '/metrics' });
  expect(metrics.body).toContain('http_request_duration_seconds_bucket');
});

test('the registry names the operations without a handler, and those with two', () => {
  expect(() => assembleRegistry([])).toThrow(/operations without a handler: .*signIn/u);
  const one = defineArea({ signOut: async () => null });
  expect(() => assembleRegistry([one, one])).toThrow('Several handlers for: signOut.');
});
