import { checkName, checkProfile, type FieldViolation, type Sex } from '@boardwalk/domain';
import type { Profile } from '#shared/api/wire.ts';
import type { ProfileChange } from './api.ts';

/** What the dialog edits. */
export interface ProfileForm {
  readonly nickName: string;
  readonly introduce: string;
  readonly sex: Sex;
}

/** The form as it opens. */
export function formOf(profile: Profile): ProfileForm {
  return { nickName: profile.nick_name, introduce: profile.introduce, sex: profile.sex };
}

/** What is wrong with a form, by the rules the server applies as well (spec §5). */
export function checkForm({ nickName, introduce, sex }: ProfileForm): FieldViolation[] {
  return [...checkName('nick_name', nickName), ...checkProfile({ introduce, sex })];
}

/** What a form changes; a name that stays is not sent, so that older names need not pass today's rules. */
export function changeOf(profile: Profile, { nickName, introduce, sex }: ProfileForm): ProfileChange {
  return {
    profile_key: profile.profile_key,
    ...(nickName.trim() === profile.nick_name ? {} : { nick_name: nickName.trim() }),
    ...(introduce.trim() === profile.introduce ? {} : { introduce: introduce.trim() }),
    ...(sex === profile.sex ? {} : { sex }),
  };
}
