import { expect, test } from 'vitest';
import { BoardLimits } from './constants.ts';
import { readLink } from './linkAddress.ts';

const SITE = 'https://boards.example';

test.each([
  ['https://example.com', 'https://example.com/'],
  ['  http://example.com/a?b#c ', 'http://example.com/a?b#c'],
  ['example.com/page', 'https://example.com/page'],
  ['example.com:8080/page', 'https://example.com:8080/page'],
  ['localhost:3000', 'https://localhost:3000/'],
  ['//example.com', 'https://example.com/'],
  ['/app/board/abc', 'https://boards.example/app/board/abc'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['mailto:ada@example.com?subject=Hi', 'mailto:ada@example.com?subject=Hi'],
  ['例え.jp/道', 'https://xn--r8jz45g.jp/%E9%81%93'],
])('%s becomes a link', (text, link) => {
  expect(readLink(text, SITE)).toEqual({ link });
});

test.each([
  ['', 'address'],
  ['board', 'address'],
  ['two words.com', 'address'],
  ['https://', 'address'],
  ['javascript:alert(1)', 'scheme'],
  ['JaVaScRiPt:alert(1)', 'scheme'],
  ['data:text/html,hi', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['ftp://example.com', 'scheme'],
  [`https://example.com/${'a'.repeat(BoardLimits.link)}`, 'length'],
  // Each of these characters takes nine in an address.
  [`https://example.com/${'道'.repeat(300)}`, 'length'],
])('%s is refused', (text, problem) => {
  expect(readLink(text, SITE)).toEqual({ problem });
});
