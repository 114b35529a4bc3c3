import type { ApiClient, Checkout } from '@boardwalk/api-client';
import { PaymentMessageName, readPaymentMessage } from '@boardwalk/domain';
import { Button, ErrorState, Spinner } from '@boardwalk/ui-kit';
import { ExternalLink } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { wordMessages } from '#shared/words/messages.ts';
import { isFramed } from '../host.ts';
import styles from './Checkout.module.css';
import { checkoutMessages } from './messages.ts';
import { isOpenOrder } from './use-checkout.ts';
import { Waiting } from './Waiting.tsx';

/** How often the server is asked, in milliseconds, while a checkout is open in another window that may not talk to this one. */
const WATCH_MS = 3000;

/**
 * The provider's page: in a frame, in the window itself, or, when it refuses frames and this page is in one, in a new window.
 *
 * @param props.onLeft the page was left; whether it said that the order was paid
 */
export function Payment(props: {
  client: ApiClient;
  checkout: Checkout;
  onLeft: (isSaidPaid: boolean) => void;
}) {
  const { url, display } = props.checkout;
  if (display === 'frame') return <FramedPayment {...props} />;
  return isFramed() ? <PaymentElsewhere {...props} /> : <GoTo url={url} />;
}

/** Hears what a window with a page of the checkout says: of our own origin and from that very window, or it is passed over. */
function usePaymentMessages(sourceOf: () => Window | null, onLeft: (isSaidPaid: boolean) => void): void {
  const latest = useRef({ sourceOf, onLeft });
  useLayoutEffect(() => {
    latest.current = { sourceOf, onLeft };
  });
  // Before the frame can have loaded: nothing it says is missed.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent) => {
      const { sourceOf: source, onLeft: leave } = latest.current;
      const message = readPaymentMessage(event, { origin: window.location.origin, source: source() });
      if (message?.type === PaymentMessageName.PAY_SUCCESS) leave(true);
      if (message?.type === PaymentMessageName.CLOSE) leave(message.data.needRefresh);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}

function FramedPayment({ checkout, onLeft }: { checkout: Checkout; onLeft: (isSaidPaid: boolean) => void }) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  usePaymentMessages(() => frame.current?.contentWindow ?? null, onLeft);
  if (state === 'failed')
    return (
      <div className={styles.waiting}>
        <ErrorState
          size="small"
          title={intl.formatMessage(checkoutMessages.checkoutFailed)}
          retryLabel={intl.formatMessage(wordMessages.retry)}
          onRetry={() => setState('loading')}
        />
      </div>
    );
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it hosts the product's own page, which posts forms to its origin */}
      <iframe
        ref={frame}
        src={withTheme(checkout.url)}
        title={intl.formatMessage(checkoutMessages.payment)}
        data-loading={state === 'loading' ? '' : undefined}
        // A page of the browser's own, which says that nothing came, belongs to another origin.
        onLoad={({ currentTarget }) => setState(currentTarget.contentDocument === null ? 'failed' : 'shown')}
      />
      {state === 'loading' && (
        <span className={styles.loading}>
          <Spinner size="large" label={intl.formatMessage(wordMessages.loading)} />
        </span>
      )}
    </div>
  );
}

function PaymentElsewhere({
  client,
  checkout,
  onLeft,
}: {
  client: ApiClient;
  checkout: Checkout;
  onLeft: (isSaidPaid: boolean) => void;
}) {
  const intl = useIntl();
  const opened = useRef<Window | null>(null);
  const [isOpened, setIsOpened] = useState(false);
  usePaymentMessages(() => opened.current, onLeft);

  // The provider's page may cut the tie between the windows: then only the server knows.
  const leave = useRef(onLeft);
  useEffect(() => {
    leave.current = onLeft;
  });
  useEffect(() => {
    if (!isOpened) return undefined;
    let isWatching = true;
    const look = async () => {
      const order = await client
        .call('getOrder', { path: { order_id: checkout.order_id } })
        .catch(() => null);
      if (isWatching && order !== null && !isOpenOrder(order)) leave.current(true);
    };
    const timer = setInterval(() => {
      void look();
    }, WATCH_MS);
    return () => {
      isWatching = false;
      clearInterval(timer);
    };
  }, [isOpened, client, checkout.order_id]);

  return (
    <div className={styles.step}>
      <p>{intl.formatMessage(isOpened ? checkoutMessages.elsewhereOpened : checkoutMessages.elsewhere)}</p>
      <div className={styles.actions}>
        {isOpened && (
          <Button variant="quiet" onClick={() => onLeft(false)}>
            {intl.formatMessage(checkoutMessages.askAgain)}
          </Button>
        )}
        <Button
          variant="primary"
          icon={<ExternalLink />}
          onClick={() => {
            opened.current = window.open(checkout.url, '_blank');
            setIsOpened(true);
          }}
        >
          {intl.formatMessage(checkoutMessages.openPayment)}
        </Button>
      </div>
    </div>
  );
}

function GoTo({ url }: { url: string }) {
  const intl = useIntl();
  useEffect(() => window.location.assign(url), [url]);
  return <Waiting text={intl.formatMessage(checkoutMessages.starting)} />;
}

/** The checkout in a frame has no cookies to ask; it gets the theme. */
function withTheme(address: string): string {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined) return address;
  const url = new URL(address, window.location.origin);
  url.searchParams.set('theme', theme);
  return url.href;
}
