import type { Team } from '@boardwalk/api-client';
import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { PLACE_NAME_LIMITS, ROOT_FOLDER_ID, SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { confirmer, IconButton, Menu, MenuItem, MenuLink, MenuSeparator, toast } from '@boardwalk/ui-kit';
import { Ellipsis, FolderPlus, Pencil, SquarePlus, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import {
  useCreateFolderMutation,
  useCreateProjectMutation,
  useDeleteFolderMutation,
  useDeleteProjectMutation,
  useListTeamsQuery,
  useRenameFolderMutation,
  useRenameProjectMutation,
} from '../api.ts';
import { messages as homeMessages } from '../messages.ts';
import { messages } from '../place-messages.ts';
import type { OpenPlace } from '../use-place.ts';

const nameDialog = lazyPart(async () => await import('./NameDialog.tsx'));

type Asked = 'folder' | 'project' | 'rename';

/** What can be done with the open project or folder: make folders in it, name it, delete it. */
export default function PlaceActions({ place, name }: { readonly place: OpenPlace; readonly name: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data: teams } = useListTeamsQuery();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [createFolder] = useCreateFolderMutation();
  const [createProject] = useCreateProjectMutation();
  const [renameFolder] = useRenameFolderMutation();
  const [renameProject] = useRenameProjectMutation();
  const [deleteFolder] = useDeleteFolderMutation();
  const [deleteProject] = useDeleteProjectMutation();
  const { teamId, projectId, folderId, folders } = place;
  const isFolder = folderId !== ROOT_FOLDER_ID;
  const team = teams?.list.find(({ id }) => id === teamId);
  if (team === undefined) return null;
  if (!team.privileges.includes(TeamPrivilege.EDIT)) return <TeamLink team={team} />;

  async function remove() {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(isFolder ? messages.deleteFolderTitle : messages.deleteProjectTitle),
      message: intl.formatMessage(isFolder ? messages.deleteFolderText : messages.deleteProjectText, {
        name,
      }),
      okLabel: intl.formatMessage(messages.delete),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { error } = await (isFolder ? deleteFolder(place) : deleteProject(place));
    if (error !== undefined) {
      toast.error(failureText(intl, error));
      return;
    }
    toast.success(intl.formatMessage(messages.deleted, { name }));
    await navigate(paths.home(isFolder ? { teamId, projectId, folders: folders.slice(0, -1) } : { teamId }), {
      replace: true,
    });
  }

  const dialogs = {
    folder: {
      title: messages.newFolder,
      save: messages.create,
      name: '',
      run: async (wanted: string) => await createFolder({ ...place, name: wanted }),
    },
    project: {
      title: messages.newProject,
      save: messages.create,
      name: '',
      run: async (wanted: string) => {
        const made = await createProject({ teamId, name: wanted });
        if (made.data) await navigate(paths.home({ teamId, projectId: made.data.id }));
        return made;
      },
    },
    rename: {
      title: isFolder ? messages.renameFolder : messages.renameProject,
      save: homeMessages.rename,
      name,
      run: async (wanted: string) =>
        await (isFolder
          ? renameFolder({ ...place, name: wanted })
          : renameProject({ teamId, projectId, name: wanted })),
    },
  };
  const dialog = asked === null ? undefined : dialogs[asked];
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton
            size="small"
            label={intl.formatMessage(messages.placeActions)}
            icon={<Ellipsis />}
            tooltip={false}
          />
        }
      >
        <MenuItem icon={<FolderPlus />} onSelect={() => setAsked('folder')}>
          {intl.formatMessage(messages.newFolder)}
        </MenuItem>
        <MenuItem icon={<SquarePlus />} onSelect={() => setAsked('project')}>
          {intl.formatMessage(messages.newProject)}
        </MenuItem>
        {team.type !== SpaceType.PERSONAL && (
          <MenuLink icon={<UsersRound />} render={<Link to={paths.team(teamId)} />}>
            {intl.formatMessage(messages.teamPage)}
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuItem icon={<Pencil />} onSelect={() => setAsked('rename')}>
          {intl.formatMessage(homeMessages.rename)}
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="critical" onSelect={() => void remove()}>
          {intl.formatMessage(messages.delete)}
        </MenuItem>
      </Menu>
      {dialog && (
        <DialogOnDemand
          part={nameDialog}
          onFailed={() => setAsked(null)}
          input={{
            title: intl.formatMessage(dialog.title),
            saveLabel: intl.formatMessage(dialog.save),
            name: dialog.name,
            limits: PLACE_NAME_LIMITS,
            onSave: dialog.run,
            onClose: () => setAsked(null),
          }}
        />
      )}
    </>
  );
}

/** The way to the members of a team, for those who may do nothing else with its places. */
function TeamLink({ team }: { readonly team: Team }) {
  const intl = useIntl();
  if (team.type === SpaceType.PERSONAL) return null;
  return (
    <IconButton
      size="small"
      label={intl.formatMessage(messages.teamPage)}
      icon={<UsersRound />}
      render={<Link to={paths.team(team.id)} />}
    />
  );
}
