import { ERRORS, type ApiFailureRecord, type ErrorName } from '@boardwalk/api-client';

const NAMES_BY_CODE = new Map<number, ErrorName>(
  Object.entries(ERRORS).map(([name, { code }]) => [code, name as ErrorName]),
);

/** Whether an error of a hook is a failed call (and not a defect in our code). */
export function isFailure(error: unknown): error is ApiFailureRecord {
  return typeof error === 'object' && error !== null && 'operation' in error && 'kind' in error;
}

/** Which error of the contract a failed call met; undefined when the server gave none that this page knows. */
export function errorNameOf({ code }: Pick<ApiFailureRecord, 'code'>): ErrorName | undefined {
  return NAMES_BY_CODE.get(code);
}
