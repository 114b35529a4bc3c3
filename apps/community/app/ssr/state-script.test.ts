import { expect, test } from 'vitest';
import { scriptSafeJson, toHandOver } from './state-script.ts';

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '&lt;', '思维导图 <b>"x"</b>'])(
  'state with %j cannot leave its element and reads back as it was',
  (title) => {
    const text = scriptSafeJson({ title });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/u);
    expect(JSON.parse(text)).toEqual({ title });
  },
);

test('what differs with each rendering and shows nothing is not handed over', () => {
  const rendered = (requestId: string, time: number) =>
    scriptSafeJson(
      { query: { requestId, startedTimeStamp: time, fulfilledTimeStamp: time + 1, data: 1 } },
      toHandOver,
    );
  expect(rendered('a', 1)).toBe(rendered('b', 2));
  expect(JSON.parse(rendered('a', 1))).toEqual({ query: { fulfilledTimeStamp: 0, data: 1 } });
});
