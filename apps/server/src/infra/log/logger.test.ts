import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createLogger } from './logger.ts';

const server = testServer();

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  write(createLogger('info', { write: (line: string) => (text += line) }));
  return text;
}

test('a row that breaks a rule of the database is named in the log, not shown', async () => {
  const { userId } = await server.createUser();
  const fault: unknown = await server.db
    .updateTable('user_account')
    .set({ nick_name: '' })
    .where('user_id', '=', userId)
    .execute()
    .catch((error: unknown) => error);
  expect((fault as { detail?: string }).detail).toContain('$argon2id$');
  const line = logged((log) => log.error({ err: fault }, 'request failed'));
  expect(JSON.parse(line)).toMatchObject({
    err: { code: '23514', table: 'user_account', constraint: 'user_account_nick_name_check' },
  });
  expect(line).not.toContain('$argon2id$');
  expect(line).not.toContain('@example.com');
});

test('secrets in their usual places are blanked', () => {
  const line = logged((log) =>
    log.info({ password: 's3cret', body: { refresh_token: 's3cret', ticket: 's3cret' } }, 'x'),
  );
  expect(line).not.toContain('s3cret');
});
