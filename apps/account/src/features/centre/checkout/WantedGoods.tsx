import type { ApiClient } from '@boardwalk/api-client';
import { formatMoney } from '@boardwalk/domain';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { Button } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { wordMessages } from '#shared/words/messages.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './Checkout.module.css';
import { ForWhom } from './ForWhom.tsx';
import { checkoutMessages } from './messages.ts';
import { TeamTemplatesLink } from './TeamTemplatesLink.tsx';

/** Shows what the reader has come to buy, before anything is ordered. */
export function WantedGoods({
  client,
  goodsId,
  wantedTeam,
  onBuy,
  onLeave,
}: {
  client: ApiClient;
  goodsId: string;
  wantedTeam: string | null;
  onBuy: (goodsId: string, teamId: string | null) => void;
  onLeave: (() => void) | undefined;
}) {
  const intl = useIntl();
  const language = documentLanguage(document);
  const goods = useLoaded(() =>
    client.call('getGoods', { path: { goods_id: goodsId }, headers: { 'Accept-Language': language } }),
  );
  return (
    <div className={styles.step}>
      <LoadedPart loaded={goods}>
        {({ name, price, currency, seller, days, kind, owned: isOwn, on_sale, team_ids: holders }) => {
          const amount = formatMoney(price, language, currency);
          const rest = (teamId: string | null) => {
            const owned = teamId === null ? isOwn : holders.includes(teamId);
            return (
              <>
                {owned && (
                  <p>{intl.formatMessage(checkoutMessages[teamId === null ? 'youHave' : 'teamHas'])}</p>
                )}
                {owned && teamId !== null && <TeamTemplatesLink teamId={teamId} />}
                {!owned && !on_sale && <p>{intl.formatMessage(checkoutMessages.notForSale)}</p>}
                {!owned && on_sale && seller !== null && (
                  <p className={styles.quiet}>
                    {intl.formatMessage(
                      checkoutMessages[teamId === null ? 'returnable' : 'returnableByTeam'],
                    )}
                  </p>
                )}
                <div className={styles.actions}>
                  {onLeave && (
                    <Button variant="quiet" onClick={onLeave}>
                      {intl.formatMessage(on_sale && !owned ? wordMessages.cancel : wordMessages.close)}
                    </Button>
                  )}
                  {on_sale && !owned && (
                    <Button variant="primary" onClick={() => onBuy(goodsId, teamId)}>
                      {intl.formatMessage(checkoutMessages.payPrice, { price: amount })}
                    </Button>
                  )}
                </div>
              </>
            );
          };
          return (
            <>
              <div className={styles.goods}>
                <p className={styles.name}>{name}</p>
                {seller !== null && (
                  <p className={styles.quiet}>
                    {intl.formatMessage(checkoutMessages.soldBy, { name: seller.nick_name })}
                  </p>
                )}
                {days !== null && (
                  <p className={styles.quiet}>{intl.formatMessage(checkoutMessages.runsFor, { days })}</p>
                )}
              </div>
              <p className={styles.price}>{amount}</p>
              <ForWhom client={client} kind={kind} wantedTeam={wantedTeam}>
                {rest}
              </ForWhom>
            </>
          );
        }}
      </LoadedPart>
    </div>
  );
}
