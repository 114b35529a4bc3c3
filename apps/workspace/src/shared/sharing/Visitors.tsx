import { avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, ErrorState, IconButton, LoadMore, toast, type AvatarColor } from '@boardwalk/ui-kit';
import { UserMinus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useListVisitorsInfiniteQuery, useRemoveVisitorMutation } from './api.ts';
import { messages } from './messages.ts';
import styles from './ShareDialog.module.css';

/** Who has access to a board by a link; nothing while nobody has. */
export function Visitors({ fileKey }: { readonly fileKey: string }) {
  const intl = useIntl();
  const visitors = useListVisitorsInfiniteQuery(fileKey, { refetchOnMountOrArgChange: true });
  const [removeVisitor] = useRemoveVisitorMutation();
  const list = visitors.data?.pages.flatMap((part) => part.list) ?? [];
  if (visitors.data === undefined && visitors.isError) {
    return (
      <section className={styles.part} aria-label={intl.formatMessage(messages.visitors)}>
        <h3 className={styles.heading}>{intl.formatMessage(messages.visitors)}</h3>
        <ErrorState
          size="small"
          title={intl.formatMessage(messages.visitorsFailed)}
          description={failureText(intl, visitors.error)}
          retryLabel={intl.formatMessage(messages.retry)}
          onRetry={() => void visitors.refetch()}
          retrying={visitors.isFetching}
        />
      </section>
    );
  }
  if (list.length === 0) return null;

  async function remove(userId: string, name: string) {
    const { error } = await removeVisitor({ fileKey, userId });
    if (error !== undefined) toast.error(failureText(intl, error));
    else toast.success(intl.formatMessage(messages.removed, { name }));
  }

  return (
    <section className={styles.part} aria-label={intl.formatMessage(messages.visitors)}>
      <h3 className={styles.heading}>{intl.formatMessage(messages.visitors)}</h3>
      <ul>
        {list.map(({ user, role }) => (
          <li key={user.user_id} className={styles.visitor}>
            <Avatar
              label={avatarLabel(user.nick_name)}
              color={(avatarColourIndex(user.user_id) + 1) as AvatarColor}
              src={user.avatar_url}
              size={32}
            />
            <span className={styles.name}>{user.nick_name}</span>
            <span className={styles.detail}>{intl.formatMessage(messages[role])}</span>
            <IconButton
              label={intl.formatMessage(messages.removeVisitor, { name: user.nick_name })}
              icon={<UserMinus />}
              tooltip={false}
              onClick={() => void remove(user.user_id, user.nick_name)}
            />
          </li>
        ))}
      </ul>
      {visitors.hasNextPage && (
        <LoadMore
          hasMore={visitors.hasNextPage}
          loading={visitors.isFetchingNextPage}
          failed={visitors.isFetchNextPageError}
          onLoadMore={() => void visitors.fetchNextPage()}
          words={{
            more: intl.formatMessage(messages.more),
            loading: intl.formatMessage(messages.loading),
            end: '',
            failed: intl.formatMessage(messages.moreFailed),
            retry: intl.formatMessage(messages.retry),
          }}
        />
      )}
    </section>
  );
}
