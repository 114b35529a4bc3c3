export type * from './generated/schema.ts';
export { ERROR_CODES, ERRORS, type ErrorCode, type ErrorName } from './generated/error-codes.ts';
export { OPERATION_SCOPES } from './generated/scopes.ts';
export { OPERATIONS } from './generated/operations.ts';
export type { Areas } from './generated/methods.ts';
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
export type { CallArguments, CallInput, CallSettings, FullAnswer, Method } from './call-types.ts';
export { createAreaClient, type AreaClient } from './area-client.ts';
export { createApiClient, type FullApiClient } from './api-client.ts';
export { DEFAULT_TIMEOUT_MS, type ApiClient, type ApiClientOptions } from './client.ts';
export { ApiFailure, failedWith, type ApiFailureRecord, type FailureKind } from './failure.ts';
export { isFailureOf, type DataOfError, type ErrorsOf, type FailureOf } from './failure-of.ts';
export { ATTR_NOT_FOUND, AttrNotFoundError, getSingleAttrStatus } from './file-attributes.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export type { Middleware, MiddlewareCall } from './middleware.ts';
export { paginate, type EntryOf, type PagedOperation } from './paginate.ts';
export type { RetryPolicy } from './retry.ts';
export { createServiceClient } from './service-client.ts';
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
