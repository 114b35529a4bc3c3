import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartupError } from './StartupError.ts';

function mistakes(variables: Record<string, string>): string {
  try {
    readSettings(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  }
  throw new Error('the settings were accepted');
}

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    deployment: 'overseas',
    guestNavigation: 'gated',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    seed: 'none',
    timeZone: 'UTC',
  });
});

test('every mistake is one line that names the variable and what it must be', () => {
  const lines = mistakes({ PORT: '70000', DEPLOYMENT: 'moon', PUBLIC_URL: 'https://x.example/path' }).split(
    '\n',
  );
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('PORT must be a whole number from 0 to 65535.');
  expect(lines[1]).toBe('DEPLOYMENT must be one of: mainland, overseas.');
  expect(lines[2]).toContain('PUBLIC_URL must be an http or https origin');
});

test('a process does everything unless its roles say less; what it leaves out needs others that share a Redis', () => {
  const shared = {
    REDIS_URL: 'redis://localhost',
    DATABASE_URL: 'postgres://localhost/boards',
    TOKEN_SECRET: 's'.repeat(32),
    BLOB_DIR: '/blobs',
  };
  expect([...readSettings({}).roles]).toEqual(['web', 'boards', 'jobs']);
  expect([...readSettings({ ...shared, ROLES: 'jobs, web,jobs' }).roles]).toEqual(['web', 'jobs']);
  expect(readSettings({ ROLES: 'boards,web,jobs' }).roles.size).toBe(3);
  for (const ROLES of ['all', 'web,', ',', 'WEB'])
    expect(mistakes({ ROLES })).toBe('ROLES must be one or more of web, boards, jobs, separated by commas.');
  expect(mistakes({ ROLES: 'web' })).toContain('REDIS_URL is needed beside ROLES without boards and jobs');
});

test('a mistake never repeats the value of the variable', () => {
  expect(mistakes({ TOKEN_SECRET: 'hunter2' })).not.toContain('hunter2');
  expect(mistakes({ DATABASE_URL: 'mysql://me:hunter2@db' })).not.toContain('hunter2');
});

test('a replica needs the Postgres it is one of', () => {
  const replica = 'postgres://replica/boards';
  expect(mistakes({ DATABASE_READ_URL: replica })).toBe(
    'DATABASE_URL is needed beside DATABASE_READ_URL: the embedded Postgres has no replica.',
  );
  const both = { DATABASE_URL: 'postgres://db/boards', DATABASE_READ_URL: replica };
  expect(readSettings(both).databaseReadUrl).toBe(replica);
  expect(mistakes({ ...both, DATABASE_READ_URL: 'http://replica' })).toContain('be left out for no replica');
});

test('an empty variable counts as left out', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: '  ' }).port).toBe(3000);
});

