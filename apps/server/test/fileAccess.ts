import type { OperationId } from '@boardwalk/api-client';
import { describe, expect, test } from 'vitest';
import type { ApiAnswer, TestServer, TestUser } from './harness.ts';

/** A call of an operation on a file, regardless of who makes it. */
export type FileCall = (as: TestUser | undefined, fileKey: string) => Promise<ApiAnswer<unknown>>;

const UNKNOWN_KEY = 'abcdefghjkmn';

/**
 * Proves of operations on a file that those who are not signed in, outsiders, and people who ask for a file that is not
 * there or no key at all learn that.
 *
 * @param options.fileOf makes a file somebody knows nothing of
 * @param options.calls each operation, with everything else right
 */
export function provesFileAccess(
  server: TestServer,
  options: { fileOf: () => Promise<string>; calls: Partial<Record<OperationId, FileCall>> },
): void {
  describe.each(Object.entries(options.calls))('%s', (_operation, call) => {
    test('is for those who are signed in', async () => {
      expect(await call(undefined, await options.fileOf())).toMatchObject({
        status: 401,
        error: 'not_signed_in',
      });
    });

    test('is for those who have access to the file', async () => {
      const outsider = await server.createUser();
      expect(await call(outsider, await options.fileOf())).toMatchObject({
        status: 403,
        error: 'not_member',
      });
    });

    test('needs a file that is there, named by a key', async () => {
      const outsider = await server.createUser();
      expect(await call(outsider, UNKNOWN_KEY)).toMatchObject({ status: 404, error: 'file_not_found' });
      const bad = await call(outsider, 'no-key');
      expect(bad.status).toBe(400);
      expect(bad.fields).toContain('file_key format');
    });
  });
}
