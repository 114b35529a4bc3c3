import { createApiClient, type ApiClientOptions, type FullApiClient } from '../src/index.ts';

/** Where the tests' API is. */
export const BASE_URL = 'https://boardwalk.test/api';

/** A well-formed file key. */
export const FILE_KEY = 'k7Qm3XpT9wRb';

/** Answers a request, the number of earlier ones given. */
export type Answer = (request: Request, earlier: number) => Response | Promise<Response>;

/** A client on an injected `fetch`, and the requests it sent. */
export function clientOn(answer: Answer, options: Partial<ApiClientOptions> = {}) {
  const requests: Request[] = [];
  const client: FullApiClient = createApiClient({
    baseUrl: BASE_URL,
    fetch: async (request) => {
      requests.push(request);
      return answer(request, requests.length - 1);
    },
    ...options,
  });
  return { client, requests };
}

/** A success in the envelope. */
export function success(data: unknown): Response {
  return Response.json({ code: 0, msg: '', data }, { headers: { 'x-request-id': 'request-1' } });
}

/** A failed answer of the contract. */
export function failure(status: number, code: number, error: string, data?: unknown): Response {
  return Response.json(
    { code, error, msg: error, data },
    { status, headers: { 'x-request-id': 'request-1' } },
  );
}

/** A refused token. */
export function unauthorized(): Response {
  return failure(401, 1002, 'token_expired');
}

/** The failure a call rejects with; the test fails when it does not. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (data) => {
      throw new Error(`Expected a failure, got ${JSON.stringify(data)}.`);
    },
    (reason: unknown) => reason,
  );
}
