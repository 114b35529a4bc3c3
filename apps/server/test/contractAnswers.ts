import type { OperationId } from '@boardwalk/api-client';
import errors from '@boardwalk/openapi/errors.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contractBytes } from '../src/infra/http/contract.ts';

/** An answer as it went over the wire. */
export interface WireAnswer {
  status: number;
  /** Without parameters, e.g. `application/json`; empty when there is no body. */
  contentType: string;
  body: string;
}

interface ResponseSpec {
  content?: Record<string, unknown>;
}

interface OperationSpec {
  operationId: OperationId;
  'x-errors'?: string[];
  responses: Record<string, ResponseSpec | { $ref: string }>;
}

const CONTRACT_ID = 'contract';
const JSON_TYPE = 'application/json';
const contract = JSON.parse(contractBytes.toString('utf8')) as {
  paths: Record<string, Record<string, OperationSpec>>;
  components: { responses: Record<string, ResponseSpec> };
  'x-errors': string[];
};

/** Where an operation stands in the contract. */
const places = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, spec]) => [spec.operationId, { pointer: ['paths', path, method], spec }] as const,
    ),
  ),
);

/** Errors that any operation may answer with, whatever it does: they come from before its handler or from us. */
const ANYWHERE: ReadonlySet<string> = new Set(contract['x-errors']);

const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false });
addFormats.default(ajv);
ajv.addSchema(contract, CONTRACT_ID, undefined, false);
const validators = new Map<string, ValidateFunction>();

/**
 * Reports how an answer differs from what the contract says of the operation: a status, a content type or an error it
 * does not name, or a body of another shape. An empty list means that it fits.
 */
export function contractFaults(operationId: OperationId, answer: WireAnswer): string[] {
  const place = places.get(operationId);
  if (place === undefined) return [`the contract has no operation ${operationId}`];
  if (answer.status === 304) return [];
  const { status, contentType, body } = answer;
  const found = place.spec.responses[String(status)];
  if (found === undefined) {
    // Refusals from before the handler, by size, type or limit, are the same everywhere.
    return [413, 414, 415, 503].includes(status) || (status === 403 && errorOf(body) === 'scope_missing')
      ? []
      : [`${operationId} answered ${status}, which the contract does not name: ${body.slice(0, 300)}`];
  }
  const pointer =
    '$ref' in found ? found.$ref.split('/').slice(1) : [...place.pointer, 'responses', String(status)];
  const { content = {} } = '$ref' in found ? resolve(found.$ref) : found;
  if (Object.keys(content).length === 0) return [];
  if (!(contentType in content)) return [`${operationId} ${status} answered ${contentType || 'no body'}`];
  if (contentType !== JSON_TYPE) return [];
  return [
    ...errorFaults(operationId, place.spec, status, body),
    ...bodyFaults(`${operationId} ${status}`, [...pointer, 'content', JSON_TYPE, 'schema'], body),
  ];
}

/** Reports how the body of an event that a webhook was sent differs from what the contract says. An empty list means that it fits. */
export function eventFaults(body: string): string[] {
  return bodyFaults('event', ['components', 'schemas', 'WebhookEvent'], body);
}

function errorFaults(operationId: OperationId, spec: OperationSpec, status: number, body: string): string[] {
  if (status < 400) return [];
  const error = errorOf(body) ?? 'without a name';
  if (!ANYWHERE.has(error) && !(spec['x-errors'] ?? []).includes(error))
    return [`${operationId} answered the error ${error}, which its x-errors do not name`];
  const { data = {} } = JSON.parse(body) as { data?: Record<string, unknown> };
  const { data: keys = [] } = (errors as Record<string, { data?: string[] }>)[error] ?? {};
  return keys
    .filter((key) => !(key in data))
    .map((key) => `${operationId} answered the error ${error} without data.${key}, which the registry names`);
}

function bodyFaults(what: string, pointer: string[], body: string): string[] {
  const ref = `${CONTRACT_ID}#/${pointer.map(escapePointer).join('/')}`;
  const validate = validators.get(ref) ?? ajv.compile({ $ref: ref });
  validators.set(ref, validate);
  if (validate(JSON.parse(body))) return [];
  return (validate.errors ?? [])
    .slice(0, 5)
    .map((error) => `${what}${error.instancePath}: ${error.message ?? error.keyword}`);
}

function errorOf(body: string): string | undefined {
  return body.startsWith('{') ? (JSON.parse(body) as { error?: string }).error : undefined;
}

function resolve(ref: string): ResponseSpec {
  const name = ref.split('/').at(-1) ?? '';
  return contract.components.responses[name] ?? {};
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
