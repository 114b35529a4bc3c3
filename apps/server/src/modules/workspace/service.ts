import { SpaceType, type Language } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { personalSpaceNames } from './personalSpaceNames.ts';
import * as repository from './repository.ts';

/** What the workspace module offers to its handlers and to other modules. */
export type WorkspaceService = ReturnType<typeof createWorkspaceService>;

/** Teams, projects, folders and the files in them. */
export function createWorkspaceService({ clock }: Infra) {
  return {
    /**
     * Gives a new person their personal team with its first project.
     *
     * @param on the transaction that makes the person
     */
    async createPersonalSpace(
      on: Queryable,
      owner: { userId: string; nickName: string; language: Language },
    ): Promise<{ teamId: string; projectId: string }> {
      const now = clock.now();
      const stamps = { created_at: now, updated_at: now };
      const names = personalSpaceNames(owner.language, owner.nickName);
      const teamId = await repository.insertTeam(on, {
        name: names.team,
        type: SpaceType.PERSONAL,
        owner_id: owner.userId,
        ...stamps,
      });
      await repository.insertTeamMember(on, {
        team_id: teamId,
        user_id: owner.userId,
        role: 'owner',
        created_at: now,
      });
      const projectId = await repository.insertProject(on, {
        team_id: teamId,
        name: names.project,
        ...stamps,
      });
      return { teamId, projectId };
    },
  };
}
