import { IconButton, TextField } from '@boardwalk/ui-kit';
import { ChevronRight, Search, X } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useFolderTrailQuery, useListProjectsQuery } from '../api.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import styles from './PlaceHeader.module.css';

/** The open project and folder as a trail, and the filter by name. */
export function PlaceHeader({ place }: { place: OpenPlace | null }) {
  const intl = useIntl();
  const trail = useTrail(place);
  const last = trail.at(-1);
  return (
    <header className={styles.root}>
      <div className={styles.titles}>
        {trail.length > 1 && (
          <nav className={styles.trail} aria-label={intl.formatMessage(messages.trail)}>
            {trail.slice(0, -1).map(({ name, href }) => (
              <Fragment key={href}>
                <Link to={href}>{name}</Link>
                <ChevronRight aria-hidden />
              </Fragment>
            ))}
          </nav>
        )}
        <h1 className={styles.title}>{last?.name ?? intl.formatMessage(messages.title)}</h1>
      </div>
      {place && <NameFilter key={`${place.projectId} ${place.folderId}`} place={place} />}
    </header>
  );
}

/** Asked for while the place is unknown, which is never sent. */
const NOWHERE = { teamId: '', projectId: '', folders: [] };

const trailOf = ({ teamId, projectId, folders }: OpenPlace) => ({ teamId, projectId, folders });

interface Step {
  readonly name: string;
  readonly href: string;
}

function useTrail(place: OpenPlace | null): Step[] {
  const { data: projects } = useListProjectsQuery(place?.teamId ?? '', { skip: place === null });
  const isInFolder = place !== null && place.folders.length > 0;
  const { data: folders = [] } = useFolderTrailQuery(place ? trailOf(place) : NOWHERE, { skip: !isInFolder });
  const project = projects?.list.find(({ id }) => id === place?.projectId);
  if (place === null || project === undefined) return [];
  const { teamId, projectId } = place;
  return [
    { name: project.name, href: paths.home({ teamId, projectId }) },
    ...(isInFolder ? folders : []).map(({ name }, index) => ({
      name,
      href: paths.home({ teamId, projectId, folders: place.folders.slice(0, index + 1) }),
    })),
  ];
}

/** How long typing rests before the list is asked, in milliseconds. */
const REST_MS = 250;

function NameFilter({ place }: { place: OpenPlace }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState(place.name);
  const field = useRef<HTMLInputElement>(null);
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === place.name) return undefined;
    const timer = setTimeout(() => {
      void navigate(paths.home({ ...place, name: wanted }), { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, place, navigate]);

  return (
    <TextField
      ref={field}
      className={styles.filter ?? ''}
      type="search"
      label={intl.formatMessage(messages.filter)}
      hideLabel
      placeholder={intl.formatMessage(messages.filter)}
      maxLength={200}
      value={text}
      onValueChange={setText}
      prefix={<Search size={16} aria-hidden />}
      suffix={
        text !== '' && (
          <IconButton
            size="small"
            label={intl.formatMessage(messages.clearFilter)}
            icon={<X />}
            tooltip={false}
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          />
        )
      }
    />
  );
}
