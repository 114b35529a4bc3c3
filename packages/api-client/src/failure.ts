import type { ErrorName } from './generated/error-codes.ts';
import type { FailureData, FieldProblem } from './generated/schema.ts';
import type { OperationId } from './operation-types.ts';

/**
 * Why a call failed:
 * - `answer`: the server answered with a failure
 * - `sign_in_required`: the operation needs a token and there is none; nothing was sent
 * - `network`: no answer came
 * - `timeout`: no answer came in time
 * - `aborted`: the caller gave up
 * - `malformed`: an answer came that is not what the contract says
 * - `middleware`: a middleware of the client threw
 */
export type FailureKind =
  | 'answer'
  | 'sign_in_required'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | 'middleware';

/** What a call is named in its failure. */
export type CallName = Pick<ApiFailureRecord, 'operation' | 'request'>;

/** A failed call as plain data, fit for a store. */
export interface ApiFailureRecord {
  readonly operation: OperationId;
  /** HTTP method and address, for developers and logs. Placeholders of the path stay: their values may be secret. */
  readonly request: string;
  readonly kind: FailureKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Number of the error in the registry of errors; 0 when the server gave none. */
  readonly code: number;
  /** Name of the error in the registry of errors; empty when the server gave none. */
  readonly error: string;
  /** Short English text for developers and logs. */
  readonly msg: string;
  /** Refused fields of invalid input. */
  readonly fields: readonly FieldProblem[];
  /** Further data of the server's answer, for example a limit. */
  readonly data: FailureData;
  /** Id under which the server's log knows the call; empty when there was no answer. */
  readonly requestId: string;
}

/** A failed call. Switch on `error` through `is`, or on `code`; never on `msg`. */
export class ApiFailure extends Error implements ApiFailureRecord {
  override readonly name = 'ApiFailure';
  readonly operation: OperationId;
  readonly request: string;
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: number;
  readonly error: string;
  readonly msg: string;
  readonly fields: readonly FieldProblem[];
  readonly data: FailureData;
  readonly requestId: string;
  /** The answer itself, its body already read; undefined when there was none. */
  readonly response: Response | undefined;

  constructor(
    record: Pick<ApiFailureRecord, 'operation' | 'kind' | 'msg'> & Partial<ApiFailureRecord>,
    options: { readonly response?: Response; readonly cause?: unknown } = {},
  ) {
    const { operation, request = '', msg } = record;
    super(`${operation}${request === '' ? '' : ` (${request})`}: ${msg}`, { cause: options.cause });
    this.operation = operation;
    this.request = request;
    this.kind = record.kind;
    this.msg = msg;
    this.status = record.status ?? 0;
    this.code = record.code ?? 0;
    this.error = record.error ?? '';
    this.fields = record.fields ?? [];
    this.data = record.data ?? {};
    this.requestId = record.requestId ?? '';
    this.response = options.response;
  }

  /** Whether the server named this error, or one of these. */
  is(...names: readonly ErrorName[]): boolean {
    return failedWith(this, ...names);
  }

  /** The failure as plain data, without the answer itself. */
  toRecord(): ApiFailureRecord {
    const { operation, request, kind, status, code, error, msg, fields, data, requestId } = this;
    return { operation, request, kind, status, code, error, msg, fields, data, requestId };
  }
}

/**
 * Whether the server named this error, or one of these, of a failure or its record. By name, so that an application
 * need not carry the table of numbers.
 */
export function failedWith(
  { error }: Pick<ApiFailureRecord, 'error'>,
  ...names: readonly ErrorName[]
): boolean {
  return (names as readonly string[]).includes(error);
}

/**
 * Reads a failed answer. A body that is not the contract's, such as a proxy's page, still gives a failure with its status.
 *
 * @param body parsed body of the answer, or its text
 */
export function failureOfAnswer(
  { operation, request }: CallName,
  response: Response,
  body: unknown,
): ApiFailure {
  const { code, error, msg, data } = asObject(body);
  const details = asObject(data);
  return new ApiFailure(
    {
      operation,
      request,
      kind: 'answer',
      status: response.status,
      code: typeof code === 'number' ? code : 0,
      error: typeof error === 'string' ? error : '',
      msg: typeof msg === 'string' && msg !== '' ? msg : `status ${response.status}`,
      fields: Array.isArray(details['fields']) ? (details['fields'] as FieldProblem[]) : [],
      data: details,
      requestId: response.headers.get('x-request-id') ?? '',
    },
    { response },
  );
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
