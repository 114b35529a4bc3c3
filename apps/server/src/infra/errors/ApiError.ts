import { ERRORS, type ErrorName } from '@boardwalk/api-client';
import type { FieldViolation } from '@boardwalk/domain';

/** What an error may say besides its name. */
export interface ApiErrorDetails {
  /** For the log only: what happened, with ids. Never sent. */
  internal?: string;
  /** Sent as `data`: what helps to react (see the registry of errors). */
  data?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/**
 * A failure the contract knows. Throw it anywhere; the answer gets the registry's number, status and public
 * text, the log the internal one. Not ours to fix unless the status is 5xx.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly error: ErrorName;
  readonly code: number;
  readonly statusCode: number;
  readonly publicText: string;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(error: ErrorName, details: ApiErrorDetails = {}) {
    const { code, status, text } = ERRORS[error];
    super(details.internal ?? text, { cause: details.cause });
    this.error = error;
    this.code = code;
    this.statusCode = status;
    this.publicText = text;
    this.data = details.data;
  }
}

/** One refused field as the wire names it. */
export interface FieldProblem {
  field: string;
  rule: string;
  limit?: number | string;
  msg: string;
  [more: string]: unknown;
}

/** Bad input found by the domain's validators: one entry per violation. */
export function badInput(violations: readonly FieldViolation[]): ApiError {
  return badFields(violations.map((violation) => ({ ...violation, msg: describeViolation(violation) })));
}

/** Bad input with the words given. */
export function badFields(fields: readonly FieldProblem[]): ApiError {
  return new ApiError('bad_input', { data: { fields }, internal: fields.map(({ msg }) => msg).join('; ') });
}

/** What a violation means, in English, for developers: clients choose their own words by rule. */
export function describeViolation({ field, rule, limit, words }: FieldViolation): string {
  switch (rule) {
    case 'required':
      return `${field} is required`;
    case 'min_length':
      return `${field} must have at least ${limit} characters`;
    case 'max_length':
      return `${field} must have at most ${limit} characters`;
    case 'min_items':
      return `${field} must have at least ${limit} entries`;
    case 'max_items':
      return `${field} must have at most ${limit} entries`;
    case 'digits_only':
      return `${field} must consist of digits`;
    case 'min':
      return `${field} must be at least ${limit}`;
    case 'max':
      return `${field} must be at most ${limit}`;
    case 'duplicate':
      return `${field} repeats an entry`;
    case 'unknown':
      return `${field} is not one of the known values`;
    case 'not_allowed':
      return `${field} is not allowed here`;
    case 'type':
      return `${field} is not of an accepted type`;
    case 'max_bytes':
      return `${field} must have at most ${limit} bytes`;
    case 'empty_file':
      return `${field} is an empty file`;
    case 'reserved_words':
      return `${field} contains reserved words: ${words?.join(', ') ?? ''}`;
    case 'invalid_characters':
      return `${field} contains characters that are not allowed`;
    case 'too_common':
      return `${field} is guessed early`;
    case 'format':
    default:
      return `${field} has the wrong form`;
  }
}
