import createFetchClient from 'openapi-fetch';
import type { CallArguments, FullAnswer } from './call-types.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { ApiFailure, failureOfAnswer, type CallName } from './failure.ts';
import { toFormData } from './form-data.ts';
import { fetchMiddleware, type Middleware } from './middleware.ts';
import type { DataOf, OperationId } from './operation-types.ts';
import { readAnswer, type Operation, type Reading } from './read-answer.ts';
import { mayRepeat, waitBeforeRetry, type RetryPolicy } from './retry.ts';
import type { SignInRequest } from './sign-in-request.ts';
import { singleFlight } from './single-flight.ts';
import { startTimer } from './timer.ts';

/** How long a call may take in milliseconds, from waiting for a token to reading the answer (spec §7). */
export const DEFAULT_TIMEOUT_MS = 30_000;

/** Settings of a client. */
export interface ApiClientOptions {
  /** Where the API is, for example `/api`. Outside a browser it must be a whole address. */
  readonly baseUrl: string;
  /** Sends a request. Default: the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The access token at hand, refreshed when it has expired; undefined for an anonymous visitor. */
  readonly getAccessToken?: (() => string | undefined | Promise<string | undefined>) | undefined;
  /** Gets a new access token after a 401; undefined when that fails. */
  readonly refreshAccessToken?: (() => Promise<string | undefined>) | undefined;
  /** Called when an operation needs a token and there is none. */
  readonly onSignInRequired?: (() => void) | undefined;
  /** How long a call may take in milliseconds, waiting for tokens and a repetition included. Default 30 s. */
  readonly timeoutMs?: number | undefined;
  /**
   * Repeats calls that failed for the moment: no answer, 429, 502, 503 and 504, after as long as `Retry-After` says. Only
   * calls that may be done twice are repeated, within their time. Default: none is.
   */
  readonly retry?: RetryPolicy | undefined;
  /** Code around every request, the first of the list outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Headers every call carries, for example the language on the server. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Calls operations by their names. Every failure rejects with an `ApiFailure`. */
export interface Calls<Known extends OperationId> {
  /** Calls an operation and gives what the envelope's `data` holds; answers without envelope are given whole. */
  readonly call: <Op extends Known>(operation: Op, ...input: CallArguments<Op>) => Promise<DataOf<Op>>;
  /** Calls an operation and gives its status, headers and body as they came. */
  readonly full: <Op extends Known>(operation: Op, ...input: CallArguments<Op>) => Promise<FullAnswer<Op>>;
  /** Calls an operation and gives the bytes of its answer as they came. */
  readonly binary: <Op extends Known>(operation: Op, ...input: CallArguments<Op>) => Promise<Blob>;
}

/** Calls every operation of the API by its name. */
export type ApiClient = Calls<OperationId>;

/** The input of a call of any operation. */
interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly keepalive?: boolean | undefined;
}

