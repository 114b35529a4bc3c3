import { ApiFailure, type CallName } from './failure.ts';
import type { OperationId } from './operation-types.ts';

/** The call that a middleware looks at. */
export interface MiddlewareCall {
  readonly operation: OperationId;
  readonly method: string;
  /** The path with its placeholders. */
  readonly path: string;
}

type Given<Result> = Result | undefined | void | Promise<Result | undefined | void>;

/**
 * Code around every request a client sends, repetitions included. What it throws fails the call, which is then not
 * repeated.
 */
export interface Middleware {
  /**
   * Runs before a request is sent, in the order of the list. A request it gives is sent instead; an answer it gives is
   * taken instead of sending anything.
   */
  readonly before?: (request: Request, call: MiddlewareCall) => Given<Request | Response>;
  /** Runs when an answer has come, failed ones included, in the opposite order. An answer it gives replaces it. */
  readonly after?: (response: Response, call: MiddlewareCall, request: Request) => Given<Response>;
}

/** The middleware of a client in the form of openapi-fetch, for one call. */
export function fetchMiddleware(
  middleware: readonly Middleware[],
  call: MiddlewareCall,
  name: CallName,
): readonly object[] {
  const guarded = async <Result>(run: () => Given<Result>): Promise<Result | undefined> => {
    try {
      return (await run()) ?? undefined;
    } catch (cause) {
      if (cause instanceof ApiFailure) throw cause;
      throw new ApiFailure({ ...name, kind: 'middleware', msg: 'a middleware failed' }, { cause });
    }
  };
  return middleware.map(({ before, after }) => ({
    onRequest: ({ request }: { readonly request: Request }) => guarded(() => before?.(request, call)),
    onResponse: ({ request, response }: { readonly request: Request; readonly response: Response }) =>
      guarded(() => after?.(response, call, request)),
  }));
}
