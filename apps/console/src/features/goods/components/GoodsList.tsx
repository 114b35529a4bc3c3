import { documentLanguage } from '@boardwalk/app-shell/language';
import type { ManagedGoods } from '@boardwalk/api-client';
import { formatMoney } from '@boardwalk/domain';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { textIn } from '#shared/content/texts.ts';
import { paths } from '#shared/paths.ts';
import { goodsMessages as messages } from '../messages.ts';
import styles from './GoodsList.module.css';

/** Goods in the order in which buyers see them, one link each: the name, how long it runs and what it costs. */
export function GoodsList({
  entries,
  current,
  show,
}: {
  readonly entries: readonly ManagedGoods[];
  /** Id of the goods that are open. */
  readonly current: string | undefined;
  /** What the list shows, for the address. */
  readonly show: string | undefined;
}) {
  const intl = useIntl();
  return (
    <ul className={styles.list}>
      {entries.map(({ goods_id: id, names, days, price, currency }) => (
        <li key={id}>
          <Link
            to={paths.goods(id, show)}
            className={styles.entry}
            aria-current={id === current ? 'true' : undefined}
          >
            <span className={styles.name}>{textIn(names, intl.locale)}</span>
            <span className={styles.price}>{formatMoney(price, documentLanguage(document), currency)}</span>
            <span className={styles.meta}>
              {days === null
                ? intl.formatMessage(messages.lifetime)
                : intl.formatMessage(messages.runs, { days })}
            </span>
            <span className={styles.meta}>{currency}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
