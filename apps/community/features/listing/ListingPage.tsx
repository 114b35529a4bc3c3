import { NavTabs } from '@boardwalk/ui-kit';
import { UserRoundPlus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { useListViewFilesInfiniteQuery } from '#shared/files/api.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { defaultOrderMessages, OFFERED_ORDERS, orderMessages } from '#shared/files/order-messages.ts';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { SignInInvitation } from '#shared/session/SignInInvitation.tsx';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import { EmptyListing } from './components/EmptyListing.tsx';
import { listOf, orderOf, pathOf, type ListKind } from './list-kind.ts';
import { listingMessages } from './messages.ts';
import styles from './ListingPage.module.css';
import { useListingTitle } from './use-listing-title.ts';

/** One listing: title, order where it can be chosen, and the list that goes on. */
export function ListingPage({ kind }: { kind: ListKind }) {
  const { title, lead } = useListingTitle(kind);
  const isLogged = useSelector(selectIsLogged);
  return (
    <div className={styles.root}>
      <PageMeta title={title} description={lead} path={pathOf(kind)} isPrivate={kind.name === 'focus'} />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {kind.name === 'focus' && !isLogged ? <Invitation /> : <Listing kind={kind} />}
    </div>
  );
}

function Listing({ kind }: { kind: ListKind }) {
  const [query] = useSearchParams();
  const order = orderOf(query);
  const list = useListViewFilesInfiniteQuery(listOf(kind, order));
  return (
    <>
      {'id' in kind && <Orders path={pathOf(kind)} chosen={order} />}
      <FileList list={list} isFirst headingLevel={2} empty={<EmptyListing kind={kind} />} />
    </>
  );
}

function Orders({ path, chosen }: { path: string; chosen: number | undefined }) {
  const intl = useIntl();
  const entries = [
    { value: undefined, label: intl.formatMessage(defaultOrderMessages.recommended) },
    ...OFFERED_ORDERS.map((value) => ({ value, label: intl.formatMessage(orderMessages[value]) })),
  ];
  return (
    <NavTabs
      className={styles.orders ?? ''}
      label={intl.formatMessage(listingMessages.order)}
      items={entries.map(({ value, label }) => {
        const href = value === undefined ? path : `${path}?order=${value}`;
        return {
          href,
          label,
          current: value === chosen,
          render: <Link to={href} replace preventScrollReset />,
        };
      })}
    />
  );
}

function Invitation() {
  const intl = useIntl();
  return (
    <SignInInvitation
      icon={<UserRoundPlus />}
      title={intl.formatMessage(listingMessages.inviteTitle)}
      text={intl.formatMessage(listingMessages.inviteText)}
      action={intl.formatMessage(listingMessages.logIn)}
    />
  );
}
