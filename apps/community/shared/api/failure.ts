import { ApiFailure, type ApiFailureRecord } from '@boardwalk/api-client';

/** Tells whether an error of a hook is a failed call (and not a defect of ours). */
export function isFailureRecord(error: unknown): error is ApiFailureRecord {
  return typeof error === 'object' && error !== null && 'operation' in error && 'kind' in error;
}

/** Tells whether what was asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return isFailureRecord(error) && error.status === 404;
}

/** Tells whether a call failed because nobody is logged in any more: no token was there, or none was accepted. */
export function isLoginNeeded(error: unknown): boolean {
  return isFailureRecord(error) && (error.kind === 'sign_in_required' || error.status === 401);
}

/** A rejected call as plain data for the store. What is no failed call is a defect and goes on as such. */
export function recordOf(reason: unknown): ApiFailureRecord {
  if (reason instanceof ApiFailure) return reason.toRecord();
  throw reason;
}
