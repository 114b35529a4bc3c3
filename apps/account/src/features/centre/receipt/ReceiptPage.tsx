import { ApiFailure, type Order, type User } from '@boardwalk/api-client';
import { UserCentreSection } from '@boardwalk/domain';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { useDocumentTitle, siteLogo, siteName } from '@boardwalk/app-shell/start';
import { Button, Logo } from '@boardwalk/ui-kit';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { saveFile } from '@boardwalk/app-shell/files';
import { sectionHref } from '../centre-address.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { SessionGate } from '../SessionGate.tsx';
import { useLoaded } from '../use-loaded.ts';
import { receiptMessages } from './messages.ts';
import { useReceiptFacts, type ReceiptFacts } from './receipt-facts.ts';
import { receiptFile, receiptSheet } from './receipt-file.ts';
import styles from './ReceiptPage.module.css';

const sameAddress = ({ pathname, search }: Location) => pathname + search;
const readOrderId = ({ search }: Location) => new URLSearchParams(search).get('order') ?? '';

/**
 * The receipt of an order: a page for the printer, and a PDF file with the letters of every language.
 *
 * @param props.print prints the page
 * @param props.onSignedOut what happens to a visitor without a session
 */
export default function ReceiptPage({
  print = () => window.print(),
  onSignedOut,
}: {
  print?: () => void;
  onSignedOut?: () => void;
}) {
  const intl = useIntl();
  const [orderId] = useState(() => readOrderId(window.location));
  useDocumentTitle(`${intl.formatMessage(receiptMessages.title)} ${orderId}`);
  return (
    <SessionGate token={null} spent={sameAddress} onSignedOut={onSignedOut}>
      {({ client, user }) => (
        <main className={styles.main}>
          <div className={styles.actions}>
            <ButtonLink variant="quiet" href={sectionHref(UserCentreSection.ORDER)}>
              {intl.formatMessage(receiptMessages.toOrders)}
            </ButtonLink>
            <Button icon={<Printer />} onClick={print}>
              {intl.formatMessage(receiptMessages.print)}
            </Button>
          </div>
          <OrderOf load={() => client.call('getOrder', { path: { order_id: orderId } })} user={user} />
        </main>
      )}
    </SessionGate>
  );
}

function OrderOf({ load, user }: { load: () => Promise<Order>; user: User }) {
  const intl = useIntl();
  // Somebody else's order is as good as none.
  const order = useLoaded(async () => {
    try {
      return { found: await load() };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.is('order_not_found', 'not_owner', 'bad_input'))
        return { found: null };
      throw failure;
    }
  });
  return (
    <LoadedPart loaded={order}>
      {({ found }) =>
        found === null || found.paid_at === null ? (
          <p aria-live="polite">
            {intl.formatMessage(found === null ? receiptMessages.none : receiptMessages.unpaid)}
          </p>
        ) : (
          <Receipt order={found} paidAt={found.paid_at} user={user} />
        )
      }
    </LoadedPart>
  );
}

function Receipt({ order, paidAt, user }: { order: Order; paidAt: string; user: User }) {
  const receipt = useReceiptFacts(order, paidAt, user);
  const { heading, facts, columns, item, money, total, note } = receipt;
  return (
    <>
      <DownloadButton receipt={receipt} />
      <article className={styles.sheet}>
        <header className={styles.head}>
          <Logo name={siteName()} picture={siteLogo()} />
          <h1 className={styles.title}>{heading}</h1>
        </header>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table className={styles.items}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{item}</th>
              <td>{money}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td>{money}</td>
            </tr>
          </tfoot>
        </table>
        {note !== null && <p className={styles.note}>{note}</p>}
      </article>
    </>
  );
}

/** Saves the receipt as a PDF file. */
function DownloadButton({ receipt }: { receipt: ReceiptFacts }) {
  const intl = useIntl();
  const make = useAction(async () => {
    const file = await receiptFile(
      receiptSheet(receipt, { language: documentLanguage(document), site: siteName() }),
    );
    saveFile(file, `${receipt.heading} ${receipt.orderId}.pdf`);
  });
  return (
    <div className={styles.download}>
      <Button
        variant="primary"
        icon={<Download />}
        loading={make.isRunning}
        onClick={() => void make.run(undefined)}
      >
        {intl.formatMessage(receiptMessages.download)}
      </Button>
      {make.failure !== null && (
        <p role="alert" className={styles.note}>
          {intl.formatMessage(receiptMessages.downloadFailed)}
        </p>
      )}
    </div>
  );
}
