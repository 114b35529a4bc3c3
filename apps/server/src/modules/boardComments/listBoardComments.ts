import type { Handler } from '../../api/handler.ts';

/** GET /web/file/{file_key}/comments: threads of comments on a board, the newest first. */
export const listBoardComments: Handler<'listBoardComments'> = async ({
  caller,
  params,
  query,
  language,
  services,
}) => services.boardComments.threads(caller.userId, params.file_key, query, language);
