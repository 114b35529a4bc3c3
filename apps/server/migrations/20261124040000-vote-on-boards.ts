import { sql, type Kysely } from 'kysely';

/** Votes with dots on the elements of boards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table board_vote (
      vote_id     bigint generated always as identity (start with 1001) primary key,
      file_key    text not null references file on delete cascade,
      question    text not null check (length(question) <= 2000),
      dots        smallint not null check (dots between 1 and 20),
      element_ids text[],
      started_by  text references user_account on delete set null,
      started_at  timestamptz(3) not null,
      ended_at    timestamptz(3),
      voter_num   integer not null default 0
    )`.execute(db);
  await sql`create unique index board_vote_running on board_vote (file_key) where ended_at is null`.execute(
    db,
  );
  await sql`create index board_vote_by_file on board_vote (file_key, vote_id)`.execute(db);
  await sql`create index board_vote_by_starter on board_vote (started_by) where started_by is not null`.execute(
    db,
  );
  await sql`comment on table board_vote is
    'A vote on the elements of a board; one runs at a time. element_ids: what can be voted for, null for all. voter_num is counted when it ends.'`.execute(
    db,
  );
  await sql`
    create table board_vote_dot (
      vote_id    bigint not null references board_vote on delete cascade,
      user_id    text not null references user_account on delete cascade,
      element_id text not null check (length(element_id) <= 32),
      dots       smallint not null check (dots between 1 and 20),
      primary key (vote_id, user_id, element_id)
    )`.execute(db);
  await sql`create index board_vote_dot_by_user on board_vote_dot (user_id)`.execute(db);
  await sql`comment on table board_vote_dot is
    'The dots of a person while a vote runs. They are summed up and deleted when it ends: nobody finds out later who voted for what.'`.execute(
    db,
  );
  await sql`
    create table board_vote_result (
      vote_id    bigint not null references board_vote on delete cascade,
      element_id text not null,
      dots       integer not null check (dots > 0),
      primary key (vote_id, element_id)
    )`.execute(db);
  await sql`comment on table board_vote_result is 'How many dots an element had when a vote ended.'`.execute(
    db,
  );
}
