import type { TeamDetail, TeamSpace } from '@boardwalk/api-client';
import { privilegesOf, SpaceType, type TeamRole } from '@boardwalk/domain';
import { aPerson, aTeam } from '@boardwalk/test-kit';

/** When the team was made, and what is in it came. */
export const SINCE = '2026-11-01T10:00:00.000Z';

/** What the team takes of a plan without limits. */
export const SPACE: TeamSpace = {
  team_id: '1007',
  team_type: 3,
  is_limited: false,
  file_count: 4,
  file_create_limit: 0,
  trash_count: 0,
  edit_visitor_quantity: 0,
  member_count: 1,
  storage_used: 0,
  storage_limit: 0,
};

/** The team as somebody with a role in it sees it. */
export const teamAs = (role: TeamRole, type: TeamDetail['type'] = SpaceType.TEAM): TeamDetail => ({
  ...aTeam({ id: '1007', name: 'Harbour', type, privileges: [...privilegesOf(role)] }),
  role,
  owner: aPerson(),
  staff_id: '1',
  staff_name: null,
  member_count: 1,
  created_at: SINCE,
});
