import type { TeamTemplatePage } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import type { Infra } from '../../infra/Infra.ts';
import { decodeCursor, toPage } from '../../infra/lists/cursor.ts';
import type { PageQuery } from '../files/service.ts';
import type { TeamsService } from '../teams/service.ts';
import { presentTeamTemplate } from './presenter.ts';
import { listTeamEntitlements } from './teamRights.ts';

/** Which templates teams hold. */
export function teamTemplateShelf(
  { db }: Pick<Infra, 'db'>,
  { teams }: { teams: Pick<TeamsService, 'openToSee'> },
) {
  return {
    /** A page of the templates of a team, the last bought first. Errors: bad_input, team_not_found. */
    async list(
      userId: string,
      teamId: string,
      { cursor, size }: PageQuery,
      language: Language,
    ): Promise<TeamTemplatePage> {
      const place = decodeCursor(cursor, ['time', 'string']);
      const rows = await listTeamEntitlements(db, await teams.openToSee(userId, teamId), {
        after: place && { time: new Date(place[0]), fileKey: place[1] },
        limit: size + 1,
      });
      const page = toPage(rows, size, (row) => [row.created_at.getTime(), row.file_key]);
      return { ...page, list: page.list.map((row) => presentTeamTemplate(row, language)) };
    },
  };
}
