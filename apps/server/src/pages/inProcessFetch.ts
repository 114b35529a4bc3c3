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
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: { ...options.headers, ...Object.fromEntries(request.headers) },
      remoteAddress: options.remoteAddress,
      ...(hasBody ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
    const facts = { status: answer.statusCode, headers: headersOf(answer.headers) };
    return BODILESS.has(answer.statusCode)
      ? new Response(null, facts)
      : new AnswerAtHand(answer.rawPayload, facts);
  };
}

/** An answer that is here already: it is read without a stream. */
class AnswerAtHand extends Response {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, init: ResponseInit) {
    super(null, init);
    this.#bytes = bytes;
  }

  override async text(): Promise<string> {
    return this.#bytes.toString();
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#bytes.toString());
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#bytes).buffer;
  }

  override async blob(): Promise<Blob> {
    return new Blob([new Uint8Array(this.#bytes)], { type: this.headers.get('content-type') ?? '' });
  }
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
