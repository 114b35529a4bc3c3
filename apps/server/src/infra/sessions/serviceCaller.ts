import { OPERATION_SCOPES, type OperationId, type ServiceScope } from '@boardwalk/api-client';
import { ApiError } from '../errors/ApiError.ts';
import type { Caller } from './accessTokens.ts';

/** How the tokens of server-side applications begin. Scanners of secrets look for it. */
export const SERVICE_TOKEN_PREFIX = 'bwst_';

/** Somebody for whom an application calls, by a service token. */
export interface ServiceCaller extends Caller {
  service: { tokenId: string; scopes: readonly ServiceScope[]; lastUsed: Date | null };
}

/** Refuses what an operation's scope is not among. Errors: scope_missing. */
export function requireScope(operationId: OperationId, { service }: ServiceCaller): void {
  const scope = OPERATION_SCOPES[operationId];
  if (scope !== 'none' && service.scopes.includes(scope)) return;
  throw new ApiError('scope_missing', {
    data: { scope },
    internal: `service token ${service.tokenId} for ${operationId}`,
  });
}
