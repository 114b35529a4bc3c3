import { sql, type Kysely } from 'kysely';

/** Goods, orders, what happened to their money, refunds, and the ledger of sellers' income. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createGoods(db);
  await createOrders(db);
  await createLedger(db);
}

async function createGoods(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table goods (
      goods_id   text primary key check (goods_id ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])$' and goods_id not like 'template-%'),
      kind       text not null check (kind in ('plan', 'lifetime')),
      names      jsonb not null,
      days       integer check (days between 1 and 3660),
      sort_order integer not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      retired_at timestamptz(3),
      check ((kind = 'plan') = (days is not null))
    )`.execute(db);
  await sql`comment on table goods is
    'A plan or membership that is sold, or was until retired_at. names holds a name per language. Templates are sold without an entry here.'`.execute(
    db,
  );
  await sql`
    create table goods_price (
      goods_id text not null references goods on delete cascade,
      currency text not null check (currency in ('CNY', 'USD')),
      price    integer not null check (price >= 1000 and price % 10 = 0),
      primary key (goods_id, currency)
    )`.execute(db);
  await sql`comment on table goods_price is
    'What goods cost from now on, in thousandths of a currency. A deployment sells what has a price in its own currency.'`.execute(
    db,
  );
  await sql`
    create table goods_log (
      goods_log_id bigint generated always as identity primary key,
      goods_id     text not null references goods,
      admin_id     text not null references user_account,
      deed         text not null check (deed in ('create', 'update', 'retire')),
      content      jsonb not null,
      created_at   timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table goods_log is
    'What an admin did to goods; content is how they were afterwards. Only added to.'`.execute(db);

  await sql`
    insert into goods (goods_id, kind, names, days, sort_order, created_at, updated_at) values
      ('plan-month', 'plan', ${JSON.stringify(NAMES.month)}::jsonb, 30, 10, now(), now()),
      ('plan-quarter', 'plan', ${JSON.stringify(NAMES.quarter)}::jsonb, 91, 20, now(), now()),
      ('plan-year', 'plan', ${JSON.stringify(NAMES.year)}::jsonb, 365, 30, now(), now()),
      ('lifetime', 'lifetime', ${JSON.stringify(NAMES.lifetime)}::jsonb, null, 40, now(), now())`.execute(db);
  await sql`
    insert into goods_price (goods_id, currency, price) values
      ('plan-month', 'CNY', 29000), ('plan-month', 'USD', 6000),
      ('plan-quarter', 'CNY', 79000), ('plan-quarter', 'USD', 16000),
      ('plan-year', 'CNY', 239000), ('plan-year', 'USD', 48000),
      ('lifetime', 'CNY', 699000), ('lifetime', 'USD', 149000)`.execute(db);
}

const NAMES = {
  month: {
    'zh-CN': '个人版 · 一个月',
    'en-US': 'Personal plan, one month',
    'ja-JP': 'パーソナルプラン 1 か月',
    'ko-KR': '개인 플랜 1개월',
    'es-ES': 'Plan personal, un mes',
  },
  quarter: {
    'zh-CN': '个人版 · 一个季度',
    'en-US': 'Personal plan, three months',
    'ja-JP': 'パーソナルプラン 3 か月',
    'ko-KR': '개인 플랜 3개월',
    'es-ES': 'Plan personal, tres meses',
  },
  year: {
    'zh-CN': '个人版 · 一年',
    'en-US': 'Personal plan, one year',
    'ja-JP': 'パーソナルプラン 1 年',
    'ko-KR': '개인 플랜 1년',
    'es-ES': 'Plan personal, un año',
  },
  lifetime: {
    'zh-CN': '终身会员',
    'en-US': 'Lifetime membership',
    'ja-JP': '永久メンバーシップ',
    'ko-KR': '평생 멤버십',
    'es-ES': 'Membresía de por vida',
  },
};

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table goods_order (
      order_id     text primary key,
      user_id      text not null references user_account,
      goods_id     text not null,
      kind         text not null check (kind in ('plan', 'lifetime', 'template')),
      title        text not null,
      days         integer,
      file_key     text references publication,
      seller_id    text references user_account,
      amount       integer not null check (amount > 0 and amount % 10 = 0),
      currency     text not null check (currency in ('CNY', 'USD')),
      fee          integer not null check (fee between 0 and amount),
      state        text not null check (state in ('created', 'paying', 'paid', 'refunding', 'refunded', 'cancelled', 'expired')),
      provider     text not null,
      checkout_ref text,
      checkout_url text,
      language     text not null,
      created_at   timestamptz(3) not null,
      expires_at   timestamptz(3) not null,
      paid_at      timestamptz(3),
      closed_at    timestamptz(3),
      check ((kind = 'template') = (file_key is not null and seller_id is not null)),
      check ((kind = 'plan') = (days is not null)),
      check (state not in ('paid', 'refunding', 'refunded') or paid_at is not null)
    )`.execute(db);
  await sql`create unique index goods_order_open on goods_order (user_id, goods_id) where state in ('created', 'paying')`.execute(
    db,
  );
  await sql`create index goods_order_by_user on goods_order (user_id, created_at desc, order_id desc)`.execute(
    db,
  );
  await sql`create index goods_order_by_time on goods_order (created_at desc, order_id desc)`.execute(db);
  await sql`create index goods_order_by_state on goods_order (state, created_at desc, order_id desc)`.execute(
    db,
  );
  await sql`create index goods_order_due on goods_order (expires_at) where state in ('created', 'paying')`.execute(
    db,
  );
  await sql`comment on table goods_order is
    'Something one person wants to buy, bought or gave back. Title, days, price (amount, in thousandths), seller and the platform''s share (fee) are those of the moment it was placed. checkout_ref is the provider''s name for the checkout.'`.execute(
    db,
  );

  await sql`
    create table payment_event (
      payment_event_id  bigint generated always as identity primary key,
      order_id          text not null references goods_order,
      kind              text not null check (kind in
        ('created', 'checkout', 'declined', 'paid', 'stray', 'cancelled', 'expired', 'refund_asked', 'refunded', 'refund_failed')),
      amount            integer not null,
      currency          text not null,
      provider          text not null,
      provider_event_id text,
      payment_ref       text,
      actor_id          text references user_account,
      note              text,
      created_at        timestamptz(3) not null,
      check (case kind when 'paid' then amount > 0 when 'stray' then amount > 0 when 'refunded' then amount < 0 else amount = 0 end),
      check (kind not in ('paid', 'stray', 'refunded') or payment_ref is not null)
    )`.execute(db);
  await sql`create index payment_event_by_order on payment_event (order_id, payment_event_id)`.execute(db);
  await sql`create unique index payment_event_once on payment_event (provider, provider_event_id)`.execute(
    db,
  );
  await sql`create unique index payment_event_payment on payment_event (provider, payment_ref) where kind in ('paid', 'stray')`.execute(
    db,
  );
  await sql`create unique index payment_event_refund on payment_event (provider, payment_ref) where kind = 'refunded'`.execute(
    db,
  );
  await sql`comment on table payment_event is
    'What happened to an order and its money; only added to. amount is what came in (paid; stray: a payment that could not be honoured) or, negative, went back. actor_id is who did it, if it was a person. An event of the provider is written down once.'`.execute(
    db,
  );

  await sql`
    create table refund (
      refund_id       text primary key,
      order_id        text not null references goods_order,
      provider        text not null,
      payment_ref     text not null,
      amount          integer not null check (amount > 0),
      currency        text not null,
      cause           text not null check (cause in ('buyer', 'admin', 'stray', 'provider')),
      actor_id        text references user_account,
      reason          text,
      state           text not null check (state in ('asked', 'sent', 'done', 'failed')),
      attempts        integer not null default 0,
      next_attempt_at timestamptz(3) not null,
      provider_ref    text,
      created_at      timestamptz(3) not null,
      settled_at      timestamptz(3)
    )`.execute(db);
  await sql`create index refund_by_order on refund (order_id)`.execute(db);
  await sql`create unique index refund_of_payment on refund (provider, payment_ref) where state <> 'failed'`.execute(
    db,
  );
  await sql`create index refund_due on refund (next_attempt_at) where state = 'asked'`.execute(db);
  await sql`comment on table refund is
    'A payment that is to go back whole: asked for, sent (the provider has taken it on), done, or failed for good. cause says whose wish it was: the buyer''s, an admin''s, ours because a payment could not be honoured (stray), or done at the provider itself.'`.execute(
    db,
  );
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallet (
      user_id  text not null references user_account,
      currency text not null check (currency in ('CNY', 'USD')),
      total    bigint not null,
      primary key (user_id, currency)
    )`.execute(db);
  await sql`comment on table wallet is
    'What a seller has earned in a currency, in thousandths: the sum of their ledger entries, pending ones included. Negative after a refund of what was paid out.'`.execute(
    db,
  );
  await sql`
    create table ledger_entry (
      entry_id      bigint generated always as identity primary key,
      transfer_id   text not null,
      order_id      text not null references goods_order,
      cause         text not null check (cause in ('sale', 'refund')),
      account       text not null check (account in ('buyer', 'platform', 'seller')),
      user_id       text references user_account,
      amount        bigint not null,
      currency      text not null,
      balance_after bigint,
      available_at  timestamptz(3) not null,
      created_at    timestamptz(3) not null,
      unique (transfer_id, account),
      check ((account = 'platform') = (user_id is null)),
      check ((account = 'seller') = (balance_after is not null))
    )`.execute(db);
  await sql`create index ledger_entry_of_seller on ledger_entry (user_id, entry_id desc) where account = 'seller'`.execute(
    db,
  );
  await sql`create index ledger_entry_pending on ledger_entry (user_id, currency, available_at) include (amount) where account = 'seller'`.execute(
    db,
  );
  await sql`create index ledger_entry_by_order on ledger_entry (order_id)`.execute(db);
  await sql`comment on table ledger_entry is
    'One side of a transfer: money that comes in carries a minus on the buyer''s account and a plus on the seller''s and the platform''s; the sides of a transfer add up to zero. Only added to: a refund is a transfer the other way. available_at is when a seller''s income stops being pending.'`.execute(
    db,
  );

  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is only added to', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$`.execute(db);
  for (const table of ['payment_event', 'ledger_entry', 'goods_log']) {
    await sql`
      create trigger ${sql.id(`${table}_is_append_only`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
  }
  await sql`
    create function check_transfer() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from ledger_entry where transfer_id = new.transfer_id) <> 0 then
        raise exception 'transfer % does not add up to zero', new.transfer_id using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger ledger_entry_balances after insert on ledger_entry deferrable initially deferred
    for each row execute function check_transfer()`.execute(db);
}
