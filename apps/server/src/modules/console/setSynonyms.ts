import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/synonyms: sets the words that mean the same to a search. Admins only. */
export const setSynonyms: Handler<'setSynonyms'> = async ({ body, caller, services }) => {
  const { synonyms } = services.console;
  return synonyms.set(caller.userId, body);
};
