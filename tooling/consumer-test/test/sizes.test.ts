import { expect, inject, test } from 'vitest';
import { CLIENT_BUDGETS, SIZE_BUDGETS } from '../src/size-budgets.ts';
import { kitEntries, measureEntry, measureProgram, usedIcons } from '../src/measure.ts';

const app = inject('app');
const icons = usedIcons(app);

test('every entry of the kit has a budget', () => {
  expect(Object.keys(SIZE_BUDGETS).toSorted()).toEqual(kitEntries(app).toSorted());
});

test.each(Object.entries(SIZE_BUDGETS))('%s stays within %i bytes', async (entry, budget) => {
  const { script, style } = await measureEntry(app, entry, [icons]);
  expect(
    script + style,
    `${script} bytes of script and ${style} of style after gzip; fetch later what the first view does not need, or raise the budget with a reason`,
  ).toBeLessThanOrEqual(budget);
});

test.each(CLIENT_BUDGETS)('the client with $what stays within $bytes bytes', async ({ code, bytes }) => {
  expect(await measureProgram(app, code)).toBeLessThanOrEqual(bytes);
});
