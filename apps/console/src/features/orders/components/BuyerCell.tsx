import type { Buyer } from '@boardwalk/api-client';
import { Badge, Link } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { paths } from '#shared/paths.ts';
import { orderMessages as messages } from '../messages.ts';
import styles from '../OrdersPage.module.css';

/** Who ordered something, by name and id; leads to all of their orders. */
export function BuyerCell({ buyer }: { readonly buyer: Buyer }) {
  const intl = useIntl();
  const { user_id: id, nick_name: name, is_active: isActive } = buyer;
  return (
    <span className={styles.lines}>
      <Link
        render={
          <RouterLink to={paths.orders(id)} aria-label={intl.formatMessage(messages.ordersOf, { name })} />
        }
      >
        {name}
      </Link>
      <span className={styles.id}>{id}</span>
      {!isActive && (
        <span>
          <Badge>{intl.formatMessage(messages.inactive)}</Badge>
        </span>
      )}
    </span>
  );
}
