import type { FastifyInstance } from 'fastify';

/** Origin of addresses that never leave the process. */
export const IN_PROCESS_ORIGIN = 'http://boardwalk.internal';

/**
 * A `fetch` that asks this server without a socket: the page is rendered from the same operations the browser calls,
 * with the same checks.
 *
 * @param options.headers headers every call carries (token, language, request id)
 * @param options.remoteAddress address of the visitor, for limits that count by it
 */
export function inProcessFetch(
  app: FastifyInstance,
  options: { headers: Readonly<Record<string, string>>; remoteAddress: string },
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: { ...options.headers, ...Object.fromEntries(request.headers) },
      remoteAddress: options.remoteAddress,
      ...(hasBody ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
    return new Response(BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: headersOf(answer.headers),
    });
  };
}

/** Statuses whose answers may not carry a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

function headersOf(source: Readonly<Record<string, number | string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(source)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, String(one));
  }
  return headers;
}
