import { ApiFailure } from './failure.ts';
import type { ERROR_CODES, ErrorDataKeys, ErrorName } from './generated/error-codes.ts';
import type { CommonErrors, OperationErrors } from './generated/operations.ts';
import type { FailureData, FieldProblem } from './generated/schema.ts';
import type { OperationId } from './operation-types.ts';

/** Names of the errors that an operation answers with by its contract: its own, and those any operation may give. */
export type ErrorsOf<Op extends OperationId> = OperationErrors[Op] | CommonErrors;

/** What an error's answer holds in `data`: what it always holds is there, the rest may be. */
export type DataOfError<Name extends ErrorName> = Name extends 'bad_input'
  ? { readonly fields: readonly FieldProblem[] }
  : Name extends keyof ErrorDataKeys
    ? FailureData & {
        readonly [Key in ErrorDataKeys[Name] & keyof FailureData]-?: NonNullable<FailureData[Key]>;
      }
    : FailureData;

/** A failed answer of an operation. Switch on `error`: `code` and `data` are then those of that error. */
export type FailureOf<Op extends OperationId> = {
  [Name in ErrorsOf<Op>]: ApiFailure & {
    readonly operation: Op;
    readonly kind: 'answer';
    readonly error: Name;
    readonly code: (typeof ERROR_CODES)[Name];
    readonly data: DataOfError<Name>;
  };
}[ErrorsOf<Op>];

/**
 * Whether something that was thrown is a failed answer of this operation, so that its errors can be distinguished by
 * their names. Other failures, such as none at all from a server, are not.
 */
export function isFailureOf<Op extends OperationId>(reason: unknown, operation: Op): reason is FailureOf<Op> {
  return reason instanceof ApiFailure && reason.operation === operation && reason.kind === 'answer';
}
