import { expect, test } from 'vitest';
import { inFewForms } from './fewForms.ts';

test('any number of keys has one of a few forms, in which each key is found', () => {
  const forms = new Set<number>();
  for (let number = 1; number <= 50; number += 1) {
    const keys = Array.from({ length: number }, (_none, at) => `key ${at}`);
    const form = inFewForms(keys);
    forms.add(form.length);
    expect([...new Set(form)]).toEqual(keys);
    expect(form.length).toBeLessThanOrEqual(Math.ceil(number * 1.5));
  }
  expect(forms.size).toBeLessThan(12);
  expect(() => inFewForms([])).toThrow(RangeError);
  expect(() => inFewForms(Array.from({ length: 51 }, String))).toThrow(RangeError);
});
