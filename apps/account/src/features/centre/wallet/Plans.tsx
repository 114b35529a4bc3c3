import { formatMoney } from '@boardwalk/domain';
import { Badge, Button } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { useCentre } from '../centre-context.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './Membership.module.css';
import { walletMessages } from './messages.ts';

/** Plans and memberships on sale. */
export function Plans() {
  const intl = useIntl();
  const language = documentLanguage(document);
  const { client, payments, buy } = useCentre();
  const goods = useLoaded(
    async () => (await client.call('listGoods', { headers: { 'Accept-Language': language } })).list,
    payments,
  );
  return (
    <Section
      title={intl.formatMessage(walletMessages.plans)}
      hint={intl.formatMessage(walletMessages.plansHint)}
    >
      <LoadedPart loaded={goods}>
        {(list) => {
          const offered = list.filter(({ on_sale, owned }) => on_sale || owned);
          if (offered.length === 0) return <p>{intl.formatMessage(walletMessages.nothingSold)}</p>;
          return (
            <ul className={styles.plans}>
              {offered.map(({ goods_id, name, days, price, currency, owned }) => {
                const amount = formatMoney(price, language, currency);
                return (
                  <li key={goods_id} className={styles.offer}>
                    <div>
                      <p className={styles.offerName}>{name}</p>
                      <p className={styles.offerDays}>
                        {days === null
                          ? intl.formatMessage(walletMessages.forLife)
                          : intl.formatMessage(walletMessages.days, { days })}
                      </p>
                    </div>
                    <p className={styles.price}>{amount}</p>
                    {owned ? (
                      <Badge tone="positive">{intl.formatMessage(walletMessages.owned)}</Badge>
                    ) : (
                      <Button
                        block
                        aria-label={intl.formatMessage(walletMessages.buyNamed, { name, price: amount })}
                        onClick={() => buy(goods_id)}
                      >
                        {intl.formatMessage(walletMessages.buy)}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          );
        }}
      </LoadedPart>
    </Section>
  );
}
