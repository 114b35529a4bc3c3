export type * from './generated/schema.ts';
export { ERRORS, type ErrorCode, type ErrorName } from './generated/error-codes.ts';
export { OPERATIONS } from './generated/operations.ts';
export type {
  AnswerOf,
  BodyOf,
  DataOf,
  HandledQueryOf,
  HeaderOf,
  OperationId,
  PathOf,
  QueryOf,
} from './operation-types.ts';
