import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/watched-words: the words that reviewers are pointed to. Admins only. */
export const getWatchedWords: Handler<'getWatchedWords'> = async ({ services }) =>
  services.console.watchedWords.get();
