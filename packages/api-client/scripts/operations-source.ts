import {
  listAreas,
  listOperations,
  resolve,
  type Contract,
  type ContractOperation,
  type ContractSchema,
} from './contract.ts';

const AREAS_HEADER =
  '/** Operations of the contract by area. Generated from openapi/, never edited: run `pnpm generate`. */\n\n';
const HEADER =
  '/** Operations of the contract. Generated from openapi/, never edited: run `pnpm generate`. */\n\n';

/** Writes the tables by which the client knows the operations of each area. */
export function areasSource(contract: Contract): string {
  const areas = listAreas(contract);
  const tables = areas.map(({ name, description, operations }) => {
    const rows = operations.map(
      ({ path, method, operation }) =>
        `  ${operation.operationId}: ${asLiteral(rowOf(contract, path, method, operation))},`,
    );
    return `/** ${description} */\nexport const ${name} = /* @__PURE__ */ table({\n${rows.join('\n')}\n});\n`;
  });
  const types = areas.map(({ name }) => `  readonly ${name}: typeof ${name};`);
  return `${AREAS_HEADER}import { table } from '../operation-table.ts';\n\n${tables.join('\n')}
/** The tables of all areas. */
export interface AreaTables {\n${types.join('\n')}\n}\n`;
}

/** What the client and the server know of an operation, but for what `table` fills in. */
function rowOf(
  contract: Contract,
  path: string,
  method: string,
  operation: ContractOperation,
): Readonly<Record<string, string>> {
  const [auth, answer] = [authOf(operation), answerOf(contract, operation)];
  return {
    ...(method === 'get' ? {} : { method: method.toUpperCase() }),
    path,
    ...(auth === 'required' ? {} : { auth }),
    ...(operation['x-auth-unless-query'] === undefined
      ? {}
      : { authUnlessQuery: operation['x-auth-unless-query'] }),
    ...(bodyTypeOf(operation) === 'multipart/form-data' ? { body: 'multipart' } : {}),
    ...(takesKey(contract, operation) ? { repeat: 'keyed' } : {}),
    ...(answer === 'envelope' ? {} : { answer }),
  };
}

/**
 * Writes the table of all operations: method, path, what proof of identity each takes, whether a key makes it repeatable
 * and how its success is answered; and types of what the contract says besides: the errors of each operation, and for the
 * server the query keys that always have a value, since the contract gives a default.
 */
export function operationsSource(contract: Contract): string {
  const areas = listAreas(contract).map(({ name }) => name);
  const operations = listOperations(contract).map(({ operation }) => operation);
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';
  const defaults = operations.map(
    (operation) => `  ${operation.operationId}: ${union(defaultedQueryKeys(contract, operation))};`,
  );
  const errors = operations.map(
    ({ operationId, 'x-errors': names = [] }) => `  ${operationId}: ${union(names)};`,
  );
  return `${HEADER}import {\n  ${areas.join(',\n  ')},\n  type AreaTables,\n} from './areas.ts';

/** All operations by area. */
export const AREAS: AreaTables = { ${areas.join(', ')} };

type Operations = ${areas.map((name) => `typeof ${name}`).join(' &\n  ')};

/** All operations by their names. */
export const OPERATIONS: { readonly [Op in keyof Operations]: Operations[Op] } = /* @__PURE__ */ Object.assign(
  {},
  ${areas.join(',\n  ')},
);

/** Query keys whose default the contract fills in, so that a handler always finds a value. */
export interface DefaultedQueryKeys {\n${defaults.join('\n')}\n}

/** Names of the errors that any operation may answer with. */
export type CommonErrors = ${union(contract['x-errors'])};

/** Names of the errors of its own that each operation answers with. */
export interface OperationErrors {\n${errors.join('\n')}\n}\n`;
}

/** Which proof of identity an operation takes: a bearer token always, if there is one, the cookie, or none. */
function authOf(operation: ContractOperation): 'required' | 'optional' | 'cookie' | 'none' {
  const schemes = (operation.security ?? []).map((requirement) => Object.keys(requirement));
  if (schemes.some((names) => names.includes('session'))) return 'cookie';
  if (!schemes.some((names) => names.includes('bearer'))) return 'none';
  return schemes.some((names) => names.length === 0) ? 'optional' : 'required';
}

/** Whether the server recognises a repetition of the operation by a key, for any method. */
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
