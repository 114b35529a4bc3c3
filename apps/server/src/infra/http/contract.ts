import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OPERATIONS, type OperationId } from '@boardwalk/api-client';

/** All operations of the contract. */
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];

/** The bundled contract as it is served, in bytes. */
export const contractBytes: Buffer = readFileSync(
  fileURLToPath(import.meta.resolve('@boardwalk/openapi/openapi.json')),
);

/** The parts of the bundled contract that are looked at here. */
export interface ContractDocument {
  components: { schemas: Record<string, object> };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: OperationId;
        /** Who may call it: a kind of caller, which stands alone or beside what more it takes. */
        'x-allows'?: string | { kind: string };
        requestBody?: ContractBody;
        responses: Record<string, { content?: Record<string, unknown> }>;
      }
    >
  >;
}

/** The body an operation takes, by content type. */
export interface ContractBody {
  required?: boolean;
  content: Record<string, unknown>;
}

/** A fresh copy of the contract, for readers that change what they read. */
export function parseContract(): ContractDocument {
  return JSON.parse(contractBytes.toString('utf8')) as ContractDocument;
}

/** The body each operation takes; operations without one are missing. */
export function bodiesByOperation(contract: ContractDocument): Map<OperationId, ContractBody> {
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  return new Map(
    operations.flatMap(({ operationId, requestBody }) =>
      requestBody === undefined ? [] : [[operationId, requestBody] as const],
    ),
  );
}
