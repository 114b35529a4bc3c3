import type { GivenTeamRole } from '@boardwalk/domain';

/** Roles that one can be invited to, in the order they are offered. */
export const INVITED_ROLES: readonly GivenTeamRole[] = ['editor', 'viewer', 'guest', 'manager'];
