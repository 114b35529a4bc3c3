import type { Handler } from '../../api/handler.ts';

/** POST /web/cmt/file/{file_key}: hands a file in for review. Spec §4, §5, §7. */
export const publishFile: Handler<'publishFile'> = async ({ params, body, caller, language, services }) =>
  services.publishing.submit(caller.userId, params.file_key, body, language);
