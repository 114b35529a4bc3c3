import { expect, test } from 'vitest';
import { maskPersonalData, pathOfPage } from './client-log.ts';

test.each([
  ['mail to mara.lind+x@example.co.uk failed', 'mail to [e-mail] failed'],
  ['call +49 170 1234567 or 13800138000', 'call [number] or [number]'],
  ['from 192.168.0.17 and 2001:db8:85a3:0:0:8a2e:370:7334', 'from [address] and [address]'],
  [`bearer ${'a1'.repeat(20)}.${'b2'.repeat(20)}.${'c3'.repeat(10)}!`, 'bearer [secret]!'],
  [
    'GET https://boards.example.com/api/x?token=abc&q=me failed',
    'GET https://boards.example.com/api/x failed',
  ],
  ['/community/profile/zs%C3%B3fia-quill', '/community/profile/[name]'],
  ['no profile at "/community/en/profile/mara?tab=2"', 'no profile at "/community/en/profile/[name]?tab=2"'],
  [
    'TypeError: a is undefined at app-1f2e.js:120:43215',
    'TypeError: a is undefined at app-1f2e.js:120:43215',
  ],
  ['3 of 12 tiles, 1080 pixels wide', '3 of 12 tiles, 1080 pixels wide'],
])('what could identify a person is removed from a line: %s', (line, masked) => {
  expect(maskPersonalData(line)).toBe(masked);
});

test('a long line without spaces is masked in no time', () => {
  // Its own time on the processor: others on the machine take nothing of it.
  const started = process.cpuUsage();
  for (const part of ['a@', '1.', 'x:', '1-', 'https://a?', '/profile/']) maskPersonalData(part.repeat(2000));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test.each([
  ['/community/search?keyword=x', '/community/search'],
  ['/user/login#token=1', '/user/login'],
  ['/app/', '/app/'],
])('of a page only the path is kept: %s', (page, path) => {
  expect(pathOfPage(page)).toBe(path);
});
