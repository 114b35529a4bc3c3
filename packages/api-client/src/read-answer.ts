import { ApiFailure, failureOfAnswer, type CallName } from './failure.ts';

/** A row of the table of operations. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly auth: 'required' | 'optional' | 'cookie' | 'none';
  readonly authUnlessQuery?: string;
  readonly body?: 'multipart';
  /** It does something each time, unless it carries an `Idempotency-Key`. */
  readonly repeat?: 'keyed';
  readonly answer: 'envelope' | 'json' | 'binary';
}

/** How the answer of a call is read. */
export type Reading = 'data' | 'full' | 'binary';

/** Reads a successful answer. Rejects when it is not what the contract says, or says inside that the call failed. */
export async function readAnswer(
  name: CallName,
  operation: Operation,
  response: Response,
  reading: Reading,
): Promise<unknown> {
  if (reading === 'binary') return response.blob();
  if (operation.answer === 'binary') {
    const bytes = await response.blob();
    return reading === 'full' ? { status: response.status, headers: response.headers, body: bytes } : bytes;
  }
  const text = await response.text();
  const body = parseJson(text);
  if (operation.answer === 'json' ? body === undefined : !isEnvelope(body)) {
    throw new ApiFailure(
      {
        ...name,
        kind: 'malformed',
        status: response.status,
        msg: 'the answer is not what the contract says',
      },
      { response },
    );
  }
  if (isEnvelope(body) && operation.answer === 'envelope') {
    if (body.code !== 0) throw failureOfAnswer(name, response, body);
    if (reading === 'data') return body.data;
  }
  return reading === 'full' ? { status: response.status, headers: response.headers, body } : body;
}

/** Parses JSON; text that is none gives undefined, which no answer of the contract is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEnvelope(body: unknown): body is { readonly code: number; readonly data?: unknown } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';
}
