import { describe, expect, test } from 'vitest';
import { BoardLimits } from './constants.ts';
import { elementsAddress, elementsOfAddress, elementsOfFragment, MOST_LINKED } from './elementsAddress.ts';
import { isLink } from './elementExtras.ts';

const SITE = 'https://boards.example';
const PAGE = `${SITE}/app/editor/Ab3dEf9hKm2P`;
const ids = (count: number, length = 12) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'));

describe('an address that leads to elements', () => {
  test('names them, each once, and can be the link of an element', () => {
    const address = elementsAddress(PAGE, ['a', 'b_-9', 'a']);
    expect(address).toBe(`${PAGE}#elements=a,b_-9`);
    expect(isLink(address)).toBe(true);
    expect(elementsOfAddress(address ?? '', SITE, ['/app/editor/Ab3dEf9hKm2P'])).toEqual(['a', 'b_-9']);
  });

  test('names so many at most, and is as long as a link may be at most', () => {
    expect(elementsAddress(PAGE, [])).toBeNull();
    expect(elementsAddress(PAGE, ids(MOST_LINKED))).not.toBeNull();
    expect(elementsAddress(PAGE, ids(MOST_LINKED + 1))).toBeNull();
    const long = elementsAddress(PAGE, ids(MOST_LINKED, BoardLimits.id));
    expect(long).toBeNull();
    expect(elementsAddress(PAGE, ids(40, BoardLimits.id))?.length).toBeLessThanOrEqual(BoardLimits.link);
  });

  test.each([
    ['', null],
    ['#', null],
    ['#second-step', null],
    ['#elementsa', null],
    ['#elements=a', ['a']],
    ['#elements=a,b', ['a', 'b']],
    ['#elements=a%2Cb%2cc', ['a', 'b', 'c']],
    ['#elements=a,a', ['a']],
    ['#elements=', []],
    ['#elements=a,', []],
    ['#elements=a,<b>', []],
    ['#elements=a b', []],
    ['#elements=%61', []],
    [`#elements=${'x'.repeat(BoardLimits.id + 1)}`, []],
    [`#elements=${ids(MOST_LINKED).join(',')}`, ids(MOST_LINKED)],
    [`#elements=${ids(MOST_LINKED).join('%2C')}`, ids(MOST_LINKED)],
    [`#elements=${ids(MOST_LINKED + 1).join(',')}`, []],
    [`#elements=${'a,'.repeat(100_000)}a`, []],
  ])('the fragment %s names %j', (fragment, named) => {
    expect(elementsOfFragment(fragment)).toEqual(named);
  });

  test.each([
    ['https://boards.example/app/editor/one#elements=a', ['a']],
    ['https://boards.example/app/editor/one/#elements=a', ['a']],
    ['https://boards.example/app/editor/one?export#elements=a', ['a']],
    ['https://boards.example/app/share/token#elements=a', ['a']],
    ['https://boards.example/app/editor/one#elements=a,', []],
    ['https://boards.example/app/editor/one', null],
    ['https://boards.example/app/editor/two#elements=a', null],
    ['https://elsewhere.example/app/editor/one#elements=a', null],
    ['http://boards.example/app/editor/one#elements=a', null],
    ['mailto:ada@example.com#elements=a', null],
    ['#a', null],
    ['/app/editor/one#elements=a', null],
  ])('%s leads to %j of the board of these pages', (address, named) => {
    expect(elementsOfAddress(address, SITE, ['/app/editor/one', '/app/share/token'])).toEqual(named);
  });
});
