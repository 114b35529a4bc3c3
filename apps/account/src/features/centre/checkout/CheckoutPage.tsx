import type { Order } from '@boardwalk/api-client';
import { PaymentMessageName } from '@boardwalk/domain';
import { useDocumentTitle, siteLogo, siteName } from '@boardwalk/app-shell/start';
import { Logo } from '@boardwalk/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { LanguageMenu } from '#shared/components/LanguageMenu.tsx';
import { isFramed } from '#shared/frames/is-framed.ts';
import { isFreeEscape } from '#shared/keys/free-escape.ts';
import type { AccountSession } from '#shared/session/account-session.ts';
import { tellHost } from '../host.ts';
import { SessionGate } from '../SessionGate.tsx';
import { Checkout } from './Checkout.tsx';
import styles from './CheckoutPage.module.css';
import { readCheckoutAddress, spentCheckoutAddress, type CheckoutAddress } from './checkout-address.ts';
import { checkoutMessages } from './messages.ts';

/**
 * Buying, as a page or in the frame of a dialog, which hears `paySuccess` when the server has confirmed the payment and `close`
 * when the reader is done (spec §2).
 *
 * @param props.onSignedOut what happens to a visitor without a session
 */
export default function CheckoutPage({ onSignedOut }: { onSignedOut?: () => void }) {
  const [address] = useState(() => readCheckoutAddress(window.location));
  return (
    <SessionGate token={address.token} spent={spentCheckoutAddress} onSignedOut={onSignedOut}>
      {({ client }) => <CheckoutView client={client} address={address} />}
    </SessionGate>
  );
}

function CheckoutView({ client, address }: Pick<AccountSession, 'client'> & { address: CheckoutAddress }) {
  const intl = useIntl();
  const framed = isFramed();
  /** Whether what the page around the frame shows may be out of date: a payment is confirmed, or may be under way. */
  const mayBePaid = useRef(false);
  const title = intl.formatMessage(
    address.start === null ? checkoutMessages.titlePlans : checkoutMessages.title,
  );
  useDocumentTitle(title);

  const leave = useCallback(
    () => tellHost({ type: PaymentMessageName.CLOSE, data: { needRefresh: mayBePaid.current } }),
    [],
  );

  const notePayment = useCallback(() => {
    mayBePaid.current = true;
  }, []);

  function tellPaid({ order_id }: Order) {
    notePayment();
    tellHost({ type: PaymentMessageName.PAY_SUCCESS, data: { order_id } });
  }

  useEffect(() => {
    if (!framed) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (isFreeEscape(event)) leave();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [framed, leave]);

  const logo = <Logo name={siteName()} picture={siteLogo()} />;
  return (
    <main className={styles.main} data-framed={framed ? '' : undefined}>
      {!framed && (
        <header className={styles.home}>
          <a href="/community/">{logo}</a>
        </header>
      )}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.sheet}>
        <Checkout
          client={client}
          start={address.start}
          wantedTeam={address.teamId}
          onMaybePaid={notePayment}
          onPaid={tellPaid}
          onLeave={framed ? leave : undefined}
        />
      </div>
      {!framed && <LanguageMenu />}
    </main>
  );
}
