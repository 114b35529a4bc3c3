import { describe, expect, test } from 'vitest';
import { readSignInAddress } from './sign-in-address.ts';

const origin = 'https://boardwalk.example';

describe('address of the sign-in page', () => {
  test('[LOGIN-02] current_type=dialog makes it a frame', () => {
    expect(readSignInAddress({ origin, search: '?current_type=dialog&product=board' }).mode).toBe('dialog');
  });

  test('[SHELL-19] sign_in asks for the sign-in form, full screen', () => {
    expect(readSignInAddress({ origin, search: '?sign_in' })).toMatchObject({
      mode: 'page',
      intent: 'sign-in',
    });
  });

  test('[SHELL-20] sign_up asks for the sign-up form, full screen', () => {
    expect(readSignInAddress({ origin, search: '?sign_up' })).toMatchObject({
      mode: 'page',
      intent: 'sign-up',
    });
  });

  test('goes on to a path of this origin, with its query and hash', () => {
    const search = `?next=${encodeURIComponent('/app/editor/aBc?x=1#y')}`;
    expect(readSignInAddress({ origin, search }).next).toBe('/app/editor/aBc?x=1#y');
  });

  test.each(['/.//evil.example/', '/x/..//evil.example/', String.raw`/.\/evil.example/`])(
    'takes %s for a path of this origin',
    (next) => {
      const way = readSignInAddress({ origin, search: `?next=${encodeURIComponent(next)}` }).next;
      expect(new URL(way, origin).href).toBe(`${origin}/evil.example/`);
    },
  );

  test.each(['https://evil.example/', '//evil.example/', String.raw`\\evil.example`, 'javascript:alert(1)'])(
    'never leaves for %s',
    (next) => {
      expect(readSignInAddress({ origin, search: `?next=${encodeURIComponent(next)}` }).next).toBe(
        '/app/home/',
      );
    },
  );
});
