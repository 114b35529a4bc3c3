import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface RegisteredError {
  readonly code: number;
  readonly status: number;
  readonly text: string;
  readonly meaning: string;
}

const read = (path: string): unknown => parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const errors = read('shared/errors.yaml') as Readonly<Record<string, RegisteredError>>;

describe('registry of errors', () => {
  test('[OPEN-51] every error has a number of its own, a failing status and both texts', () => {
    const codes = Object.values(errors).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const [name, { code, status, text, meaning }] of Object.entries(errors)) {
      expect(name).toMatch(/^[a-z][a-z_]*$/u);
      expect(code).toBeGreaterThanOrEqual(1000);
      expect(code).toBeLessThanOrEqual(9999);
      expect([400, 401, 403, 404, 408, 409, 410, 413, 414, 415, 429, 431, 500, 503]).toContain(status);
      expect(text).toMatch(/\.$/u);
      expect(meaning).toMatch(/\.$/u);
    }
  });

  test('errors the specification numbers keep their number and the agreed status', () => {
    expect(errors['daily_publish_limit']).toMatchObject({ code: 1208, status: 429 });
    expect(errors['already_reported']).toMatchObject({ code: 3000, status: 409 });
    expect(errors['team_exists']).toMatchObject({ code: 1602, status: 409 });
    expect(errors['onboarding_answered']).toMatchObject({ code: 2406, status: 409 });
    expect(errors).toHaveProperty('cmt_open_file_error');
  });

  test('the contract lists exactly the registered names', () => {
    const shape = read('shared/schemas/ErrorName.yaml') as { readonly enum: readonly string[] };
    expect(shape.enum.toSorted()).toEqual(Object.keys(errors).toSorted());
  });
});
