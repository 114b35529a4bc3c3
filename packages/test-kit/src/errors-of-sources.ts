import bundle from '@boardwalk/openapi/openapi.json' with { type: 'json' };
import registry from '@boardwalk/openapi/errors.json' with { type: 'json' };
import type { ErrorName } from '@boardwalk/api-client';

/** Errors of the contract, each with the HTTP status that it has. */
export type ErrorStatuses = ReadonlyMap<ErrorName, number>;

const contract = bundle as unknown as { readonly paths: Readonly<Record<string, object>> };

interface Operation {
  readonly operationId?: string;
  readonly 'x-errors'?: readonly string[];
}

/** All errors of the contract. */
export const ALL_ERRORS: ErrorStatuses = new Map(
  Object.entries(registry).map(([name, { status }]) => [name as ErrorName, status]),
);

/**
 * Errors that an app can meet: those of every operation whose name stands in its sources in quotes. Errors that any call can meet,
 * such as a server that restarts, are not among them.
 *
 * @param sources texts of the app's modules, without tests
 */
export function errorsOfSources(sources: readonly string[]): ErrorStatuses {
  const quoted = new Set(
    sources.flatMap((source) => [...source.matchAll(/'([a-z]\w+)'/gu)].map(([, name]) => name)),
  );
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path) as Operation[]);
  const met = new Set(
    operations
      .filter(({ operationId = '' }) => quoted.has(operationId))
      .flatMap((operation) => operation['x-errors'] ?? []),
  );
  return new Map([...ALL_ERRORS].filter(([name]) => met.has(name)));
}
