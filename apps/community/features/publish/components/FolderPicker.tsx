import { TeamPicture } from '@boardwalk/app-shell/team';
import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { Button, Popover, Spinner } from '@boardwalk/ui-kit';
import { ChevronDown, ChevronRight, Folder as FolderIcon, FolderOpen, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import {
  useListFoldersQuery,
  useListProjectsQuery,
  useListTeamsQuery,
  type Place,
} from '#shared/places/api.ts';
import { publishMessages } from '../messages.ts';
import styles from './FolderPicker.module.css';

export interface FolderPickerProps {
  place: Place | undefined;
  /** Name of the place; undefined while it is not known. */
  name: string | undefined;
  onChoose: (place: Place, name: string) => void;
}

/** Which place the files are shown of: teams, their projects, folders. A level is loaded when it is opened. */
export function FolderPicker({ place, name, onChoose }: FolderPickerProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = intl.formatMessage(publishMessages.folder);
  const choose = (chosen: Place, chosenName: string) => {
    onChoose(chosen, chosenName);
    setOpen(false);
  };
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      align="start"
      trigger={
        <Button block icon={<FolderOpen />} iconEnd={<ChevronDown />} className={styles.trigger}>
          <span className={styles.current}>{name ?? label}</span>
        </Button>
      }
    >
      <div className={styles.tree}>
        <Teams chosen={place} onChoose={choose} />
      </div>
    </Popover>
  );
}

interface LevelProps {
  chosen: Place | undefined;
  onChoose: (place: Place, name: string) => void;
}

function Teams({ chosen, onChoose }: LevelProps) {
  const teams = useListTeamsQuery();
  return (
    <Level query={teams}>
      {teams.data?.list.map((team) => (
        <Node
          key={team.id}
          name={team.name}
          icon={
            <TeamPicture src={team.avatar_url} size={16}>
              <Users />
            </TeamPicture>
          }
          startsOpen={team.id === chosen?.teamId}
          renderChildren={() => <Projects teamId={team.id} chosen={chosen} onChoose={onChoose} />}
        />
      ))}
    </Level>
  );
}

function Projects({ teamId, chosen, onChoose }: LevelProps & { teamId: string }) {
  const intl = useIntl();
  const projects = useListProjectsQuery(teamId);
  if (projects.data?.list.length === 0)
    return <p className={styles.note}>{intl.formatMessage(publishMessages.noProject)}</p>;
  return (
    <Level query={projects}>
      {projects.data?.list.map((project) => {
        const place = { teamId, projectId: project.id, folderId: ROOT_FOLDER_ID };
        return (
          <Node
            key={project.id}
            name={project.name}
            icon={<FolderOpen />}
            isChosen={isSame(place, chosen)}
            startsOpen={project.id === chosen?.projectId}
            onChoose={() => onChoose(place, project.name)}
            renderChildren={() => <Folders place={place} chosen={chosen} onChoose={onChoose} />}
          />
        );
      })}
    </Level>
  );
}

function Folders({ place, chosen, onChoose }: LevelProps & { place: Place }) {
  const intl = useIntl();
  const folders = useListFoldersQuery(place);
  if (folders.data?.list.length === 0)
    return <p className={styles.note}>{intl.formatMessage(publishMessages.noFolders)}</p>;
  return (
    <Level query={folders}>
      {folders.data?.list.map((folder) => {
        const own = { ...place, folderId: folder.id };
        return (
          <Node
            key={folder.id}
            name={folder.name}
            icon={<FolderIcon />}
            isChosen={isSame(own, chosen)}
            onChoose={() => onChoose(own, folder.name)}
            renderChildren={
              folder.folder_count === 0
                ? undefined
                : () => <Folders place={own} chosen={chosen} onChoose={onChoose} />
            }
          />
        );
      })}
    </Level>
  );
}

function isSame(place: Place, chosen: Place | undefined): boolean {
  return place.projectId === chosen?.projectId && place.folderId === chosen.folderId;
}

/** The entries of one level, or that they load or failed. */
function Level({
  query,
  children,
}: {
  query: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}) {
  const intl = useIntl();
  if (query.data !== undefined) return <ul className={styles.level}>{children}</ul>;
  if (query.error === undefined || query.isFetching)
    return <Spinner label={intl.formatMessage(publishMessages.loading)} />;
  return (
    <p className={styles.note} role="alert">
      {failureText(intl, query.error)}{' '}
      <Button size="small" variant="quiet" onClick={() => void query.refetch()}>
        {intl.formatMessage(publishMessages.retry)}
      </Button>
    </p>
  );
}

interface NodeProps {
  name: string;
  icon: ReactNode;
  isChosen?: boolean;
  startsOpen?: boolean;
  /** Chooses this place; without it the name opens and closes it. */
  onChoose?: () => void;
  renderChildren: (() => ReactNode) | undefined;
}

function Node({ name, icon, isChosen = false, startsOpen = false, onChoose, renderChildren }: NodeProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(startsOpen);
  const toggle = () => setOpen(!isOpen);
  return (
    <li>
      <div className={styles.node}>
        {renderChildren ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={intl.formatMessage(publishMessages.contentsOf, { name })}
            onClick={toggle}
          >
            <ChevronRight aria-hidden />
          </button>
        ) : (
          <span className={styles.toggle} />
        )}
        <button
          type="button"
          className={styles.name}
          aria-current={isChosen ? 'true' : undefined}
          onClick={onChoose ?? toggle}
        >
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
          <span className={styles.text}>{name}</span>
        </button>
      </div>
      {isOpen && renderChildren?.()}
    </li>
  );
}
