import { NavTabs } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Page } from '#shared/page/Page.tsx';
import { paths } from '#shared/paths.ts';
import { orderMessages as messages } from '../messages.ts';

const TABS = [
  { id: 'orders', to: paths.orders(), words: messages.title },
  { id: 'refunds', to: paths.refunds(), words: messages.refunds },
] as const;

/** A page of the room: its title, the way between orders and refunds, and what it shows. */
export function OrdersView({
  current,
  children,
}: {
  readonly current: (typeof TABS)[number]['id'];
  readonly children: ReactNode;
}) {
  const intl = useIntl();
  const tab = TABS.find(({ id }) => id === current) ?? TABS[0];
  return (
    <Page title={intl.formatMessage(tab.words)}>
      <NavTabs
        label={intl.formatMessage(messages.views)}
        items={TABS.map(({ id, to, words }) => ({
          href: to,
          label: intl.formatMessage(words),
          current: id === current,
          render: <Link to={to} />,
        }))}
      />
      {children}
    </Page>
  );
}
