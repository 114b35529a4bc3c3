import { TeamPicture } from '@boardwalk/app-shell/team';
import { ChevronRight } from 'lucide-react';
import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useFolderTrailQuery, useListProjectsQuery, useListTeamsQuery } from '../api.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import styles from './PlaceHeader.module.css';
import type { ViewSwitchProps } from './ViewSwitch.tsx';

// The first shows when the person's rights are known, the second when the place is.
const PlaceActions = lazy(async () => await import('./PlaceActions.tsx'));
const PlaceTools = lazy(async () => await import('./PlaceTools.tsx'));

/** The open project and folder as a trail, what can be done with it, and how its boards are shown. */
export function PlaceHeader({ place, ...view }: ViewSwitchProps & { readonly place: OpenPlace | null }) {
  const intl = useIntl();
  const { trail, name } = useTrail(place);
  const above = name === undefined ? trail : trail.slice(0, -1);
  const { data: teams } = useListTeamsQuery();
  const team = teams?.list.find(({ id }) => id === place?.teamId);
  return (
    <ListHeader
      above={
        above.length > 0 && (
          <nav className={styles.trail} aria-label={intl.formatMessage(messages.trail)}>
            {above.map((step) => (
              <Fragment key={step.href}>
                <Link to={step.href}>{step.name}</Link>
                <ChevronRight aria-hidden />
              </Fragment>
            ))}
          </nav>
        )
      }
      picture={<TeamPicture src={team?.avatar_url} size={32} />}
      title={name ?? intl.formatMessage(messages.title)}
      actions={
        place &&
        name !== undefined && (
          <Suspense>
            <PlaceActions place={place} name={name} />
          </Suspense>
        )
      }
    >
      {place && (
        <Suspense>
          <PlaceTools place={place} {...view} />
        </Suspense>
      )}
    </ListHeader>
  );
}

export interface ListHeaderProps {
  /** What stands over the title, such as a trail. */
  readonly above?: ReactNode;
  /** Before the title. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** Beside the title: what can be done with the place. */
  readonly actions?: ReactNode;
  /** At the end: how the list is shown. */
  readonly children?: ReactNode;
}

/** The title of a list of boards, with its tools. */
export function ListHeader({ above, picture, title, actions, children }: ListHeaderProps) {
  return (
    <header className={styles.root}>
      <div className={styles.titles}>
        {above}
        <div className={styles.line}>
          {picture}
          <h1 className={styles.title}>{title}</h1>
          {actions}
        </div>
      </div>
      {children !== undefined && <div className={styles.tools}>{children}</div>}
    </header>
  );
}

/** Asked for while the place is unknown, which is never sent. */
const NOWHERE = { teamId: '', projectId: '', folders: [] };

const trailOf = ({ teamId, projectId, folders }: OpenPlace) => ({ teamId, projectId, folders });

interface Step {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** The steps down to the open place as far as they are known, and its own name once that is. */
function useTrail(place: OpenPlace | null): { readonly trail: readonly Step[]; readonly name?: string } {
  const { data: projects } = useListProjectsQuery(place?.teamId ?? '', { skip: place === null });
  const isInFolder = place !== null && place.folders.length > 0;
  const { data: known = [] } = useFolderTrailQuery(place ? trailOf(place) : NOWHERE, { skip: !isInFolder });
  const project = projects?.list.find(({ id }) => id === place?.projectId);
  if (place === null || project === undefined) return { trail: [] };
  const { teamId, projectId, folders } = place;
  const trail = [
    { id: projectId, name: project.name, href: paths.home({ teamId, projectId }) },
    ...folders.flatMap((id, index) => {
      // What is known may still be the trail to the place before.
      const folder = known.find((each) => each.id === id);
      const href = paths.home({ teamId, projectId, folders: folders.slice(0, index + 1) });
      return folder === undefined ? [] : [{ id, name: folder.name, href }];
    }),
  ];
  const last = trail.at(-1);
  return { trail, ...(last?.id === (folders.at(-1) ?? projectId) && { name: last.name }) };
}
