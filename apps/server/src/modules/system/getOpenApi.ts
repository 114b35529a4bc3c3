import { contractBytes } from '../../infra/http/contract.ts';
import type { Handler } from '../../infra/http/handler.ts';

/** GET /openapi.json: this contract as one document. */
export const getOpenApi: Handler<'getOpenApi'> = async () => ({
  type: 'application/json',
  content: contractBytes,
  cacheControl: 'public, max-age=300',
});