test('the demo content is refused on a public address', () => {
  expect(mistakes({ SEED: 'demo', HOST: '0.0.0.0' })).toContain('refused on a public address');
  expect(mistakes({ SEED: 'demo', PUBLIC_URL: 'https://boards.example.com' })).toContain('SEED=none');
  expect(readSettings({ SEED: 'demo' }).seed).toBe('demo');
  expect(readSettings({ SEED: 'demo', HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
});

test('calendar days follow the deployment unless a time zone is named', () => {
  expect(readSettings({ DEPLOYMENT: 'mainland' }).timeZone).toBe('Asia/Shanghai');
  expect(readSettings({ TIME_ZONE: 'Europe/Madrid' }).timeZone).toBe('Europe/Madrid');
  expect(mistakes({ TIME_ZONE: 'Mars/Base' })).toContain('TIME_ZONE');
});

test('[OPEN-03] the free plan is a setting; 0 means unlimited', () => {
  expect(readSettings({}).freePlan).toEqual({ editableFiles: 10, editVisitors: 3 });
  const chosen = readSettings({ FREE_EDITABLE_FILES: '0', FREE_EDIT_VISITORS: '25' });
  expect(chosen.freePlan).toEqual({ editableFiles: 0, editVisitors: 25 });
  expect(mistakes({ FREE_EDITABLE_FILES: '-1' })).toBe(
    'FREE_EDITABLE_FILES must be a whole number from 0 to 1000000.',
  );
});

test('reviewers rest on weekends and on the holidays named', () => {
  const { workingCalendar } = readSettings({
    DEPLOYMENT: 'mainland',
    HOLIDAYS: '2026-10-01, 2026-10-02',
    WORKING_WEEKENDS: '2026-10-10',
  });
  expect(workingCalendar).toEqual({
    timeZone: 'Asia/Shanghai',
    weekend: [0, 6],
    holidays: ['2026-10-01', '2026-10-02'],
    extraWorkingDays: ['2026-10-10'],
  });
  expect(mistakes({ HOLIDAYS: '2026-02-30' })).toBe(
    'HOLIDAYS must be dates such as 2026-10-01, separated by commas.',
  );
});

test('a mail server needs a sender, and both must be what they say', () => {
  expect(readSettings({}).mail).toEqual({ smtpUrl: undefined, from: '' });
  const given = {
    SMTP_URL: 'smtps://me:secret@mail.example.com:465',
    MAIL_FROM: 'Boards <boards@example.com>',
  };
  expect(readSettings(given).mail).toEqual({ smtpUrl: given.SMTP_URL, from: given.MAIL_FROM });
  expect(mistakes({ SMTP_URL: 'smtp://mail.example.com' })).toBe(
    'MAIL_FROM must be given with SMTP_URL: it is the sender of the mails.',
  );
  for (const url of ['mail.example.com', 'https://mail.example.com', 'smtp://', 'smtp://host/path'])
    expect(mistakes({ SMTP_URL: url, MAIL_FROM: 'boards@example.com' })).toContain('SMTP_URL must be');
  for (const sender of ['boards', 'a@b c@d', 'Boards <boards>', 'Boards <a@b>\r\nBcc: <c@d>'])
    expect(mistakes({ ...given, MAIL_FROM: sender })).toContain('MAIL_FROM must be');
});

test('providers to sign in with are a list whose mistakes are named without their secrets', () => {
  const acme = {
    id: 'acme',
    name: 'Acme',
    issuer: 'https://id.acme.example/realm',
    client_id: 'boards',
    client_secret: 'hunter2',
  };
  const read = (list: unknown) => readSettings({ SIGN_IN_PROVIDERS: JSON.stringify(list) }).providers;
  const wrong = (list: unknown) => mistakes({ SIGN_IN_PROVIDERS: JSON.stringify(list) });
  expect(readSettings({}).providers).toEqual([]);
  const { client_id: clientId, client_secret: clientSecret, ...rest } = acme;
  expect(read([acme])).toEqual([{ ...rest, clientId, clientSecret }]);
  expect(read([{ ...acme, issuer: 'http://localhost:8080' }])).toHaveLength(1);
  for (const [list, words] of [
    [[{ ...acme, issuer: 'http://id.acme.example' }], '0.issuer: must be an https address'],
    [[{ ...acme, issuer: 'https://me:hunter2@id.acme.example' }], '0.issuer: must be an https address'],
    [[{ ...acme, id: 'Acme!' }], '0.id: must be 1 to 30 small letters'],
    [[acme, acme], 'each id must be given once'],
    [[acme, { ...acme, id: 'other' }], 'each issuer must be given once'],
    [[{ ...acme, extra: 1 }], 'JSON array of {id, name, issuer, client_id, client_secret}'],
    [{}, 'must be a JSON array'],
  ] as const) {
    expect(wrong(list)).toContain(words);
    expect(wrong(list)).not.toContain('hunter2');
  }
  expect(mistakes({ SIGN_IN_PROVIDERS: '[{"client_secret":"hunter2"' })).not.toContain('hunter2');
});
