import type { Order, User } from '@boardwalk/api-client';
import {
  failWith,
  aProfile,
  aSession,
  aTeam,
  aTokenGrant,
  aUser,
  type MockHandlers,
} from '@boardwalk/test-kit';

const NO_ENTRIES = { list: [], next_cursor: '0', has_more: false };
const MOMENT = '2026-03-14T09:26:53.000Z';

/** An order of a month of VIP that waits for its payment. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    order_id: 'h3WqPnR8tXdM',
    goods_id: 'plan-month',
    kind: 'plan',
    title: 'VIP for a month',
    days: 30,
    file_key: null,
    team: null,
    amount: 6000,
    currency: 'USD',
    state: 'paying',
    created_at: MOMENT,
    expires_at: '2026-03-14T09:56:53.000Z',
    paid_at: null,
    closed_at: null,
    returnable_until: null,
    ...overrides,
  };
}

/** Choices of somebody who wants every notice and mail. */
export const EVERY_NOTICE = {
  reviews: true,
  sales: true,
  comments: true,
  notify_likes: true,
  notify_copies: true,
  notify_follows: true,
  notify_comments: true,
};

/** What the account centre asks of the API, for somebody who is signed in, with nothing in it. */
export function centreApi(user: User = aUser()): MockHandlers {
  const limits = { editable_files: 10, edit_visitors: 3 };
  return {
    getSession: () => aSession({ user }),
    exchangeToken: () => aTokenGrant(),
    getUserInfo: () => user,
    listSessions: () => ({
      list: [
        {
          session_id: 's1',
          browser: 'Firefox',
          system: 'Linux',
          device: 'desktop',
          method: 'code',
          created_at: MOMENT,
          last_seen_at: MOMENT,
          current: true,
        },
        {
          session_id: 's2',
          browser: 'Safari',
          system: 'iOS',
          device: 'phone',
          method: 'password',
          created_at: MOMENT,
          last_seen_at: MOMENT,
          current: false,
        },
      ],
    }),
    getSecondStep: () => ({
      is_on: false,
      on_since: null,
      recovery_codes_left: 0,
      needs_release: false,
      events: [],
    }),
    listLinkedProviders: () => ({ list: [], offered: [], has_password: true, needs_code: false, events: [] }),
    listPasskeys: () => ({ list: [], is_offered: true, needs_code: false, needs_release: false, events: [] }),
    getMailPreferences: () => EVERY_NOTICE,
    listAccountExports: () => ({ list: [] }),
    getMembership: () => ({
      member: 0,
      is_vip: false,
      is_private_deployment: false,
      edition: {
        isDefaultData: true,
        type: -1,
        edition_key: null,
        goods_id: null,
        user_id: user.user_id,
        start_date: null,
        end_date: null,
        permanent: false,
        extends: 0,
        is_valid: false,
      },
      limits,
      free_plan: limits,
      space: { team_type: 2, team_id: '1001', limitCount: 10, edit_visitor_quantity: 3, curCount: 4 },
    }),
    listGoods: () => ({
      list: [
        {
          goods_id: 'plan-month',
          kind: 'plan',
          name: 'VIP for a month',
          days: 30,
          price: 6000,
          currency: 'USD',
          on_sale: true,
          owned: false,
          team_ids: [],
          file_key: null,
          seller: null,
        },
      ],
    }),
    getPoints: () => ({ balance: 45, card_points: 100, card_days: 30, shortfall: 55 }),
    listPointEntries: () => NO_ENTRIES,
    getWallet: () => ({ currency: 'USD', balance: 0, pending: 0 }),
    listWalletEntries: () => NO_ENTRIES,
    listOrders: () => NO_ENTRIES,
    listPayouts: () => NO_ENTRIES,
    getOwnProfile: () => aProfile({ user_id: user.user_id }),
    listOwnFiles: () => NO_ENTRIES,
    listFollows: () => NO_ENTRIES,
    listBlocked: () => NO_ENTRIES,
    listTeams: () => ({ list: [aTeam()] }),
    listServiceTokens: () => ({ list: [], events: [], next_cursor: '0', has_more: false }),
    listWebhooks: () => ({ list: [] }),
  };
}

/** The same for a visitor without a session. */
export const signedOut: MockHandlers = { getSession: () => failWith('session_ended') };
