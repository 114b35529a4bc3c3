import { describe, expect, test } from 'vitest';
import { BASENAME, outsidePaths, parseSlug, paths } from './paths.ts';

const KEY = 'AbCd34678yxT';

describe('paths', () => {
  test('[ROUTE-01] the router runs below /community/', () => {
    expect(BASENAME).toBe('/community/');
  });

  test('links lead to the short forms', () => {
    expect([paths.tag(7), paths.role(3), paths.topic(2), paths.file(KEY)]).toEqual([
      '/tag-7',
      '/role-3',
      '/topic-2',
      `/${KEY}`,
    ]);
  });

  test('[SEARCH-14] a search is the search page with the text as keyword, escaped', () => {
    expect(paths.search('思维 & map')).toBe('/search?keyword=%E6%80%9D%E7%BB%B4+%26+map');
  });

  test('[ROUTE-16] a profile address has a name or none', () => {
    expect(paths.profile()).toBe('/profile');
    expect(paths.profile('mira/olsen', 2)).toBe('/profile/mira%2Folsen?tab=2');
  });

  test('[NAV-01] a copied file opens in the editor', () => {
    expect(outsidePaths.editor(KEY)).toBe(`/app/editor/${KEY}`);
  });

  test('[NAV-02] a share link carries its token', () => {
    expect(outsidePaths.share('a/b')).toBe('/app/share/a%2Fb');
  });

  test('[NAV-04] the community page of a published file, from outside', () => {
    expect(outsidePaths.communityFile(KEY)).toBe(`/community/file/${KEY}`);
  });

  test('[LOGIN-02][LOGIN-03] the login frame is asked for as the dialog of this product', () => {
    expect(outsidePaths.loginFrame()).toBe('/user/login?current_type=dialog&product=board');
  });
});

describe('one-segment addresses', () => {
  test.each([
    ['tag-7', { kind: 'tag', id: 7 }],
    ['role-12', { kind: 'role', id: 12 }],
    ['topic-3', { kind: 'topic', id: 3 }],
    [KEY, { kind: 'file', fileKey: KEY }],
    ['tag-0', { kind: 'unknown' }],
    ['topic-2147483648', { kind: 'unknown' }],
    ['tag-x', { kind: 'unknown' }],
    ['tag-', { kind: 'unknown' }],
    ['somewhere', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('%s', (slug, meaning) => {
    expect(parseSlug(slug)).toEqual(meaning);
  });
});
