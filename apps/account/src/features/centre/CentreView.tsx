import { siteLogo, siteName } from '@boardwalk/app-shell/start';
import { InTimeZone } from '@boardwalk/app-shell/time-zone';
import type { User } from '@boardwalk/api-client';
import { AccountMessageName, avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, Logo, Spinner, VisuallyHidden, type AvatarColor } from '@boardwalk/ui-kit';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isFramed } from '#shared/frames/is-framed.ts';
import { isFreeEscape } from '#shared/keys/free-escape.ts';
import { LanguageMenu } from '#shared/components/LanguageMenu.tsx';
import type { AccountSession } from '#shared/session/account-session.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { readCentreAddress, sectionHref, type CentreAddress, type Section } from './centre-address.ts';
import { CentreContext } from './centre-context.ts';
import styles from './CentrePage.module.css';
import { CentreMenu } from './components/CentreMenu.tsx';
import { CentreNav } from './components/CentreNav.tsx';
import { askToClose, hearHost, tellHost } from './host.ts';
import { centreMessages } from './messages.ts';
import { Purchase } from './orders/Purchase.tsx';
import { usePurchase } from './orders/use-purchase.ts';
import { SECTION_PAGES } from './section-pages.ts';

/** The account centre of somebody: its sections, and the checkout over them. */
export function CentreView({
  session,
  address,
  onLeft,
}: {
  session: AccountSession;
  address: CentreAddress;
  /** The account was deleted. */
  onLeft: () => void;
}) {
  const intl = useIntl();
  const framed = isFramed();
  const { client } = session;
  const [user, showUser] = useState(session.user);
  const [section, setSection] = useState(address.section);
  const purchase = usePurchase(address.goodsId);
  const title = intl.formatMessage(centreMessages.title);

  /** What the page around it knows. */
  const known = useRef(user);
  const setUser = useCallback((next: User) => {
    tellChanges(known.current, next);
    known.current = next;
    showUser(next);
  }, []);

  useEffect(() => {
    document.title = `${intl.formatMessage(centreMessages[section])} – ${siteName()}`;
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

  function turnTo(next: Section) {
    window.history.pushState(null, '', sectionHref(next));
    setSection(next);
  }

  const { payments, buy, pay } = purchase;
  const centre = useMemo(
    () => ({ client, user, setUser, payments, buy, pay, leave: onLeft }),
    [client, user, setUser, payments, buy, pay, onLeft],
  );
  const product = siteName();
  const Shown = SECTION_PAGES[section];
  return (
    <CentreContext value={centre}>
      <div className={styles.page} data-framed={framed ? '' : undefined}>
        {!framed && (
          <header className={styles.bar}>
            <a
              className={styles.logo}
              href="/community/"
              aria-label={`${product} – ${intl.formatMessage(centreMessages.home)}`}
            >
              <Logo name={product} picture={siteLogo()} />
            </a>
            <span className={styles.person}>
              <span>{user.nick_name}</span>
              <CentreMenu
                viewer={user}
                signOut={session.signOut}
                person={
                  <Avatar
                    label={avatarLabel(user.nick_name)}
                    color={(avatarColourIndex(user.user_id) + 1) as AvatarColor}
                    src={user.avatar_url}
                  />
                }
              />
            </span>
          </header>
        )}
        <main>
          {framed ? (
            // The dialog around the frame shows title and ×.
            <VisuallyHidden render={<h1>{title}</h1>} />
          ) : (
            <h1 className={styles.title}>{title}</h1>
          )}
          <div className={styles.body}>
            <CentreNav current={section} onTurn={turnTo} />
            <div className={styles.main}>
              <InTimeZone zone={user.time_zone}>
                <Purchase purchase={purchase} />
                <Suspense
                  fallback={
                    <div className={styles.waiting}>
                      <Spinner size="large" label={intl.formatMessage(wordMessages.loading)} />
                    </div>
                  }
                >
                  <Shown />
                </Suspense>
              </InTimeZone>
            </div>
          </div>
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
