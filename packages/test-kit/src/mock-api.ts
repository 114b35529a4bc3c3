import {
  ERRORS,
  OPERATIONS,
  type BodyOf,
  type DataOf,
  type ErrorName,
  type FailureData,
  type FieldProblem,
  type OperationId,
  type PathOf,
} from '@boardwalk/api-client';

/** A call as a handler sees it. */
export interface MockedCall<Op extends OperationId = OperationId> {
  readonly operation: Op;
  /** Values of the path's placeholders, as text. */
  readonly path: Readonly<Record<keyof PathOf<Op> & string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The parsed JSON body, or undefined. */
  readonly body: BodyOf<Op>;
  /** The multipart body, or undefined. */
  readonly form: FormData | undefined;
}

/** A failed answer, made by `failWith`. */
export interface MockedFailure {
  readonly mockedFailure: ErrorName;
  readonly data: FailureData | { readonly fields: readonly FieldProblem[] } | undefined;
}

/** Answers one operation: with its data, or with a failure. */
export type MockHandler<Op extends OperationId> = (
  call: MockedCall<Op>,
) => DataOf<Op> | MockedFailure | Promise<DataOf<Op> | MockedFailure>;

/** Handlers by operation. An operation without handler fails the call and says which one is missing. */
export type MockHandlers = { readonly [Op in OperationId]?: MockHandler<Op> };

/** An injected `fetch` that answers from handlers, and what was called. */
export interface MockedApi {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Calls so far, the oldest first. */
  readonly calls: readonly MockedCall[];
  /** Calls of one operation so far. */
  readonly callsOf: <Op extends OperationId>(operation: Op) => readonly MockedCall<Op>[];
}

/** Makes a handler answer with an error of the registry, with its true status. */
export function failWith(error: ErrorName, data?: MockedFailure['data']): MockedFailure {
  return { mockedFailure: error, data };
}

/**
 * Makes an API out of handlers, for `createApiClient({ fetch })`.
 *
 * @param baseUrl path or address the calls begin with, `/api` by default
 */
export function mockApi(handlers: MockHandlers, baseUrl = '/api'): MockedApi {
  const calls: MockedCall[] = [];
  const basePath = new URL(baseUrl, 'http://mock.invalid').pathname.replace(/\/$/u, '');

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url, 'http://mock.invalid');
    const match = matchOperation(request.method, url.pathname.slice(basePath.length));
    if (match === undefined) throw new Error(`The contract has no ${request.method} ${url.pathname}.`);
    const call = await readCall(match, url, request);
    calls.push(call);
    const handler = handlers[match.operation] as MockHandler<OperationId> | undefined;
    if (handler === undefined) {
      throw new Error(`No handler for ${match.operation}. Add it to the handlers of mockApi.`);
    }
    request.signal.throwIfAborted();
    return toResponse(match.operation, await handler(call));
  }

  return {
    fetch: answer,
    calls,
    callsOf: <Op extends OperationId>(operation: Op) =>
      calls.filter((call): call is MockedCall<Op> => call.operation === operation),
  };
}

interface Match {
  readonly operation: OperationId;
  readonly path: Record<string, string>;
}

/** Finds the operation of a request; among several that fit, the one with the fewest placeholders. */
function matchOperation(method: string, path: string): Match | undefined {
  const fitting = (Object.keys(OPERATIONS) as OperationId[]).flatMap((operation) => {
    const { method: expected, path: template } = OPERATIONS[operation];
    const values = expected === method ? matchPath(template, path) : undefined;
    return values === undefined ? [] : [{ operation, path: values }];
  });
  return fitting.toSorted((a, b) => Object.keys(a.path).length - Object.keys(b.path).length)[0];
}

/** Values of the placeholders when the path fits the template. */
function matchPath(template: string, path: string): Record<string, string> | undefined {
  const expected = template.split('/');
  const found = path.split('/');
  if (expected.length !== found.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decodeURIComponent(found[index] ?? '');
    if (segment.startsWith('{')) values[segment.slice(1, -1)] = value;
    else if (segment !== value) return undefined;
  }
  return values;
}

async function readCall({ operation, path }: Match, url: URL, request: Request): Promise<MockedCall> {
  const type = request.headers.get('content-type') ?? '';
  return {
    operation,
    path,
    query: url.searchParams,
    headers: request.headers,
    body: type.includes('json') ? ((await request.json()) as MockedCall['body']) : undefined,
    form: type.includes('multipart/form-data') ? await request.formData() : undefined,
  };
}

function isFailure(result: unknown): result is MockedFailure {
  return typeof result === 'object' && result !== null && 'mockedFailure' in result;
}

function toResponse(operation: OperationId, result: unknown): Response {
  const headers = { 'x-request-id': 'mock-request' };
  if (isFailure(result)) {
    const { code, status, text } = ERRORS[result.mockedFailure];
    const failure = { code, error: result.mockedFailure, msg: text, data: result.data };
    return Response.json(failure, { status, headers });
  }
  if (result instanceof Blob) return new Response(result, { headers });
  return Response.json(
    OPERATIONS[operation].answer === 'envelope' ? { code: 0, msg: '', data: result } : result,
    { headers },
  );
}
