export type * from './generated/schema.ts';
export { ERROR_CODES, ERRORS, type ErrorCode, type ErrorName } from './generated/error-codes.ts';
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
export { getAuditStatusMapOrEmpty } from './audit-status.ts';
export type { CallArguments, CallInput, CallSettings, FullAnswer } from './call-types.ts';
export { createApiClient, DEFAULT_TIMEOUT_MS, type ApiClient, type ApiClientOptions } from './client.ts';
export { ApiFailure, type ApiFailureRecord, type FailureKind } from './failure.ts';
export { ATTR_NOT_FOUND, AttrNotFoundError, getSingleAttrStatus } from './file-attributes.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export type { RetryPolicy } from './retry.ts';
export { createSessionClient, type SessionClient } from './session-client.ts';
export {
  createTokenKeeper,
  DEFAULT_VALIDITY_MS,
  EXPIRY_MARGIN_MS,
  tokenExpiry,
  type Clock,
  type Renewal,
  type TokenExchange,
  type TokenKeeper,
  type TokenKeeperOptions,
} from './session.ts';
export { openUserChannel, type UserChannel } from './user-channel.ts';
