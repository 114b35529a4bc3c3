import type { FollowPerson } from '@boardwalk/api-client';
import { Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useRowAction } from '#shared/failures/use-action.ts';
import { useCentre } from '../centre-context.ts';
import { Entry } from '../components/EntryList.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { Section } from '../components/Section.tsx';
import { centreFailureText } from '../failure-text.ts';
import { usePages } from '../use-pages.ts';
import styles from './Community.module.css';
import { communityMessages } from './messages.ts';
import { PersonName } from './PersonName.tsx';

const PAGE = 10;

/** Whom somebody follows. Who was unfollowed stays in the list until it is loaded again, so that it can be taken back. */
export function Follows() {
  const intl = useIntl();
  const { client } = useCentre();
  const follows = usePages<FollowPerson>(
    (cursor) => client.call('listFollows', { query: { cursor, size: PAGE } }),
    0,
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const turn = useRowAction(String, async (userId: string) => {
    const isLeft = left.has(userId);
    await client.call(isLeft ? 'followUser' : 'unfollowUser', { body: { focus_user_id: userId } });
    setLeft(
      (before) => new Set(isLeft ? [...before].filter((each) => each !== userId) : [...before, userId]),
    );
  });
  return (
    <Section title={intl.formatMessage(communityMessages.follows)}>
      {turn.failure !== null && <Notice>{centreFailureText(intl, turn.failure)}</Notice>}
      <PagedList
        label={intl.formatMessage(communityMessages.follows)}
        pages={follows}
        empty={<p className={styles.numbers}>{intl.formatMessage(communityMessages.noFollows)}</p>}
      >
        {({ user_id: userId, nick_name: name, avatar_url: picture, profile_name: handle, introduce }) => (
          <Entry
            key={userId}
            title={<PersonName userId={userId} name={name} picture={picture} handle={handle} />}
            detail={introduce === '' ? null : introduce}
            end={
              <Button
                size="small"
                aria-label={intl.formatMessage(
                  left.has(userId) ? communityMessages.followNamed : communityMessages.unfollowNamed,
                  { name },
                )}
                loading={turn.isRunning(userId)}
                onClick={() => void turn.run(userId)}
              >
                {intl.formatMessage(left.has(userId) ? communityMessages.follow : communityMessages.unfollow)}
              </Button>
            }
          />
        )}
      </PagedList>
    </Section>
  );
}
