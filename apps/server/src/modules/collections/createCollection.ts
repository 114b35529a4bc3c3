import type { Handler } from '../../infra/http/handler.ts';

/** POST /cmt/collections: makes a named collection. */
export const createCollection: Handler<'createCollection'> = async ({ body, caller, language, services }) =>
  services.collections.create(caller.userId, body, language);
