import { describe, expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { checkAccountName, parseAccountName } from './account-name.ts';
import { checkPassword, isMadeOfWords, PASSWORD_LIMITS } from './password.ts';

describe('account name', () => {
  test.each([
    ['Ana@Example.COM ', { kind: 'email', value: 'ana@example.com' }],
    ['ａｎａ@example.com', { kind: 'email', value: 'ana@example.com' }],
    ['138 0013-8000', { kind: 'mobile', value: '+8613800138000' }],
    ['+34 (612) 345.678', { kind: 'mobile', value: '+34612345678' }],
  ] as const)('%j is one account however it is typed', (text, account) => {
    expect(parseAccountName(text)).toEqual(account);
  });

  test.each([
    'ana',
    'ana@',
    'ana@example',
    '@example.com',
    'a b@example.com',
    '12345',
    '+0123456789',
    `${'a'.repeat(65)}@example.com`,
  ])('%j is refused as no e-mail address or mobile number', (text) => {
    expect(checkAccountName(text)).toEqual([{ field: 'account', rule: 'format' }]);
  });

  test.each([
    [Deployment.MAINLAND, { kind: 'mobile', value: '+8613105551234' }],
    [undefined, { kind: 'mobile', value: '+8613105551234' }],
    [Deployment.OVERSEAS, null],
  ] as const)('eleven digits without a country, deployment %s: %j', (deployment, account) => {
    expect(parseAccountName('1 310 555 1234', deployment)).toEqual(account);
    expect(checkAccountName('1 310 555 1234', deployment)).toHaveLength(account === null ? 1 : 0);
  });

  test('an empty one is missing, not malformed', () => {
    expect(checkAccountName('  ')).toEqual([{ field: 'account', rule: 'required', limit: 1 }]);
  });
});

describe('password', () => {
  test.each([
    ['', 'required', PASSWORD_LIMITS.min],
    ['1234567', 'min_length', PASSWORD_LIMITS.min],
    ['x'.repeat(129), 'max_length', PASSWORD_LIMITS.max],
  ])('%j breaks the rule %s', (password, rule, limit) => {
    expect(checkPassword(password)).toEqual([{ field: 'password', rule, limit }]);
  });

  test.each(['12345678', 'x'.repeat(128), '  spaces', '密码密码密码密码'])('%j is fine', (password) => {
    expect(checkPassword(password)).toEqual([]);
  });
});

test.each([
  ['Miranda2026', true],
  ['!!MIRANDA!!', true],
  ['mi-ran-da 1', true],
  ['miranda lantern', false],
  ['12345678', false],
  ['anna1234', false],
])('%j is a name alone: %j', (password, isName) => {
  expect(isMadeOfWords(password, ['Miranda@example.com', 'Ana', ''])).toBe(isName);
});
