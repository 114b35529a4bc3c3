import { contractBytes } from '../../infra/http/contract.ts';
import type { Handler } from '../../api/handler.ts';

/** GET /openapi.json: this contract as one document. */
export const getOpenApi: Handler<'getOpenApi'> = async () => ({
  type: 'application/json',
  content: contractBytes,
  cacheControl: 'public, max-age=300',
});
