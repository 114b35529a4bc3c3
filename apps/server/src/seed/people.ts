import { demoKey, type CrowdMember, type Gallery, type Person } from '@boardwalk/demo-gallery';
import { UserKind, type Language, type MemberType } from '@boardwalk/domain';
import type { Queryable } from '../infra/database/database.ts';
import type { Services } from '../modules/services.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';
import { insertMany } from './insertMany.ts';
import { seedMemberships } from './memberships.ts';
import type { TaxonomyIds } from './taxonomy.ts';

/** Somebody of the demo community, with the place their files lie in. */
export interface Inhabitant {
  userId: string;
  teamId: string;
  projectId: string;
}

/** Everybody of the demo community by handle; demo accounts by their key. */
export type Inhabitants = ReadonlyMap<string, Inhabitant>;

const DAY_MS = 86_400_000;
/** The gallery's people were here before its oldest board. */
const PEOPLE_AGE_DAYS = 301;

/** The parts of a demo community that make its people. */
export interface Community {
  gallery: Gallery;
  crowd: readonly CrowdMember[];
  taxonomy: TaxonomyIds;
  now: Date;
}

/**
 * Adds everybody: the demo accounts with their password, the creators of the gallery and the crowd, who have none and so
 * cannot sign in. Everybody gets a profile and a personal space.
 */
export async function seedPeople(
  trx: Queryable,
  services: Services,
  { gallery, crowd, taxonomy, now }: Community,
): Promise<Inhabitants> {
  const inhabitants = new Map<string, Inhabitant>();
  const joined = new Date(now.getTime() - PEOPLE_AGE_DAYS * DAY_MS);
  for (const { key, account, nickName, kind } of DEMO_ACCOUNTS) {
    const userId = await services.account.createAccount(trx, {
      account,
      password: DEMO_PASSWORD,
      nickName,
      language: 'en-US',
      isProven: true,
    });
    await trx
      .updateTable('user_account')
      .set({ kind, onboarded_at: now, created_at: joined })
      .where('user_id', '=', userId)
      .execute();
    inhabitants.set(key, { userId, ...(await services.workspace.findSpace(userId, trx)) });
  }
  const withAccount = gallery.people.filter(({ account }) => account !== undefined);
  for (const person of withAccount) {
    const inhabitant = inhabitants.get(person.account ?? '');
    if (inhabitant === undefined) throw new Error(`there is no demo account ${person.account}`);
    await trx
      .updateTable('profile')
      .set(profileOf(person, taxonomy))
      .where('user_id', '=', inhabitant.userId)
      .execute();
    inhabitants.set(person.handle, inhabitant);
  }

  const newPeople = [
    ...gallery.people
      .filter(({ account }) => account === undefined)
      .map((person) => ({ ...person, joinedAt: joined, profile: profileOf(person, taxonomy) })),
    ...crowd.map((member) => ({ ...member, profile: { sex: member.sex } })),
  ];
  await insertNewPeople(trx, newPeople);
  for (const { handle, name: nickName, language } of newPeople) {
    const userId = userIdOf(handle);
    inhabitants.set(handle, {
      userId,
      ...(await services.workspace.createPersonalSpace(trx, { userId, nickName, language })),
    });
  }
  await seedMemberships(trx, services, [
    // What the demo needs of an account goes before what its person is like.
    ...DEMO_ACCOUNTS.map(({ key, member }) => ({ userId: inhabitants.get(key)?.userId ?? '', member })),
    ...newPeople.map(({ handle, member }) => ({ userId: userIdOf(handle), member })),
  ]);
  return inhabitants;
}

type Profile = ReturnType<typeof profileOf>;

interface NewPerson {
  handle: string;
  member: MemberType;
  name: string;
  language: Language;
  joinedAt: Date;
  profile: Pick<Profile, 'sex'> & Partial<Profile>;
}

async function insertNewPeople(trx: Queryable, newPeople: readonly NewPerson[]): Promise<void> {
  await insertMany(
    trx,
    'user_account',
    newPeople.map(({ handle, name, language, joinedAt }) => ({
      user_id: userIdOf(handle),
      email: `${handle}@people.example.com`,
      mobile: null,
      password_hash: null,
      nick_name: name,
      kind: UserKind.GENERAL_USER,
      identification: null,
      avatar_url: null,
      language,
      onboarded_at: joinedAt,
      created_at: joinedAt,
      updated_at: joinedAt,
      deactivated_at: null,
    })),
  );
  await insertMany(
    trx,
    'profile',
    newPeople.map(({ handle, joinedAt, profile }) => ({
      introduce: '',
      profession: '',
      influencer: 0,
      expert: 0,
      career_id: null,
      industry_id: null,
      ...profile,
      user_id: userIdOf(handle),
      profile_key: demoKey(`profile/${handle}`),
      name: handle,
      created_at: joinedAt,
      updated_at: joinedAt,
    })),
  );
}

function userIdOf(handle: string): string {
  return demoKey(`user/${handle}`);
}

function profileOf(person: Person, taxonomy: TaxonomyIds) {
  const flag = (is: boolean) => (is ? 1 : 0);
  return {
    introduce: person.bio,
    profession: person.profession,
    sex: person.sex,
    influencer: flag(person.influencer),
    expert: flag(person.expert),
    career_id: taxonomy.tags.get(person.role) ?? null,
    industry_id: taxonomy.tags.get(person.industry) ?? null,
  } as const;
}
