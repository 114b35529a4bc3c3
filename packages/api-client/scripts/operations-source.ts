import {
  listOperations,
  resolve,
  type Contract,
  type ContractOperation,
  type ContractSchema,
} from './contract.ts';

const HEADER =
  '/** Operations of the contract. Generated from openapi/, never edited: run `pnpm generate`. */\n\n';

/**
 * Writes the table by which the client knows each operation: method, path, what proof of identity it takes, whether a key
 * makes it repeatable and how its success is answered; and for the server the query keys that always have a value, since the contract gives a default.
 */
export function operationsSource(contract: Contract): string {
  const rows = listOperations(contract).map(({ path, method, operation }) => ({
    id: operation.operationId,
    row: {
      method: method.toUpperCase(),
      path,
      auth: authOf(operation),
      ...(operation['x-auth-unless-query'] === undefined
        ? {}
        : { authUnlessQuery: operation['x-auth-unless-query'] }),
      ...(bodyTypeOf(operation) === 'multipart/form-data' ? { body: 'multipart' } : {}),
      ...(takesKey(contract, operation) ? { repeat: 'keyed' } : {}),
      answer: answerOf(contract, operation),
    },
    defaulted: defaultedQueryKeys(contract, operation),
  }));
  const table = rows.map(({ id, row }) => `  ${id}: ${asLiteral(row)},`).join('\n');
  const defaults = rows
    .map(({ id, defaulted }) => `  ${id}: ${defaulted.map((key) => `'${key}'`).join(' | ') || 'never'};`)
    .join('\n');
  return `${HEADER}export const OPERATIONS = {\n${table}\n} as const;\n
/** Query keys whose default the contract fills in, so that a handler always finds a value. */
export interface DefaultedQueryKeys {\n${defaults}\n}\n`;
}

/** Which proof of identity an operation takes: a bearer token always, if there is one, the cookie, or none. */
function authOf(operation: ContractOperation): 'required' | 'optional' | 'cookie' | 'none' {
  const schemes = (operation.security ?? []).map((requirement) => Object.keys(requirement));
  if (schemes.some((names) => names.includes('session'))) return 'cookie';
  if (!schemes.some((names) => names.includes('bearer'))) return 'none';
  return schemes.some((names) => names.length === 0) ? 'optional' : 'required';
}

/** Whether the server knows a repetition of the operation by a key, whatever its method. */
function takesKey(contract: Contract, operation: ContractOperation): boolean {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key');
}

/** Content type of the body an operation takes; undefined when it takes none. */
function bodyTypeOf(operation: ContractOperation): string | undefined {
  return Object.keys(operation.requestBody?.content ?? {})[0];
}

/** How a success is answered: in the envelope, as JSON of its own, or as bytes. */
function answerOf(contract: Contract, operation: ContractOperation): 'envelope' | 'json' | 'binary' {
  const success = operation.responses['200'];
  if (success === undefined) throw new Error(`${operation.operationId} has no success answer.`);
  const json = resolve(contract, success).content?.['application/json'];
  if (json === undefined) return 'binary';
  const properties = resolve<ContractSchema>(contract, json.schema).properties ?? {};
  return 'code' in properties && 'data' in properties ? 'envelope' : 'json';
}

function defaultedQueryKeys(contract: Contract, operation: ContractOperation): string[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === 'query')
    .filter((parameter) => resolve<ContractSchema>(contract, parameter.schema).default !== undefined)
    .map((parameter) => parameter.name);
}

function asLiteral(row: Readonly<Record<string, string>>): string {
  const entries = Object.entries(row).map(([key, value]) => `${key}: '${value}'`);
  return `{ ${entries.join(', ')} }`;
}
