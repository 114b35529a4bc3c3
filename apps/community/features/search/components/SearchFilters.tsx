import { FeeType } from '@boardwalk/domain';
import { Button, Menu, MenuRadioGroup, NavTabs } from '@boardwalk/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { defaultOrderMessages, offeredOrders, orderMessages } from '#shared/files/order-messages.ts';
import type { SearchArgument } from '../api.ts';
import { searchMessages } from '../messages.ts';
import { searchAddress } from '../search-address.ts';
import styles from '../SearchPage.module.css';

const FEES = [
  { feeType: FeeType.ALL, message: searchMessages.feeAll },
  { feeType: FeeType.FREE, message: searchMessages.feeFree },
  { feeType: FeeType.MEMBER_FREE, message: searchMessages.feeMembers },
  { feeType: FeeType.NEED_PAY, message: searchMessages.feePaid },
] as const;

/** Price and order of a search; both are part of the address. */
export function SearchFilters({ search }: { search: SearchArgument }) {
  const intl = useIntl();
  return (
    <div className={styles.filters}>
      <NavTabs
        className={styles.fees ?? ''}
        label={intl.formatMessage(searchMessages.fee)}
        items={FEES.map(({ feeType, message }) => {
          const href = searchAddress({ ...search, feeType });
          return {
            href,
            label: intl.formatMessage(message),
            current: feeType === search.feeType,
            render: <Link to={href} replace preventScrollReset />,
          };
        })}
      />
      <OrderMenu search={search} />
    </div>
  );
}

const BEST_MATCH = 'best';

function OrderMenu({ search: { order, ...search } }: { search: SearchArgument }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const orders = offeredOrders(order);
  const label = intl.formatMessage(searchMessages.order);
  const options = [
    { value: BEST_MATCH, label: intl.formatMessage(defaultOrderMessages.relevance) },
    ...orders.map((each) => ({
      value: String(each),
      label: intl.formatMessage(orderMessages[each]),
    })),
  ];
  const value = order === undefined ? BEST_MATCH : String(order);
  const current = options.find((option) => option.value === value) ?? options[0];
  function choose(next: string) {
    const chosen = orders.find((each) => String(each) === next);
    void navigate(searchAddress({ ...search, ...(chosen === undefined ? {} : { order: chosen }) }), {
      replace: true,
      preventScrollReset: true,
    });
  }
  return (
    <Menu
      trigger={
        <Button size="small" variant="quiet" iconEnd={<ChevronDown />}>
          {label}: {current?.label}
        </Button>
      }
    >
      <MenuRadioGroup label={label} value={value} onValueChange={choose} options={options} />
    </Menu>
  );
}
