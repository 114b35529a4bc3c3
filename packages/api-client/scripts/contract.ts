import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A `$ref` to a component of the bundled contract. */
interface Reference {
  readonly $ref: string;
}

/** The few parts of a schema the generators look at. */
export interface ContractSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly default?: unknown;
}

/** A parameter of an operation. */
export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly schema: ContractSchema | Reference;
}

/** The body of a request or an answer, by content type. */
export interface ContractContent {
  readonly content?: Readonly<Record<string, { readonly schema: ContractSchema | Reference }>>;
}

/** One operation of the bundled contract. */
export interface ContractOperation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (ContractParameter | Reference)[];
  readonly requestBody?: ContractContent;
  readonly responses: Readonly<Record<string, ContractContent | Reference>>;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly 'x-errors'?: readonly string[];
  readonly 'x-auth-unless-query'?: string;
  readonly 'x-scope'?: string;
}

/** The bundled contract. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: unknown;
  /** Errors that any operation may answer with. */
  readonly 'x-errors': readonly string[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
}

/** One entry of the registry of errors. */
export interface ContractError {
  readonly code: number;
  readonly status: number;
  readonly text: string;
  readonly meaning: string;
  /** What the answer's `data` always holds. */
  readonly data?: readonly string[];
}

function readJson(specifier: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8'));
}

/** Reads the bundled contract of the package `openapi`. */
export function readContract(): Contract {
  return readJson('@boardwalk/openapi/openapi.json') as Contract;
}

/** Reads the registry of errors of the package `openapi`, by name. */
export function readErrors(): Readonly<Record<string, ContractError>> {
  return readJson('@boardwalk/openapi/errors.json') as Readonly<Record<string, ContractError>>;
}

/** Follows a `$ref` of the bundle; anything else is given back as it is. Throws when the reference leads nowhere. */
export function resolve<T extends object>(contract: Contract, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const target = value.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], contract);
  if (target === undefined) throw new Error(`The contract refers to ${value.$ref}, which does not exist.`);
  return target as T;
}

/** All areas with their operations, in the order of the contract. */
export function listAreas(contract: Contract): {
  readonly name: string;
  readonly description: string;
  readonly operations: ReturnType<typeof listOperations>;
}[] {
  const all = listOperations(contract);
  return contract.tags.map(({ name, description }) => ({
    name,
    description,
    operations: all.filter(({ operation }) => operation.tags?.includes(name)),
  }));
}

/** All operations with their method and path, in the order of the contract. */
export function listOperations(
  contract: Contract,
): { readonly path: string; readonly method: string; readonly operation: ContractOperation }[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}
