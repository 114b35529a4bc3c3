import type { SortOrder } from '@boardwalk/domain';
import { NavTabs } from '@boardwalk/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { UserRoundPlus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Link } from '#shared/links/Link.tsx';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { isNotFound } from '#shared/api/failure.ts';
import { useGetTagQuery, useListViewFilesInfiniteQuery } from '#shared/files/api.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { defaultOrderMessages, offeredOrders, orderMessages } from '#shared/files/order-messages.ts';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { paths } from '#shared/paths.ts';
import { SignInInvitation } from '#shared/session/SignInInvitation.tsx';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { EmptyListing } from './components/EmptyListing.tsx';
import { MissingListing } from './components/MissingListing.tsx';
import { isNoRole, feedOf, listOf, orderOf, pathOf, type ListKind } from './list-kind.ts';
import { listingMessages } from './messages.ts';
import styles from './ListingPage.module.css';
import { useListingTitle } from './use-listing-title.ts';

/** One listing: title, order where it can be chosen, and the list that goes on. */
export function ListingPage({ kind }: { kind: ListKind }) {
  const isMissing = useIsMissing(kind);
  const { title, lead } = useListingTitle(kind);
  const isLogged = useSelector(selectIsLogged);
  const { language } = usePageSettings();
  if (isMissing) return <MissingListing />;
  return (
    <div className={styles.root}>
      <PageMeta
        title={title}
        description={lead}
        path={pathOf(kind)}
        feed={feedOf(kind, language)}
        isPrivate={kind.name === 'focus'}
      />
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {kind.name === 'focus' && !isLogged ? <Invitation /> : <Listing kind={kind} />}
    </div>
  );
}

/** Whether a listing is of a tag that does not exist, or of a role that is none. */
function useIsMissing(kind: ListKind): boolean {
  const isTagged = 'id' in kind;
  const [query] = useSearchParams();
  const { error } = useListViewFilesInfiniteQuery(
    isTagged ? listOf(kind, orderOf(query)) : skipToken,
    KEEP_FRESH,
  );
  const { data: tag } = useGetTagQuery(isTagged ? kind.id : skipToken);
  return isNotFound(error) || (tag !== undefined && isNoRole(kind, tag));
}

function Listing({ kind }: { kind: ListKind }) {
  const [query] = useSearchParams();
  const order = orderOf(query);
  const list = useListViewFilesInfiniteQuery(listOf(kind, order), KEEP_FRESH);
  return (
    <>
      {'id' in kind && (
        <div className={styles.row}>
          <Orders path={pathOf(kind)} chosen={order} />
          <Narrow tagId={kind.id} order={order} />
        </div>
      )}
      <FileList list={list} isFirst headingLevel={2} empty={<EmptyListing kind={kind} />} />
    </>
  );
}

function Orders({ path, chosen }: { path: string; chosen: SortOrder | undefined }) {
  const intl = useIntl();
  const entries = [
    { value: undefined, label: intl.formatMessage(defaultOrderMessages.recommended) },
    ...offeredOrders(chosen).map((value) => ({ value, label: intl.formatMessage(orderMessages[value]) })),
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

/** To the search, which has the tag as one filter among others. */
function Narrow({ tagId, order }: { tagId: number; order: SortOrder | undefined }) {
  const intl = useIntl();
  // The names are those of the search call; what reads them is not worth its size on this page.
  const query = new URLSearchParams({ tag_id: String(tagId), ...(order && { order: String(order) }) });
  return (
    <ButtonLink size="small" to={paths.searchOf(query)}>
      {intl.formatMessage(listingMessages.narrow)}
    </ButtonLink>
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
