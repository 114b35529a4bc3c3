import type { ApiClient, Goods } from '@boardwalk/api-client';
import { FREE_PLAN_LIMITS, formatMoney, GoodsKind } from '@boardwalk/domain';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { Badge, Button } from '@boardwalk/ui-kit';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './Checkout.module.css';
import { ForWhom } from './ForWhom.tsx';
import { checkoutMessages } from './messages.ts';

/** What a membership brings, and the plans on sale to choose from. */
export function PlanChoice({
  client,
  wantedTeam,
  onChoose,
}: {
  client: ApiClient;
  wantedTeam: string | null;
  onChoose: (goodsId: string, teamId: string | null) => void;
}) {
  const intl = useIntl();
  const language = documentLanguage(document);
  const goods = useLoaded(
    async () => (await client.call('listGoods', { headers: { 'Accept-Language': language } })).list,
  );
  const benefits = [
    intl.formatMessage(checkoutMessages.benefitFiles, { limit: FREE_PLAN_LIMITS.editableFiles }),
    intl.formatMessage(checkoutMessages.benefitVisitors, { limit: FREE_PLAN_LIMITS.editVisitors }),
    intl.formatMessage(checkoutMessages.benefitTemplates),
  ];
  return (
    <div className={styles.step}>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <LoadedPart loaded={goods}>
        {(list) => {
          if (!list.some(({ on_sale, owned }) => on_sale || owned)) return <NothingSold />;
          return (
            <ForWhom client={client} kind={GoodsKind.PLAN} wantedTeam={wantedTeam}>
              {(teamId) => (
                <Plans
                  // What one owns oneself is shown as such; for a team there is only what it can buy.
                  list={list.filter(({ on_sale, owned }) => on_sale || (owned && teamId === null))}
                  isForSelf={teamId === null}
                  onChoose={(goodsId) => onChoose(goodsId, teamId)}
                />
              )}
            </ForWhom>
          );
        }}
      </LoadedPart>
    </div>
  );
}

function NothingSold() {
  const intl = useIntl();
  return <p className={styles.quiet}>{intl.formatMessage(checkoutMessages.nothingSold)}</p>;
}

interface PlansProps {
  readonly list: readonly Goods[];
  readonly isForSelf: boolean;
  readonly onChoose: (goodsId: string) => void;
}

function Plans({ list, isForSelf, onChoose }: PlansProps) {
  const intl = useIntl();
  const language = documentLanguage(document);
  if (list.length === 0) return <NothingSold />;
  return (
    <ul className={styles.plans} aria-label={intl.formatMessage(checkoutMessages.plans)}>
      {list.map(({ goods_id: goodsId, name, days, price, currency, owned }) => {
        const amount = formatMoney(price, language, currency);
        return (
          <li key={goodsId} className={styles.plan}>
            <div className={styles.goods}>
              <p className={styles.name}>{name}</p>
              <p className={styles.quiet}>
                {days === null
                  ? intl.formatMessage(checkoutMessages.forLife)
                  : intl.formatMessage(checkoutMessages.runsFor, { days })}
              </p>
              <p className={styles.planPrice}>{amount}</p>
            </div>
            {owned && isForSelf ? (
              <Badge tone="positive">{intl.formatMessage(checkoutMessages.yours)}</Badge>
            ) : (
              <Button
                variant="primary"
                aria-label={intl.formatMessage(checkoutMessages.buyNamed, { name, price: amount })}
                onClick={() => onChoose(goodsId)}
              >
                {intl.formatMessage(checkoutMessages.payPrice, { price: amount })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
