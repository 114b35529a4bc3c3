import type { ApiClient, Checkout } from '@boardwalk/api-client';
import { PaymentMessageName, readPaymentMessage } from '@boardwalk/domain';
import { Button, ErrorState, Spinner } from '@boardwalk/ui-kit';
import { ExternalLink } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { isFramed } from '#shared/frames/is-framed.ts';
import { wordMessages } from '#shared/words/messages.ts';
import styles from './Checkout.module.css';
import { checkoutMessages } from './messages.ts';
import { isOpenOrder } from './use-checkout.ts';
import { Waiting } from './Waiting.tsx';

/** How often the server is asked, in milliseconds, while a checkout is open in another window that may not talk to this one. */
const WATCH_MS = 3000;

/** What paying needs. */
interface PaymentProps {
  client: ApiClient;
  checkout: Checkout;
  /** A payment may be made now that this page does not hear of. */
  onMaybePaid?: (() => void) | undefined;
  /** The page was left; whether it said that the order was paid. */
  onLeft: (isSaidPaid: boolean) => void;
  /** Leads the window to an address. */
  go: (url: string) => void;
}

/** The words beside the button that opens the payment page in a new tab. */
const ELSEWHERE_WORDS = {
  closed: checkoutMessages.elsewhere,
  blocked: checkoutMessages.elsewhereBlocked,
  opened: checkoutMessages.elsewhereOpened,
} as const;

/** The provider's page: in a frame, in the window itself, or, when it refuses frames and this page is in one, in a new window. */
export function Payment({
  isInFrame = isFramed(),
  go = (url) => window.location.assign(url),
  ...payment
}: Omit<PaymentProps, 'go'> & { isInFrame?: boolean; go?: PaymentProps['go'] }) {
  const props = { ...payment, go };
  if (payment.checkout.display === 'frame') return <FramedPayment {...props} />;
  return isInFrame ? <PaymentElsewhere {...props} /> : <GoTo {...props} />;
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

function FramedPayment({ checkout, onLeft }: PaymentProps) {
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

function PaymentElsewhere({ client, checkout, onMaybePaid, onLeft }: PaymentProps) {
  const intl = useIntl();
  const opened = useRef<Window | null>(null);
  const [state, setState] = useState<'closed' | 'blocked' | 'opened'>('closed');
  const isOpened = state === 'opened';
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

  function noteOpened() {
    setState('opened');
    onMaybePaid?.();
  }

  return (
    <div className={styles.step}>
      <p aria-live="polite">{intl.formatMessage(ELSEWHERE_WORDS[state])}</p>
      <div className={styles.actions}>
        {isOpened && (
          <Button variant="quiet" onClick={() => onLeft(false)}>
            {intl.formatMessage(checkoutMessages.askAgain)}
          </Button>
        )}
        {state === 'blocked' ? (
          // No blocker of popups keeps back a link that somebody follows.
          <ButtonLink
            variant="primary"
            icon={<ExternalLink />}
            href={checkout.url}
            target="_blank"
            onClick={noteOpened}
          >
            {intl.formatMessage(checkoutMessages.openPayment)}
          </ButtonLink>
        ) : (
          <Button
            variant="primary"
            icon={<ExternalLink />}
            onClick={() => {
              opened.current = window.open(checkout.url, '_blank');
              if (opened.current === null) setState('blocked');
              else noteOpened();
            }}
          >
            {intl.formatMessage(checkoutMessages.openPayment)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Leads the window itself to the provider's page. */
function GoTo({ checkout, onLeft, go }: PaymentProps) {
  const { url } = checkout;
  const intl = useIntl();
  const latest = useRef({ onLeft, go });
  useEffect(() => {
    latest.current = { onLeft, go };
  });
  useEffect(() => {
    latest.current.go(url);
  }, [url]);
  useEffect(() => {
    // Back from there by the browser's Back, the page stands as it was left: the server knows what became of the order.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current.onLeft(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return (
    <>
      <Waiting text={intl.formatMessage(checkoutMessages.starting)} />
      <p className={styles.byHand}>
        <a href={url}>{intl.formatMessage(checkoutMessages.openPayment)}</a>
      </p>
    </>
  );
}

/** The checkout in a frame has no cookies to ask; it gets the theme. */
function withTheme(address: string): string {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined) return address;
  const url = new URL(address, window.location.origin);
  url.searchParams.set('theme', theme);
  return url.href;
}
