import { ApiFailure, type ApiFailureRecord } from '@boardwalk/api-client';
import { isFailure } from '@boardwalk/app-shell/failures';

/** Whether what was asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return isFailure(error) && error.status === 404;
}

/** Whether nothing can be at the address of a page: what it names does not exist, or is no such name at all. */
export function isNoSuchAddress(error: unknown): boolean {
  return isNotFound(error) || (isFailure(error) && error.status === 400);
}

/** Whether a call failed because nobody is logged in any more: no token was there, or none was accepted. */
export function isLoginNeeded(error: unknown): boolean {
  return isFailure(error) && (error.kind === 'sign_in_required' || error.status === 401);
}

/** A rejected call as plain data for the store. What is no failed call is a defect and goes on as such. */
export function recordOf(reason: unknown): ApiFailureRecord {
  if (reason instanceof ApiFailure) return reason.toRecord();
  throw reason;
}
