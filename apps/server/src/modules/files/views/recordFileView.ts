import type { Handler } from '../../../api/handler.ts';

/**
 * POST /cmt/file/{file_key}/view: counts a look at a public work; somebody not signed in is known by address and browser,
 * and stays the same viewer when they sign in.
 */
export const recordFileView: Handler<'recordFileView'> = async ({ params, caller, request, services }) =>
  services.views.recordView(params.file_key, {
    userId: caller?.userId ?? null,
    visitor: `${request.ip} ${request.headers['user-agent'] ?? ''}`,
  });
