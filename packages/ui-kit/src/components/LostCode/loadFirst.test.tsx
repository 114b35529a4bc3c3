import { expect, test, vi } from 'vitest';
import { loadFirst } from './loadFirst.ts';

/** Loads what is there. */
const from = (there: Readonly<Record<string, string>>) =>
  vi.fn((key: string) => {
    const value = there[key];
    return value === undefined ? Promise.reject(new Error(`${key} is gone`)) : Promise.resolve(value);
  });

test('what is wanted is loaded alone', async () => {
  const load = from({ ko: 'annyeong', en: 'hello' });
  expect(await loadFirst(['ko', 'en'], load)).toEqual({ key: 'ko', value: 'annyeong' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('[ERR-31] what does not load gives way to the next that does', async () => {
  const load = from({ es: 'hola' });
  expect(await loadFirst(['ko', 'en', 'es'], load)).toEqual({ key: 'es', value: 'hola' });
});

test('when nothing loads, the last failure says so', async () => {
  await expect(loadFirst(['ko', 'en'], from({}))).rejects.toThrow('en is gone');
});
