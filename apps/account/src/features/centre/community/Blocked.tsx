import type { BlockedPerson } from '@boardwalk/api-client';
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

/** Whom somebody has blocked. Who was unblocked stays in the list until it is loaded again, so that it can be taken back. */
export function Blocked() {
  const intl = useIntl();
  const { client } = useCentre();
  const people = usePages<BlockedPerson>(
    (cursor) => client.call('listBlocked', { query: { cursor, size: PAGE } }),
    0,
  );
  const [freed, setFreed] = useState<ReadonlySet<string>>(new Set());
  const turn = useRowAction(String, async (userId: string) => {
    const isFreed = freed.has(userId);
    await client.call(isFreed ? 'blockPerson' : 'unblockPerson', { path: { user_id: userId } });
    setFreed(
      (before) => new Set(isFreed ? [...before].filter((each) => each !== userId) : [...before, userId]),
    );
  });
  return (
    <Section title={intl.formatMessage(communityMessages.blocked)}>
      {turn.failure !== null && <Notice>{centreFailureText(intl, turn.failure)}</Notice>}
      <PagedList
        label={intl.formatMessage(communityMessages.blocked)}
        pages={people}
        empty={<p className={styles.numbers}>{intl.formatMessage(communityMessages.noBlocked)}</p>}
      >
        {({ user_id: userId, nick_name: name, avatar_url: picture, profile_name: handle }) => (
          <Entry
            key={userId}
            title={<PersonName userId={userId} name={name} picture={picture} handle={handle} />}
            detail={null}
            end={
              <Button
                size="small"
                aria-label={intl.formatMessage(
                  freed.has(userId) ? communityMessages.blockNamed : communityMessages.unblockNamed,
                  { name },
                )}
                loading={turn.isRunning(userId)}
                onClick={() => void turn.run(userId)}
              >
                {intl.formatMessage(freed.has(userId) ? communityMessages.block : communityMessages.unblock)}
              </Button>
            }
          />
        )}
      </PagedList>
    </Section>
  );
}
