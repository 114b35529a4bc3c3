import type { FollowPerson } from '@boardwalk/api-client';
import { LISTING_LIMITS } from '@boardwalk/domain';
import { InfiniteGrid, Skeleton } from '@boardwalk/ui-kit';
import { UserRoundPlus, UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { FollowButton } from '#shared/follows/FollowButton.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { useListFansInfiniteQuery, useListFollowsInfiniteQuery } from '../api.ts';
import { profileMessages } from '../messages.ts';
import styles from '../ProfilePage.module.css';
import { useListEnd } from '../use-list-end.ts';
import { ListFailure, type AnyCursorList } from './ListFailure.tsx';
import type { Whose } from './Works.tsx';

/** Follows made meanwhile show on the next look, in seconds; what the server has just sent is not asked for again. */
const FRESH = { ...KEEP_FRESH, refetchOnMountOrArgChange: 30 };

/** Whom a person follows. */
export function Follows({ userId, isOwn }: Whose) {
  const intl = useIntl();
  const list = useListFollowsInfiniteQuery(isOwn ? null : userId, FRESH);
  return (
    <People
      list={list}
      label={intl.formatMessage(profileMessages.follows)}
      isOwn={isOwn}
      empty={
        <Notice
          icon={<UserRoundPlus />}
          title={intl.formatMessage(profileMessages.followsEmpty)}
          text={intl.formatMessage(
            isOwn ? profileMessages.followsEmptyOwn : profileMessages.followsEmptyText,
          )}
        />
      }
    />
  );
}

/** Who follows a person. */
export function Fans({ userId, isOwn }: Whose) {
  const intl = useIntl();
  const list = useListFansInfiniteQuery(isOwn ? null : userId, FRESH);
  return (
    <People
      list={list}
      label={intl.formatMessage(profileMessages.fans)}
      isOwn={isOwn}
      empty={
        <Notice
          icon={<UsersRound />}
          title={intl.formatMessage(profileMessages.fansEmpty)}
          text={intl.formatMessage(isOwn ? profileMessages.fansEmptyOwn : profileMessages.fansEmptyText)}
        />
      }
    />
  );
}

/** Pixels of a card with one line about the person. */
const PERSON_HEIGHT = 110;

interface PeopleProps {
  list: AnyCursorList & { data?: { pages: ReadonlyArray<{ list: readonly FollowPerson[] }> } | undefined };
  label: string;
  /** The list says how the viewer stands to each: only the viewer's own does. */
  isOwn: boolean;
  empty: ReactElement;
}

function People({ list, label, isOwn, empty }: PeopleProps) {
  const end = useListEnd(list);
  if (list.data === undefined) return list.isError ? <ListFailure list={list} /> : <PeopleSkeleton />;
  const people = [
    ...new Map(
      list.data.pages.flatMap((page) => page.list).map((person) => [person.user_id, person]),
    ).values(),
  ];
  if (people.length === 0) return empty;
  return (
    <>
      <InfiniteGrid
        label={label}
        className={styles.people}
        items={people}
        getKey={(person) => person.user_id}
        getText={nameOf}
        renderItem={(person) => <PersonRow person={person} canFollow={isOwn} />}
        serverItems={LISTING_LIMITS.defaultSize}
        estimatedRowHeight={PERSON_HEIGHT}
        more={end}
      />
    </>
  );
}

const nameOf = ({ nick_name: name }: FollowPerson) => name;

function PersonRow({ person, canFollow }: { person: FollowPerson; canFollow: boolean }) {
  const intl = useIntl();
  const { profile_name: profileName, nick_name: name } = person;
  return (
    <article className={styles.person}>
      <PersonAvatar person={person} size={40} />
      <div className={styles.personText}>
        <h2 className={styles.personName}>
          {profileName === null ? (
            name
          ) : (
            <Link to={paths.profile(profileName)} className={styles.personLink}>
              {name}
            </Link>
          )}
        </h2>
        {person.introduce !== '' && <p className={styles.personBio}>{person.introduce}</p>}
        <p className={styles.personNumbers}>
          {intl.formatMessage(profileMessages.worksCount, { count: person.pub_files })}
          {' · '}
          {intl.formatMessage(profileMessages.fansCount, { count: person.fans })}
        </p>
      </div>
      {canFollow && (
        <FollowButton size="small" userId={person.user_id} name={name} relation={person.relation} />
      )}
    </article>
  );
}

function PeopleSkeleton() {
  return (
    <div className={styles.people} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.person}>
          <Skeleton shape="circle" className={styles.personPicture ?? ''} />
          <div className={styles.personText}>
            <Skeleton width={50} />
            <Skeleton width={75} />
          </div>
        </div>
      ))}
    </div>
  );
}