/** openapi-fetch's `request` without its types: they are given by the operation's name here, not by path and method. */
type UntypedRequest = (
  method: string,
  path: string,
  init: Readonly<Record<string, unknown>>,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

/**
 * Makes calls of some operations (spec §7).
 *
 * Operations that need authentication carry the access token; without one, sign-in starts and the call is rejected. On a
 * 401 the token is refreshed and the call repeated, once; calls that fail together share one refresh.
 *
 * @param operations what is known of each operation that can be called
 * @param signIn may be shared with other callers that request sign-in, such as the keeper of the tokens
 */
export function callsOf<Known extends OperationId>(
  operations: Readonly<Record<Known, Operation>>,
  options: Omit<ApiClientOptions, 'onSignInRequired'>,
  signIn: SignInRequest,
): Calls<Known> {
  const send = createFetchClient({
    baseUrl: options.baseUrl,
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    ...(options.headers === undefined ? {} : { headers: options.headers }),
  }).request as unknown as UntypedRequest;
  const refresh = singleFlight(async () => options.refreshAccessToken?.());

  function nameOf(id: Known): CallName {
    const { method, path } = operations[id];
    return { operation: id, request: `${method} ${options.baseUrl.replace(/\/$/u, '')}${path}` };
  }

  async function attempt(
    id: Known,
    input: AnyInput,
    reading: Reading,
    token: string | undefined,
    signal: AbortSignal,
  ): Promise<unknown> {
    const operation = operations[id];
    const { method, path } = operation;
    const name = nameOf(id);
    const { error, response } = await send(method.toLowerCase(), path, {
      params: { path: input.path, query: input.query, header: input.headers },
      ...(input.body === undefined ? {} : { body: input.body }),
      ...(operation.body === 'multipart' ? { bodySerializer: toFormData } : {}),
      ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
      ...(options.middleware === undefined
        ? {}
        : { middleware: fetchMiddleware(options.middleware, { operation: id, method, path }, name) }),
      parseAs: 'stream',
      signal,
      ...(input.keepalive === true ? { keepalive: true } : {}),
    });
    if (!response.ok) throw failureOfAnswer(name, response, error);
    return readAnswer(name, operation, response, reading);
  }

  /** An attempt that is made again while it fails for the moment, as far as the application wants that. */
  async function persistently(
    id: Known,
    input: AnyInput,
    { wait, leftMs, signal }: Deadline,
    attemptOnce: () => Promise<unknown>,
  ): Promise<unknown> {
    for (let sent = 1; ; sent += 1) {
      try {
        return await attemptOnce();
      } catch (failure) {
        const policy = mayRepeat(operations[id], input.headers) ? options.retry : undefined;
        if (policy === undefined || signal.aborted) throw failure;
        const waitMs = waitBeforeRetry(failure, sent, policy, Date.now());
        // A wait that the call has no time for adds nothing to the failure.
        if (waitMs === undefined || waitMs >= leftMs()) throw failure;
        await wait(
          new Promise<void>((resolve) => {
            signal.addEventListener('abort', startTimer(waitMs, resolve), { once: true });
          }),
        );
      }
    }
  }

  /** A token that is not the refused one: another call's refresh may have brought it already. */
  async function replaceToken(refused: string): Promise<string | undefined> {
    const current = await options.getAccessToken?.();
    return current !== undefined && current !== refused ? current : refresh();
  }

  async function attempts(
    id: Known,
    input: AnyInput,
    reading: Reading,
    deadline: Deadline,
  ): Promise<unknown> {
    const { wait, signal } = deadline;
    const auth = authOf(operations[id], input.query);
    signal.throwIfAborted();
    const askForSignIn = signIn.whileWaiting();
    const token = auth === 'none' ? undefined : await wait(options.getAccessToken?.());
    if (auth === 'required' && token === undefined) {
      askForSignIn();
      throw new ApiFailure({ ...nameOf(id), kind: 'sign_in_required', msg: 'sign in first' });
    }
    try {
      return await persistently(id, input, deadline, () => attempt(id, input, reading, token, signal));
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.status !== 401 || token === undefined) throw failure;
      const fresh = await wait(replaceToken(token));
      if (fresh === undefined) throw failure;
      return await persistently(id, input, deadline, () => attempt(id, input, reading, fresh, signal));
    }
  }

  async function run(id: Known, input: AnyInput, reading: Reading): Promise<unknown> {
    const timeoutMs = input.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const deadline = startDeadline(timeoutMs, input.signal);
    try {
      return await attempts(id, input, reading, deadline);
    } catch (cause) {
      if (cause instanceof ApiFailure) throw cause;
      if (deadline.isOver())
        throw new ApiFailure(
          { ...nameOf(id), kind: 'timeout', msg: `no answer in ${timeoutMs} ms` },
          { cause },
        );
      if (input.signal?.aborted === true)
        throw new ApiFailure({ ...nameOf(id), kind: 'aborted', msg: 'the caller gave up' }, { cause });
      throw new ApiFailure({ ...nameOf(id), kind: 'network', msg: 'no answer' }, { cause });
    } finally {
      deadline.clear();
    }
  }

  return {
    call: (id, ...[input]) => run(id, input ?? {}, 'data') as Promise<DataOf<typeof id>>,
    full: (id, ...[input]) => run(id, input ?? {}, 'full') as Promise<FullAnswer<typeof id>>,
    binary: (id, ...[input]) => run(id, input ?? {}, 'binary') as Promise<Blob>,
  };
}

/** Which token a call takes. Some operations need one only when they are about the caller, that is without a user's id. */
function authOf(operation: Operation, query: AnyInput['query']): 'required' | 'optional' | 'none' {
  if (operation.authUnlessQuery !== undefined)
    return query?.[operation.authUnlessQuery] === undefined ? 'required' : 'none';
  return operation.auth === 'cookie' ? 'none' : operation.auth;
}
