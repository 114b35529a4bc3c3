import type { Handler } from '../../api/handler.ts';

/** GET /web/team/{teamId}/templates: templates a team holds, the last bought first. */
export const listTeamTemplates: Handler<'listTeamTemplates'> = async ({
  caller,
  params,
  query,
  language,
  services,
}) => services.commerce.teamTemplates.list(caller.userId, params.teamId, query, language);
