import { checkName, checkProfile, FieldRule, normalizeText, Sex, TagType } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { holdAccount, type AvatarService } from '../account/service.ts';
import { mayAskForKind } from './policy.ts';
import { createRenames } from '../risk/service.ts';
import * as repository from './repository.ts';

/** What the profiles module offers to its handlers and to other modules. */
export type ProfilesService = ReturnType<typeof createProfilesService>;

/** What a person changes of their profile; fields left out keep their value. */
export interface ProfileEdit {
  sex?: Sex | undefined;
  introduce?: string | undefined;
  nickName?: string | undefined;
  /** In the person's own words. */
  profession?: string | undefined;
  /** Whether others may see what the person has collected. */
  collectionsPublic?: boolean | undefined;
}

/** The public side of accounts. */
export function createProfilesService(infra: Infra, { avatars }: { avatars: AvatarService }) {
  const { db, clock, ids } = infra;
  const renames = createRenames(infra);
  /** The profile with this key must be the person's own. Errors: profile_not_found, not_owner. */
  async function lockOwn(trx: Queryable, userId: string, profileKey: string): Promise<void> {
    const profile = await repository.lockProfileByKey(trx, profileKey);
    if (profile === undefined)
      throw new ApiError('profile_not_found', { internal: `no profile key ${profileKey}` });
    if (profile.user_id !== userId)
      throw new ApiError('not_owner', { internal: `profile key ${profileKey}` });
  }

  return {
    /** The profile of a person. Errors: profile_not_found. */
    async requireProfile(userId: string): Promise<repository.ProfileRow> {
      const row = await repository.findProfile(db, userId, clock.now());
      if (row === undefined) throw new ApiError('profile_not_found', { internal: `no profile of ${userId}` });
      return row;
    },

    /** The profile with this name in its address; case and width make no difference. Errors: profile_not_found. */
    async requireProfileByName(name: string): Promise<repository.ProfileRow> {
      const typed = normalizeText(name);
      const folded = typed.normalize('NFKC').toLowerCase().normalize('NFC');
      const row = await repository.findProfileByName(db, { typed, folded }, clock.now());
      if (row === undefined)
        throw new ApiError('profile_not_found', { internal: `no profile named ${name}` });
      return row;
    },

    /**
     * Changes a person's own profile.
     * Errors: bad_input, profile_not_found, not_owner, too_many_requests after many nicknames, not_signed_in when the account is
     * gone.
     *
     * @param profileKey key of the profile, which must be the person's own
     */
    async editProfile(userId: string, profileKey: string, edit: ProfileEdit): Promise<repository.ProfileRow> {
      const { sex, introduce, nickName, profession, collectionsPublic } = edit;
      const violations = [
        ...checkProfile({ sex, introduce, profession }),
        ...(nickName === undefined ? [] : checkName('nick_name', nickName)),
      ];
      if (violations.length > 0) throw badInput(violations);
      const now = clock.now();
      const wanted = nickName === undefined ? undefined : normalizeText(nickName);
      const change = async (trx: Queryable) => {
        await holdAccount(trx, userId);
        await lockOwn(trx, userId, profileKey);
        await repository.changeProfile(trx, userId, {
          updated_at: now,
          ...(sex === undefined ? {} : { sex }),
          ...(introduce === undefined ? {} : { introduce: normalizeText(introduce) }),
          ...(profession === undefined ? {} : { profession: normalizeText(profession) }),
          ...(collectionsPublic === undefined ? {} : { collections_public: collectionsPublic }),
        });
        if (wanted !== undefined) {
          const former = await renames.lock(trx, userId);
          await repository.changeAccount(trx, userId, { nick_name: wanted, updated_at: now });
          await renames.forget(trx, former, wanted);
        }
      };
      await renames.count(userId, wanted, () => inTransaction(db, change));
      return this.requireProfile(userId);
    },

    /**
     * Clears what a person has said of themselves: bio, sex, profession, work, avatar. Name, works and follows stay.
     * Errors: profile_not_found, not_owner, not_signed_in when the account is gone.
     */
    async clearProfile(userId: string, profileKey: string): Promise<void> {
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        await lockOwn(trx, userId, profileKey);
        // Second, since the avatar takes more of the account than this: two at once would wait for each other.
        await holdAccount(trx, userId);
        await repository.changeProfile(trx, userId, {
          introduce: '',
          profession: '',
          sex: Sex.CONFIDENTIAL,
          career_id: null,
          industry_id: null,
          updated_at: now,
        });
        await avatars.remove(userId, trx);
      });
    },

    /**
     * Takes what a profile shows to others away, as a moderator has decided: picture and words, and the name for a neutral one.
     *
     * @param trx the transaction of the decision
     */
    async reset(trx: Queryable, userId: string): Promise<void> {
      const former = await renames.lock(trx, userId);
      const neutral = `user-${userId.slice(0, 6)}`;
      const now = clock.now();
      await repository.changeProfile(trx, userId, {
        // The address was made from the nickname.
        name: ids.key(),
        introduce: '',
        profession: '',
        updated_at: now,
      });
      await avatars.remove(userId, trx);
      await repository.changeAccount(trx, userId, { nick_name: neutral, updated_at: now });
      await renames.forget(trx, former, neutral);
    },

    /**
     * Notes what a person works as and in which industry; works for these are recommended first.
     * Errors: bad_input for what is no open tag of its kind; not_signed_in when the account is gone.
     */
    async setCareer(
      userId: string,
      { careerId, industryId }: { careerId: number | null; industryId: number | null },
    ): Promise<void> {
      const chosen = [
        { field: 'career_id', tagId: careerId, type: TagType.ROLE },
        { field: 'industry_id', tagId: industryId, type: TagType.INDUSTRY },
      ];
      const tags = await repository.findOpenTags(
        db,
        chosen.flatMap(({ tagId }) => tagId ?? []),
      );
      const unknown = chosen.filter(
        ({ tagId, type }) =>
          tagId !== null && !tags.some((tag) => tag.tag_id === tagId && tag.ttype === type),
      );
      if (unknown.length > 0)
        throw badInput(unknown.map(({ field }) => ({ field, rule: FieldRule.UNKNOWN })));
      const change = { career_id: careerId, industry_id: industryId, updated_at: clock.now() };
      await inTransaction(db, async (trx) => {
        await holdAccount(trx, userId);
        await repository.changeProfile(trx, userId, change);
      });
    },

    /** Kind and invitation of the caller. Errors: not_signed_in when the account is gone. */
    async standingOf(callerId: string) {
      const standing = await repository.findStanding(db, callerId);
      if (standing === undefined)
        throw new ApiError('not_signed_in', { internal: `account ${callerId} is gone` });
      return standing;
    },

    /** The kind of a person, for themselves or an admin. Errors: admins_only, user_not_found. */
    async kindFor(callerId: string, userId: string) {
      const caller = await this.standingOf(callerId);
      if (!mayAskForKind(caller, userId))
        throw new ApiError('admins_only', { internal: `${callerId} asks for the kind of ${userId}` });
      const standing = callerId === userId ? caller : await repository.findStanding(db, userId);
      if (standing === undefined) throw new ApiError('user_not_found', { internal: `no user ${userId}` });
      return standing;
    },
  };
}
