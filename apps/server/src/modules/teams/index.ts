import { defineArea } from '../../infra/http/handler.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { changeMemberRole } from './changeMemberRole.ts';
import { countTeamFiles } from './countTeamFiles.ts';
import { createTeam } from './createTeam.ts';
import { deleteTeam } from './deleteTeam.ts';
import { getInvitation } from './getInvitation.ts';
import { getMemberToken } from './getMemberToken.ts';
import { getTeam } from './getTeam.ts';
import { getTeamSpace } from './getTeamSpace.ts';
import { leaveTeam } from './leaveTeam.ts';
import { listMembers } from './listMembers.ts';
import { removeMember } from './removeMember.ts';
import { renameTeam } from './renameTeam.ts';
import { renewMemberToken } from './renewMemberToken.ts';
import { revokeMemberToken } from './revokeMemberToken.ts';
import { setStaffName } from './setStaffName.ts';
import { transferTeam } from './transferTeam.ts';

/** Teams, their members and the links by which people join. */
export const teams = defineArea({
  acceptInvitation,
  changeMemberRole,
  countTeamFiles,
  createTeam,
  deleteTeam,
  getInvitation,
  getMemberToken,
  getTeam,
  getTeamSpace,
  leaveTeam,
  listMembers,
  removeMember,
  renameTeam,
  renewMemberToken,
  revokeMemberToken,
  setStaffName,
  transferTeam,
});
