import type { SandboxCheckout } from '../../checkout/sandbox/sandboxCheckout.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { StripeSettings } from '../../infra/settings/paymentSettings.ts';
import type { AccountService } from '../account/service.ts';
import type { InboxService } from '../inbox/service.ts';
import type { WebhookOutbox } from '../integrations/service.ts';
import type { MailService } from '../mail/service.ts';
import type { MembershipService } from '../membership/service.ts';
import type { TeamsService } from '../teams/service.ts';
import { fulfilment } from './fulfilment.ts';
import { goodsDesk } from './goods.ts';
import { orderDesk } from './orders.ts';
import { paymentDesk } from './payments.ts';
import { chooseProvider } from './providers/chooseProvider.ts';
import { tryStripe } from './providers/tryStripe.ts';
import { payoutDesk, type PayoutNeeds } from './payouts.ts';
import { managedRefundDesk } from './managedRefunds.ts';
import { refundDesk } from './refunds.ts';
import { refundSender } from './refundSender.ts';
import { refundSteps } from './refundSteps.ts';
import { teamTemplateShelf } from './teamTemplates.ts';
import { ledger } from './wallet.ts';

/** What the commerce module offers to its handlers, to jobs and to other modules. */
export type CommerceService = ReturnType<typeof createCommerceService>;

/**
 * Goods, orders, payments, refunds and sellers' income (decisions: "Membership, points, money"). What a browser says never
 * moves money: the provider's signed event does.
 */
export function createCommerceService(
  infra: Infra,
  needs: {
    account: AccountService;
    membership: MembershipService;
    teams: Pick<TeamsService, 'openToBuy' | 'openToSee'>;
    mail: Pick<MailService, 'send'>;
    inbox: Pick<InboxService, 'notifyOfSale' | 'takeSaleBack'>;
    checkout: SandboxCheckout;
    events: Pick<WebhookOutbox, 'write'>;
    confirmPassword: PayoutNeeds['confirmPassword'];
  },
) {
  const { account, membership, teams, mail, inbox, checkout, events, confirmPassword } = needs;
  const provider = () => chooseProvider(infra, checkout);
  const goods = goodsDesk(infra, { membership, provider });
  const orders = orderDesk(infra, { account, provider, teams }, goods);
  const hands = fulfilment(infra, membership);
  const books = ledger(infra);
  const steps = refundSteps(infra, { fulfilment: hands, ledger: books, mail, inbox, events });
  const sender = refundSender(infra, steps, provider);
  const refunds = refundDesk(infra, { steps, sender });
  const payments = paymentDesk(infra, {
    fulfilment: hands,
    ledger: books,
    refunds,
    mail,
    inbox,
    provider,
    events,
  });

  const payouts = payoutDesk(infra, { ledger: books, mail, confirmPassword });

  return {
    goods,
    orders,
    payments,
    payouts,
    refunds,
    managedRefunds: managedRefundDesk(infra, { steps, sender, provider }),
    teamTemplates: teamTemplateShelf(infra, { teams }),
    wallet: books,
    /** Asks Stripe whether keys work, for the settings of the site. */
    tryStripe: (stripe: StripeSettings) => tryStripe(stripe, infra.settings.publicUrl),

    /** The job that sends a refund. */
    refundSending: sender.sending,

    /** Ends orders whose time to pay is over. For the jobs. */
    expireOverdue: () => orders.expireOverdue(),
  };
}
