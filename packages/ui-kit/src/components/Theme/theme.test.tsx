import { afterEach, expect, test } from 'vitest';
import { applyTheme, readTheme, themeAttributes } from './theme.ts';

afterEach(() => applyTheme('system'));

test('a choice is remembered and read back, by the server too', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(readTheme(document.cookie)).toBe('dark');
  expect(themeAttributes(readTheme('lang=en-US; theme=dark'))).toEqual({ 'data-theme': 'dark' });
});

test('following the system forgets the choice', () => {
  applyTheme('light');
  applyTheme('system');
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  expect(readTheme(document.cookie)).toBe('system');
  expect(themeAttributes('system')).toEqual({});
});

test('an unknown value is no choice', () => {
  expect(readTheme('theme="><script>')).toBe('system');
  expect(readTheme(undefined)).toBe('system');
});
