import { describe, expect, test, vi } from 'vitest';
import type { Middleware } from '../src/index.ts';
import { clientOn, failure, failureOf, success } from './fake-server.ts';

/** A middleware that writes down when it runs. */
function noting(name: string, notes: string[]): Middleware {
  return {
    before: (_request, { operation, method, path }) => {
      notes.push(`${name} before ${operation} ${method} ${path}`);
    },
    after: ({ status }, { operation }, { method }) => {
      notes.push(`${name} after ${operation} ${method} ${status}`);
    },
  };
}

describe('middleware', () => {
  test('the first is outermost: it sees the request first and the answer last', async () => {
    const notes: string[] = [];
    const { client } = clientOn(() => success({ count: 4 }), {
      middleware: [noting('a', notes), noting('b', notes)],
    });
    await expect(client.call('countFiles')).resolves.toEqual({ count: 4 });
    expect(notes).toEqual([
      'a before countFiles GET /cmt/files/count',
      'b before countFiles GET /cmt/files/count',
      'b after countFiles GET 200',
      'a after countFiles GET 200',
    ]);
  });

  test('may change the request, answer itself, and replace an answer', async () => {
    const { client, requests } = clientOn(() => failure(404, 1004, 'not_found'), {
      middleware: [
        {
          before: async (request) => {
            const changed = new Request(request);
            changed.headers.set('x-trace', '7');
            return changed;
          },
          after: ({ status }) => (status === 404 ? success({ count: 0 }) : undefined),
        },
      ],
    });
    await expect(client.call('countFiles')).resolves.toEqual({ count: 0 });
    expect(requests[0]?.headers.get('x-trace')).toBe('7');
    const cached = clientOn(() => failure(500, 1008, 'internal_error'), {
      middleware: [{ before: () => success({ count: 9 }) }],
    });
    await expect(cached.client.call('countFiles')).resolves.toEqual({ count: 9 });
    expect(cached.requests).toHaveLength(0);
  });

  test('runs for every repetition, and what it throws fails the call at once', async () => {
    const before = vi.fn();
    const repeated = clientOn(
      (_request, earlier) => (earlier === 0 ? failure(503, 1009, 'unavailable') : success({ count: 1 })),
      { middleware: [{ before }], retry: { firstWaitMs: 1 } },
    );
    await repeated.client.call('countFiles');
    expect(before).toHaveBeenCalledTimes(2);
    const cause = new Error('broken');
    const { client, requests } = clientOn(() => success({ count: 1 }), {
      middleware: [{ before: () => Promise.reject(cause) }],
      retry: { firstWaitMs: 1 },
    });
    await expect(failureOf(client.call('countFiles'))).resolves.toMatchObject({ kind: 'middleware', cause });
    expect(requests).toHaveLength(0);
  });
});
