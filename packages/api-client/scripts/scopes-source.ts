import { listOperations, type Contract } from './contract.ts';

const HEADER =
  '/** Scopes of the contract. Generated from openapi/, never edited: run `pnpm generate`. */\n\n';

/**
 * Writes which scope a service token needs for each operation. It is a table of its own, so that a browser, which has no
 * service tokens, does not load it.
 */
export function scopesSource(contract: Contract): string {
  const rows = listOperations(contract).map(
    ({ operation }) => `  ${operation.operationId}: '${operation['x-scope'] ?? 'none'}',`,
  );
  return `${HEADER}import type { ServiceScope } from './schema.ts';

/** The scope that a service token needs for each operation; \`none\` where none is let in, or none is asked for. */
export const OPERATION_SCOPES = {\n${rows.join('\n')}\n} as const satisfies Readonly<Record<string, ServiceScope | 'none'>>;
`;
}
