import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/watched-words: sets the words that reviewers are pointed to. Admins only. */
export const setWatchedWords: Handler<'setWatchedWords'> = async ({ body, caller, services }) =>
  services.console.watchedWords.set(caller.userId, body);
