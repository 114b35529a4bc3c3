import type { TeamTemplatePage } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import type { Infra } from '../../infra/Infra.ts';
import type { PageQuery } from '../../infra/lists/cursor.ts';
import type { TeamsService } from '../teams/service.ts';
import { presentTeamTemplate } from './presenter.ts';
import { listTeamEntitlements } from './teamRightRepository.ts';

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
      page: PageQuery,
      language: Language,
    ): Promise<TeamTemplatePage> {
      const held = await listTeamEntitlements(db, await teams.openToSee(userId, teamId), page);
      return { ...held, list: held.list.map((row) => presentTeamTemplate(row, language)) };
    },
  };
}
