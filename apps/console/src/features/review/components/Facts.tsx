import { useActiveSession } from '@boardwalk/app-shell/app';
import type { ReviewDetail } from '@boardwalk/api-client';
import { Badge, Link } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { CorrectTags } from '#shared/correct-tags/CorrectTags.tsx';
import { TakeDown } from '#shared/take-down/TakeDown.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { reviewMessages as messages } from '../messages.ts';
import styles from './Facts.module.css';

/** Thousandths of a yuan. */
const YUAN = 1000;

/** What was handed in with the board, and what is known about its creator. */
export function Facts({ detail }: { readonly detail: ReviewDetail }) {
  const intl = useIntl();
  const { item, creator_record: record } = detail;
  const { owner } = item;
  const { viewer } = useActiveSession();
  return (
    <dl className={styles.list}>
      <Fact name={intl.formatMessage(messages.description)}>
        <p className={styles.description}>{item.description}</p>
      </Fact>
      <Fact name={intl.formatMessage(messages.creator)}>
        {owner.profile_name === null ? (
          owner.nick_name
        ) : (
          <Link
            href={outsidePaths.profile(owner.profile_name)}
            target="_blank"
            newTabLabel={intl.formatMessage(messages.newTab)}
          >
            {owner.nick_name}
          </Link>
        )}
        <span className={styles.quiet}>{intl.formatMessage(messages.record, { ...record })}</span>
      </Fact>
      <Fact name={intl.formatMessage(messages.tags)}>
        {item.tag_list.length === 0
          ? intl.formatMessage(messages.none)
          : item.tag_list.map(({ id, name }) => <Badge key={id}>{name}</Badge>)}
      </Fact>
      <Fact name={intl.formatMessage(messages.price)}>
        {item.fee_type === 3
          ? intl.formatNumber(item.unit_price / YUAN, { style: 'currency', currency: 'CNY' })
          : intl.formatMessage(item.fee_type === 2 ? messages.forMembers : messages.free)}
      </Fact>
      <Fact name={intl.formatMessage(messages.submitted)}>
        <Moment at={item.submitted_at} />
        <span className={styles.quiet}>
          {intl.formatMessage(messages.due, { time: intl.formatDate(item.due_at, { dateStyle: 'medium' }) })}
        </span>
      </Fact>
      {item.is_public && (
        <Fact name={intl.formatMessage(messages.publicVersion)}>
          <Link
            href={outsidePaths.file(item.file_key)}
            target="_blank"
            newTabLabel={intl.formatMessage(messages.newTab)}
          >
            {intl.formatMessage(messages.openPublic)}
          </Link>
          {owner.user_id !== viewer.user_id && (
            <>
              <CorrectTags fileKey={item.file_key} name={item.name} language={detail.owner_language} />
              <TakeDown fileKey={item.file_key} name={item.name} language={detail.owner_language} />
            </>
          )}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
