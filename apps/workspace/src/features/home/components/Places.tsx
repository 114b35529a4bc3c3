import { Progress, Skeleton } from '@boardwalk/ui-kit';
import type { Team } from '@boardwalk/api-client';
import { FolderKanban, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useListProjectsQuery, useListTeamsQuery } from '../api.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import styles from './Places.module.css';

export interface PlacesProps {
  /** The open place; null until it is known. */
  readonly place: OpenPlace | null;
  /** Runs when a link was followed, to close what the list stands in. */
  readonly onLeave?: () => void;
}

/** The person's teams with their projects. */
export function Places({ place, onLeave }: PlacesProps) {
  const intl = useIntl();
  const { data: teams } = useListTeamsQuery();
  return (
    <nav
      className={styles.root}
      aria-label={intl.formatMessage(messages.places)}
      aria-busy={teams === undefined}
    >
      {teams?.list.map((team) => (
        <TeamPlaces key={team.id} team={team} place={place} onLeave={onLeave} />
      )) ?? (
        <div className={styles.waiting}>
          <Skeleton width={50} />
          <Skeleton width={75} />
          <Skeleton width={75} />
        </div>
      )}
    </nav>
  );
}

function TeamPlaces({
  team,
  place,
  onLeave,
}: { team: Team } & { [Key in keyof PlacesProps]: PlacesProps[Key] | undefined }) {
  const intl = useIntl();
  const { data: projects } = useListProjectsQuery(team.id);
  const limit = team.file_create_limit;
  const counts = { count: team.file_count, limit };
  return (
    <section className={styles.team}>
      <h2 className={styles.name}>
        <Users aria-hidden />
        {team.name}
      </h2>
      <ul>
        {projects?.list.map((project) => {
          const isOpen = place?.projectId === project.id;
          return (
            <li key={project.id}>
              <Link
                className={styles.project}
                to={paths.home({ teamId: team.id, projectId: project.id })}
                onClick={() => onLeave?.()}
                {...(isOpen ? { 'aria-current': 'page' } : {})}
              >
                <FolderKanban aria-hidden />
                <span>{project.name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {limit > 0 && (
        <div className={styles.room}>
          <Progress
            label={intl.formatMessage(messages.room)}
            value={Math.min(1, team.file_count / limit)}
            valueText={intl.formatMessage(messages.roomCount, counts)}
          />
        </div>
      )}
    </section>
  );
}
