import type { User } from '@boardwalk/api-client';
import { AccountMessageName, avatarColourIndex, avatarLabel, UserCentreSection } from '@boardwalk/domain';
import { Avatar, IconButton, Logo, NavTabs, type AvatarColor } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { isFreeEscape } from '#shared/keys/free-escape.ts';
import { LanguageMenu } from '#shared/components/LanguageMenu.tsx';
import type { AccountSession } from '#shared/session/account-session.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { AccountTab } from './account/AccountTab.tsx';
import {
  readCentreAddress,
  sectionHref,
  SECTIONS,
  type CentreAddress,
  type Section,
} from './centre-address.ts';
import { CentreContext } from './centre-context.ts';
import styles from './CentrePage.module.css';
import { askToClose, hearHost, isFramed, tellHost } from './host.ts';
import { centreMessages } from './messages.ts';
import { OrdersTab } from './orders/OrdersTab.tsx';
import { Purchase } from './orders/Purchase.tsx';
import { usePurchase } from './orders/use-purchase.ts';
import { WalletTab } from './wallet/WalletTab.tsx';

/** The account centre of somebody: its sections, and the checkout over them. */
export function CentreView({ session, address }: { session: AccountSession; address: CentreAddress }) {
  const intl = useIntl();
  const framed = isFramed();
  const { client } = session;
  const [user, showUser] = useState(session.user);
  const [section, setSection] = useState(address.section);
  const purchase = usePurchase(client, address.goodsId);
  const title = intl.formatMessage(centreMessages.title);

  /** What the page around it knows. */
  const known = useRef(user);
  const setUser = useCallback((next: User) => {
    tellChanges(known.current, next);
    known.current = next;
    showUser(next);
  }, []);

  useEffect(() => {
    document.title = `${intl.formatMessage(centreMessages[section])} – Boardwalk`;
  }, [intl, section]);

  useEffect(() => {
    tellHost({ type: AccountMessageName.INIT_MODAL });
    return hearHost((message) => {
      if (
        message.type === AccountMessageName.UPDATE_NAME ||
        message.type === AccountMessageName.UPDATE_AVATAR
      ) {
        known.current = { ...known.current, ...message.data };
        showUser(known.current);
      }
    });
  }, []);

  // A link is often opened in another tab, or on a phone: anyone who comes back sees what it has changed.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') client.call('getUserInfo').then(setUser, () => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, setUser]);

  useEffect(() => {
    const goBack = () => setSection(readCentreAddress(window.location).section);
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);

  useEffect(() => {
    if (!framed) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (isFreeEscape(event)) askToClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [framed]);

  function turnTo(next: Section, event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.history.pushState(null, '', sectionHref(next));
    setSection(next);
  }

  const { payments, buy, pay } = purchase;
  const centre = useMemo(
    () => ({ client, user, setUser, payments, buy, pay }),
    [client, user, setUser, payments, buy, pay],
  );
  const product = intl.formatMessage(wordMessages.product);
  return (
    <CentreContext value={centre}>
      <div className={styles.page} data-framed={framed ? '' : undefined}>
        <header className={styles.bar}>
          {framed ? (
            <h1 className={styles.title}>{title}</h1>
          ) : (
            <a
              className={styles.logo}
              href="/community/"
              aria-label={`${product} – ${intl.formatMessage(centreMessages.home)}`}
            >
              <Logo name={product} />
            </a>
          )}
          {framed ? (
            <IconButton label={intl.formatMessage(wordMessages.close)} icon={<X />} onClick={askToClose} />
          ) : (
            <span className={styles.person}>
              <Avatar
                label={avatarLabel(user.nick_name)}
                color={(avatarColourIndex(user.user_id) + 1) as AvatarColor}
                src={user.avatar_url}
              />
              <span>{user.nick_name}</span>
            </span>
          )}
        </header>
        <main>
          {!framed && <h1 className={styles.title}>{title}</h1>}
          <NavTabs
            className={styles.tabs}
            label={intl.formatMessage(centreMessages.sections)}
            items={SECTIONS.map((each) => ({
              href: sectionHref(each),
              label: intl.formatMessage(centreMessages[each]),
              current: each === section,
              // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the tab puts its label in
              render: <a href={sectionHref(each)} onClick={(event) => turnTo(each, event)} />,
            }))}
          />
          <Purchase purchase={purchase} />
          {section === UserCentreSection.ACCOUNT && <AccountTab />}
          {section === UserCentreSection.WALLET && <WalletTab />}
          {section === UserCentreSection.ORDER && <OrdersTab />}
        </main>
        {!framed && (
          <footer className={styles.foot}>
            <LanguageMenu />
          </footer>
        )}
      </div>
    </CentreContext>
  );
}

/** Says in the frame's messages what is different now. */
function tellChanges(before: User, after: User): void {
  const { nick_name, avatar_url, email, mobile } = after;
  if (nick_name !== before.nick_name) tellHost({ type: AccountMessageName.UPDATE_NAME, data: { nick_name } });
  // An empty text says that there is none any more.
  if (avatar_url !== before.avatar_url)
    tellHost({ type: AccountMessageName.UPDATE_AVATAR, data: { avatar_url: avatar_url ?? '' } });
  if (email !== before.email)
    tellHost({ type: AccountMessageName.UPDATE_EMAIL, data: { email: email ?? '' } });
  if (mobile !== before.mobile)
    tellHost({ type: AccountMessageName.UPDATE_MOBILE, data: { mobile: mobile ?? '' } });
}
