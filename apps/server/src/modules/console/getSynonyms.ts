import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/synonyms: the words that mean the same to a search. Admins only. */
export const getSynonyms: Handler<'getSynonyms'> = async ({ services }) => {
  const { synonyms } = services.console;
  return synonyms.get();
};
