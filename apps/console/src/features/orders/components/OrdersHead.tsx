import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { NavTabs } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { orderMessages as messages } from '../messages.ts';
import styles from '../OrdersPage.module.css';

const TABS = [
  { id: 'orders', to: paths.orders(), words: messages.title },
  { id: 'refunds', to: paths.refunds(), words: messages.refunds },
] as const;

/** The title of the room, and the way between orders and refunds. */
export function OrdersHead({ current }: { readonly current: (typeof TABS)[number]['id'] }) {
  const intl = useIntl();
  const tab = TABS.find(({ id }) => id === current) ?? TABS[0];
  const title = intl.formatMessage(tab.words);
  useDocumentTitle(title);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <NavTabs
        label={intl.formatMessage(messages.views)}
        items={TABS.map(({ id, to, words }) => ({
          href: to,
          label: intl.formatMessage(words),
          current: id === current,
          render: <Link to={to} />,
        }))}
      />
    </>
  );
}
