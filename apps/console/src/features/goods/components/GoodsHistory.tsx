import { documentLanguage, LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import type { GoodsLogEntry, ManagedGoods } from '@boardwalk/api-client';
import { formatMoney, LANGUAGES } from '@boardwalk/domain';
import { History } from 'lucide-react';
import { useId } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { PagedList } from '#shared/list/PagedList.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { useListGoodsLogInfiniteQuery } from '../api.ts';
import { goodsMessages as messages } from '../messages.ts';
import styles from './GoodsHistory.module.css';

/** What admins did to goods, the latest first, with what each of them changed. */
export function GoodsHistory({ goodsId }: { readonly goodsId: string }) {
  const intl = useIntl();
  const id = useId();
  const list = useListGoodsLogInfiniteQuery(goodsId);
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {intl.formatMessage(messages.history)}
      </h3>
      <PagedList list={list} empty={{ icon: <History />, title: intl.formatMessage(messages.noHistory) }}>
        {(entries) => (
          <ol className={styles.list}>
            {entries.map((entry, index) => (
              <Entry key={entry.log_id} entry={entry} before={entries[index + 1]?.goods} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

/** One change; without what stood before it, price and days say how the goods were. */
function Entry({
  entry,
  before,
}: {
  readonly entry: GoodsLogEntry;
  readonly before: ManagedGoods | undefined;
}) {
  const intl = useIntl();
  const facts = factsOf(intl, entry.goods);
  const old = before && factsOf(intl, before);
  const lines =
    old === undefined
      ? facts.filter(({ isMain }) => isMain)
      : facts.filter(({ value }, index) => value !== old[index]?.value);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{intl.formatMessage(actionOf(entry, before))}</strong>
        <span>{entry.admin.nick_name}</span>
        <span className={styles.quiet}>
          <Moment at={entry.created_at} />
        </span>
      </p>
      {lines.map(({ key, label, value }) => (
        <p key={key} className={styles.quiet}>
          {label}: {old !== undefined && <del>{old.find((each) => each.key === key)?.value}</del>}
          {old !== undefined && ' → '}
          <ins>{value}</ins>
        </p>
      ))}
    </li>
  );
}

function actionOf({ action }: GoodsLogEntry, before: ManagedGoods | undefined) {
  if (action === 'create') return messages.didCreate;
  if (action === 'retire') return messages.didRetire;
  return before !== undefined && before.retired_at !== null ? messages.didSellAgain : messages.didUpdate;
}

/** What can change about goods, in words. */
function factsOf(intl: IntlShape, { names, days, price, currency, sort_order: place }: ManagedGoods) {
  return [
    {
      key: 'price',
      isMain: true,
      label: intl.formatMessage(messages.price, { currency }),
      value: formatMoney(price, documentLanguage(document), currency),
    },
    {
      key: 'days',
      isMain: days !== null,
      label: intl.formatMessage(messages.days),
      value: days === null ? '–' : intl.formatNumber(days),
    },
    {
      key: 'place',
      isMain: false,
      label: intl.formatMessage(messages.place),
      value: intl.formatNumber(place),
    },
    ...LANGUAGES.map((language) => ({
      key: language,
      isMain: false,
      label: intl.formatMessage(messages.nameIn, { language: LANGUAGE_NAMES[language] }),
      value: names[language],
    })),
  ];
}
