import { sql, type Kysely } from 'kysely';

/** Answers of the onboarding, for the operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table onboarding_answer (
      user_id    text primary key references user_account on delete cascade,
      is_skipped boolean not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table onboarding_answer is
    'A person who answered the onboarding questions or skipped them. The name goes to the account, the team name to the team: neither is kept here.'`.execute(
    db,
  );

  await sql`
    create table onboarding_choice (
      choice_id  bigint generated always as identity (start with 6001) primary key,
      user_id    text not null references user_account on delete cascade references onboarding_answer on delete cascade,
      question   text not null check (question in
        ('job', 'channel', 'use_case', 'space_type', 'work_scene', 'company_size')),
      option_id  integer not null,
      other_text text check (length(other_text) between 1 and 400),
      created_at timestamptz(3) not null,
      unique (user_id, question, option_id)
    )`.execute(db);
  await sql`create index onboarding_choice_by_option on onboarding_choice (question, option_id)`.execute(db);
  await sql`create index onboarding_choice_texts on onboarding_choice (question, choice_id desc) where other_text is not null`.execute(
    db,
  );
  await sql`comment on table onboarding_choice is
    'One option a person chose in the onboarding. option_id is the id of the option, for space_type and company_size its value; other_text is what they wrote for Other.'`.execute(
    db,
  );
}
