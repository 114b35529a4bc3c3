import { expect, test } from 'vitest';
import { checkCollection } from './check-collection.ts';

test.each([
  ['', '', [{ field: 'name', rule: 'required', limit: 1 }]],
  ['集'.repeat(50), '👍'.repeat(300), []],
  ['集'.repeat(51), '', [{ field: 'name', rule: 'max_length', limit: 50 }]],
  ['Plans\u202egnihton', 'One\nline', [{ field: 'name', rule: 'invalid_characters' }]],
  ['Two\nlines', '', [{ field: 'name', rule: 'invalid_characters' }]],
  ['\u200b', '', [{ field: 'name', rule: 'required', limit: 1 }]],
  ['👩\u200d👩\u200d👧', '', []],
  ['Plans', 'x'.repeat(301), [{ field: 'description', rule: 'max_length', limit: 300 }]],
])(
  'a collection has a name of 1 to 50 characters that disturb nothing, and a description of up to 300',
  (name, description, faults) => {
    expect(checkCollection({ name, description })).toEqual(faults);
  },
);
