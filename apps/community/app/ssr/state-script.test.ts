import { expect, test } from 'vitest';
import { scriptSafeJson } from './state-script.ts';

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '&lt;', '思维导图 <b>"x"</b>'])(
  'state with %j cannot leave its element and reads back as it was',
  (title) => {
    const text = scriptSafeJson({ title });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/u);
    expect(JSON.parse(text)).toEqual({ title });
  },
);
