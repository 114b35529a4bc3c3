import { OPERATIONS, type DataOf, type OperationId } from '@boardwalk/api-client';
import { API_PREFIX } from '../../src/infra/http/prefix.ts';

/** Longer than this no request may take. */
const PATIENCE_MS = 60_000;

/** Somebody who sends requests. */
export interface Caller {
  name: string;
  account: string;
  userId: string;
  /** An access token or a service token; nobody is signed in without one. */
  token: string | undefined;
  cookies: Record<string, string>;
}

/** What is sent to an operation. */
export interface Call {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** A value, written as JSON. */
  body?: unknown;
  /** Bytes that stand for a JSON body as they are. */
  raw?: string;
  form?: FormData;
  headers?: Record<string, string>;
}

/** What came back. */
export interface Answer<Data = unknown> {
  /** 0 when nothing came. */
  status: number;
  contentType: string;
  text: string;
  data: Data;
  error: string | undefined;
  cookies: Record<string, string>;
}

/** Looks at each answer. */
export type Judge = (sent: { operationId: OperationId; by: Caller; call: Call }, answer: Answer) => void;

/** Calls operations of a server over the wire. */
export interface Api {
  <Op extends OperationId>(operationId: Op, by: Caller, call?: Call): Promise<Answer<DataOf<Op>>>;
}

/**
 * Calls the operations of a site over HTTP.
 *
 * @param origin where it is at this moment
 * @param judge sees every answer
 */
export function apiOf(origin: () => string, judge: Judge): Api {
  return async (operationId, by, call = {}) => {
    const { method, path } = OPERATIONS[operationId];
    const params = call.params ?? {};
    const url = path.replace(/\{(\w+)\}/gu, (_all, name: string) =>
      encodeURIComponent(wellFormed(params[name])),
    );
    const hasJson = call.raw !== undefined || (call.body !== undefined && method !== 'GET');
    const cookie = Object.entries(by.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const init: RequestInit = {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(by.token === undefined ? {} : { authorization: `Bearer ${by.token}` }),
        ...(cookie === '' ? {} : { cookie }),
        ...(hasJson ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      ...(call.form === undefined
        ? hasJson
          ? { body: call.raw ?? JSON.stringify(call.body) }
          : {}
        : { body: call.form }),
    };
    const answer = await fetched(origin() + API_PREFIX + url + queryText(call.query ?? {}), init);
    judge({ operationId, by, call }, answer);
    return answer as Answer<DataOf<typeof operationId>>;
  };
}

async function fetched(address: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, init);
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    const contentType = (response.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
    const json = contentType === 'application/json' ? (JSON.parse(text) as Record<string, unknown>) : {};
    const cookies = response.headers.getSetCookie().map((each) => {
      const [pair = ''] = each.split(';');
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const;
    });
    return {
      status: response.status,
      contentType,
      text,
      data: json['data'],
      error: typeof json['error'] === 'string' ? json['error'] : undefined,
      cookies: Object.fromEntries(cookies),
    };
  } catch (error) {
    const text =
      error instanceof Error
        ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
        : String(error);
    return { status: 0, contentType: '', text, data: undefined, error: undefined, cookies: {} };
  }
}

/** Addresses are written in UTF-8, which has no halves of characters. */
function wellFormed(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.toWellFormed();
}

function queryText(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined) parameters.append(name, wellFormed(one));
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
