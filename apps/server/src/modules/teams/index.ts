import { AVATAR_LIMITS } from '@boardwalk/domain';
import { defineArea } from '../../api/handler.ts';
import { BOARD_IMAGE_BYTES } from '../workspace/service.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { addTeamPicture } from './addTeamPicture.ts';
import { changeMemberRole } from './changeMemberRole.ts';
import { countTeamFiles } from './countTeamFiles.ts';
import { createTeam } from './createTeam.ts';
import { deleteTeam } from './deleteTeam.ts';
import { getInvitation } from './getInvitation.ts';
import { ensureMemberToken } from './ensureMemberToken.ts';
import { getMemberToken } from './getMemberToken.ts';
import { getTeam } from './getTeam.ts';
import { getTeamAvatar } from './getTeamAvatar.ts';
import { getTeamPicture } from './getTeamPicture.ts';
import { getTeamSpace } from './getTeamSpace.ts';
import { inviteByMail } from './inviteByMail.ts';
import { leaveTeam } from './leaveTeam.ts';
import { listMailInvitations } from './listMailInvitations.ts';
import { listMembers } from './listMembers.ts';
import { listTeamPictures } from './listTeamPictures.ts';
import { removeMember } from './removeMember.ts';
import { removeTeamAvatar } from './removeTeamAvatar.ts';
import { removeTeamPicture } from './removeTeamPicture.ts';
import { renameTeam } from './renameTeam.ts';
import { renewMemberToken } from './renewMemberToken.ts';
import { revokeMemberToken } from './revokeMemberToken.ts';
import { revokeMailInvitation } from './revokeMailInvitation.ts';
import { setStaffName } from './setStaffName.ts';
import { transferTeam } from './transferTeam.ts';
import { uploadTeamAvatar } from './uploadTeamAvatar.ts';
import { useTeamPicture } from './useTeamPicture.ts';

/** Teams, their members, the links by which people join, and the pictures they keep. */
export const teams = defineArea(
  {
    acceptInvitation,
    addTeamPicture,
    changeMemberRole,
    countTeamFiles,
    createTeam,
    deleteTeam,
    getInvitation,
    ensureMemberToken,
    getMemberToken,
    getTeam,
    getTeamAvatar,
    getTeamPicture,
    getTeamSpace,
    inviteByMail,
    leaveTeam,
    listMailInvitations,
    listMembers,
    listTeamPictures,
    removeMember,
    removeTeamAvatar,
    removeTeamPicture,
    renameTeam,
    renewMemberToken,
    revokeMemberToken,
    revokeMailInvitation,
    setStaffName,
    transferTeam,
    uploadTeamAvatar,
    useTeamPicture,
  },
  { formFileBytes: { addTeamPicture: BOARD_IMAGE_BYTES, uploadTeamAvatar: AVATAR_LIMITS.maxBytes } },
);
