import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic, PrivateAddressError, webhookUrl } from './webhookAddress.ts';

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '0.0.0.0',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  'localhost',
  '',
])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['https://hooks.example.org/a?b=c#d', 'https://hooks.example.org/a?b=c'],
  [' https://HOOKS.example.org ', 'https://hooks.example.org/'],
  ['https://hooks.example.org:443/', 'https://hooks.example.org/'],
  ['https://hooks.example.org:8443/', 'https://hooks.example.org:8443/'],
  ['https://8.8.8.8/a', 'https://8.8.8.8/a'],
])('the address %s is stored as %s', (given, stored) => expect(webhookUrl(given, false)).toBe(stored));

test.each([
  'http://hooks.example.org/',
  'https://hooks.example.org:22/',
  'https://hooks.example.org:6379/',
  'https://user:secret@hooks.example.org/',
  'https://user@hooks.example.org/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fe80::1]/',
  'ftp://hooks.example.org/',
  'file:///etc/passwd',
  'hooks',
  `https://hooks.example.org/${'ä'.repeat(700)}`,
])('the address %s is refused', (url) => expect(webhookUrl(url, false)).toBeUndefined());

test('an operator may allow private networks, http and every port, but nothing else', () => {
  expect(webhookUrl('http://127.0.0.1:8080/', true)).toBe('http://127.0.0.1:8080/');
  expect(webhookUrl('file:///etc/passwd', true)).toBeUndefined();
  expect(webhookUrl('http://user:secret@127.0.0.1/', true)).toBeUndefined();
});

/** Looks a name up as a connection does. */
const lookUp = (resolve: () => Promise<string[]>) =>
  new Promise((done) => {
    lookUpPublic(resolve)('hooks.example.org', { all: true }, (error, addresses) => done(error ?? addresses));
  });

test('a name leads to the addresses that were judged, all of which must be public', async () => {
  expect(await lookUp(async () => ['8.8.8.8', '2606:4700::1'])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ]);
  expect(await lookUp(async () => ['8.8.8.8', '10.0.0.1'])).toBeInstanceOf(PrivateAddressError);
  expect(await lookUp(async () => [])).toMatchObject({ code: 'ENOTFOUND' });
  const broken = new Error('the DNS is away');
  expect(await lookUp(async () => Promise.reject(broken))).toBe(broken);
});
