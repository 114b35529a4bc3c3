import {
  OPERATIONS,
  type BodyOf,
  type DataOf,
  type OperationId,
  type PathOf,
  type QueryOf,
} from '@boardwalk/api-client';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { API_PREFIX } from '../src/infra/http/prefix.ts';
import { contractFaults } from './contractAnswers.ts';
import type { FaultLog } from './faultLog.ts';
import { noteOutcome } from './outcomes.ts';

/** Somebody tests act as. */
export interface TestUser {
  userId: string;
  account: string;
  /** A valid access token. */
  token: string;
}

/** A call of an operation. Tests of bad input pass what the types forbid, through `raw`. */
export interface ApiCall<Op extends OperationId> {
  as?: TestUser | undefined;
  params?: PathOf<Op>;
  query?: QueryOf<Op>;
  body?: BodyOf<Op>;
  /** Overrides for input the contract forbids. */
  raw?: {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  /** A multipart form: text fields and files. */
  form?: FormData;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  /** The test breaks the server on purpose: 500 is what it expects, which no contract names. */
  breaks?: boolean;
}

/** An answer with its envelope unpacked. */
export interface ApiAnswer<Data> {
  status: number;
  /** `data` of a success; undefined otherwise. */
  data: Data;
  /** The number of the error, 0 for a success. */
  code: number;
  /** The name of the error. */
  error: string | undefined;
  /** Names of refused fields with their rule, e.g. `['name max_length 50']`. */
  fields: string[];
  /** The whole JSON. */
  json: Record<string, unknown>;
  response: LightMyRequestResponse;
}

/** Calls an operation by its name. */
export type ApiClient = <Op extends OperationId>(
  operationId: Op,
  call?: ApiCall<Op>,
) => Promise<ApiAnswer<DataOf<Op>>>;

/**
 * A client that talks to a server in process. Whatever a test looks at, each answer must be one the contract names, in
 * the shape it names.
 *
 * @param faultsOf what the server has logged of the fault behind an answer
 */
export function apiClient(app: FastifyInstance, faultsOf: FaultLog['faultsOf'] = () => []): ApiClient {
  return async (operationId, call = {}) => {
    const { method, path } = OPERATIONS[operationId];
    const params = { ...(call.params as Record<string, unknown>), ...call.raw?.params };
    const url = path.replace(/\{(\w+)\}/gu, (_all, name: string) => encodeURIComponent(String(params[name])));
    const body = call.raw !== undefined && 'body' in call.raw ? call.raw.body : call.body;
    const form = call.form === undefined ? undefined : await encodeForm(call.form);
    const response = await app.inject({
      method,
      url: API_PREFIX + url + queryText({ ...(call.query as Record<string, unknown>), ...call.raw?.query }),
      headers: {
        ...(call.as === undefined ? {} : { authorization: `Bearer ${call.as.token}` }),
        ...form?.headers,
        ...call.headers,
      },
      cookies: call.cookies ?? {},
      ...(form === undefined
        ? body === undefined
          ? {}
          : { payload: body as object | string }
        : { payload: form.payload }),
    });
    const faults = contractFaults(operationId, {
      status: response.statusCode,
      contentType: contentTypeOf(response),
      body: response.body,
    });
    if (faults.length > 0 && !(call.breaks === true && response.statusCode === 500)) {
      throw new Error(['Not what the contract says:', ...faults, ...faultsOf(response)].join('\n'));
    }
    const answer = unpack<DataOf<typeof operationId>>(response);
    noteOutcome(operationId, answer.error ?? 'ok');
    return answer;
  };
}

function queryText(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) parameters.append(name, String(one));
    }
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

async function encodeForm(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

function contentTypeOf(response: LightMyRequestResponse): string {
  return (response.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
}

function unpack<Data>(response: LightMyRequestResponse): ApiAnswer<Data> {
  const isJson =
    (response.headers['content-type'] ?? '').startsWith('application/json') && response.body !== '';
  const json = isJson ? response.json<Record<string, unknown>>() : {};
  const data = json.data as
    | { fields?: { field: string; rule: string; limit?: number | string }[] }
    | undefined;
  return {
    status: response.statusCode,
    data: json.data as Data,
    code: Number(json.code),
    error: json.error as string | undefined,
    fields: (response.statusCode === 400 ? (data?.fields ?? []) : []).map(({ field, rule, limit }) =>
      [field, rule, ...(limit === undefined ? [] : [String(limit)])].join(' '),
    ),
    json,
    response,
  };
}
