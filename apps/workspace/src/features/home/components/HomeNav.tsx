import { ErrorState, Skeleton } from '@boardwalk/ui-kit';
import { Clock, Star, Trash2, UsersRound } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { useListTeamsQuery } from '../api.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import styles from './HomeNav.module.css';
import { NewTeam } from './NewTeam.tsx';

// Both are more than the first view needs: the boards come without them.
const PlaceTree = lazy(async () => await import('./PlaceTree.tsx'));
const PlanRoom = lazy(async () => await import('./PlanRoom.tsx'));

export interface HomeNavProps {
  /** The open place; null until it is known, and on pages without one. */
  readonly place: OpenPlace | null;
  /** Runs when a link was followed, to close what the list stands in. */
  readonly onLeave?: () => void;
}

/** The ways through the home page: lists over all teams, and the tree of teams, projects and folders. */
export function HomeNav({ place, onLeave }: HomeNavProps) {
  const intl = useIntl();
  const { data: teams, error, isFetching, refetch } = useListTeamsQuery();
  const team = teams?.list.find(({ id }) => id === place?.teamId) ?? teams?.list[0];
  const way = (to: string, icon: ReactNode, text: string) => (
    <li>
      <NavLink className={styles.way ?? ''} to={to} onClick={() => onLeave?.()}>
        {icon}
        <span>{text}</span>
      </NavLink>
    </li>
  );
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton width={50} />
      <Skeleton width={75} />
      <Skeleton width={75} />
    </div>
  );
  return (
    <div className={styles.root}>
      <nav aria-label={intl.formatMessage(messages.lists)}>
        <ul className={styles.ways}>
          {way(paths.recent(), <Clock aria-hidden />, intl.formatMessage(messages.recent))}
          {way(paths.starred(), <Star aria-hidden />, intl.formatMessage(messages.starred))}
          {way(paths.shared(), <UsersRound aria-hidden />, intl.formatMessage(messages.shared))}
          {way(paths.trash(place?.teamId), <Trash2 aria-hidden />, intl.formatMessage(messages.trashPlace))}
        </ul>
      </nav>
      <div className={styles.heading}>
        <h2>{intl.formatMessage(messages.places)}</h2>
        <NewTeam onLeave={onLeave} />
      </div>
      {teams === undefined && error !== undefined ? (
        <ErrorState
          size="small"
          title={intl.formatMessage(messages.teamsFailed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(messages.retry)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : teams === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <PlaceTree place={place} onLeave={onLeave} />
        </Suspense>
      )}
      <Suspense>{team && <PlanRoom team={team} />}</Suspense>
    </div>
  );
}
