import {
  checkAccountName,
  checkName,
  normalizeText,
  parseAccountName,
  type AccountName,
  type Language,
} from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { WorkspaceService } from '../workspace/service.ts';
import { checkNewPassword } from './newPasswords.ts';
import { hashPassword } from './passwords.ts';
import { profileNameCandidates } from './profileName.ts';
import * as repository from './repository.ts';

/** Somebody who wants an account. */
export interface NewAccount {
  account: string;
  password: string;
  nickName: string;
  language: Language;
  /** Whether the e-mail address is known to be theirs. */
  isProven?: boolean;
}

/** A new account, checked, ready to be stored. */
export interface PreparedAccount {
  name: AccountName;
  nickName: string;
  passwordHash: string;
  language: Language;
  isProven: boolean;
  /** Whether the person knows the password. Default: yes. */
  hasPassword?: boolean;
}

/** Checks and stores new accounts. */
export function createNewAccounts(
  { settings, clock, ids }: Pick<Infra, 'settings' | 'clock' | 'ids'>,
  workspace: WorkspaceService,
) {
  /** The account as it is stored. Errors: bad_input. */
  function nameOf(account: string): AccountName {
    const name = parseAccountName(account, settings.deployment);
    if (name === null) throw badInput(checkAccountName(account, settings.deployment));
    return name;
  }

  /** Checks a new account and hashes its password: outside any transaction, for it takes a while. Errors: bad_input. */
  async function prepare(account: NewAccount): Promise<PreparedAccount> {
    const violations = [
      ...(await checkNewPassword(account.password, [account.account, account.nickName])),
      ...checkName('nick_name', account.nickName),
    ];
    if (violations.length > 0) throw badInput(violations);
    return {
      name: nameOf(account.account),
      nickName: normalizeText(account.nickName),
      passwordHash: await hashPassword(account.password),
      language: account.language,
      isProven: account.isProven ?? false,
    };
  }

  /**
   * Adds a person with profile, personal team and project, inside a transaction.
   *
   * @param claims whether the e-mail address is another account's until this person proves it
   */
  async function add(on: Queryable, account: PreparedAccount, claims = false): Promise<string> {
    const { name, nickName, passwordHash } = account;
    const email = name.kind === 'email' ? name.value : null;
    const userId = ids.key();
    const stamps = { created_at: clock.now(), updated_at: clock.now() };
    await repository.insertAccount(on, {
      user_id: userId,
      email: claims ? null : email,
      email_proven_at: email !== null && account.isProven ? stamps.created_at : null,
      pending_email: claims ? email : null,
      mobile: name.kind === 'mobile' ? name.value : null,
      password_hash: passwordHash,
      has_password: account.hasPassword ?? true,
      nick_name: nickName,
      language: account.language,
      ...stamps,
    });
    for (const candidate of profileNameCandidates(nickName, ids)) {
      const profile = { user_id: userId, profile_key: ids.key(), name: candidate, ...stamps };
      if (await repository.insertProfile(on, profile)) break;
    }
    await workspace.createPersonalSpace(on, { userId, nickName, language: account.language });
    return userId;
  }

  return { nameOf, prepare, add };
}
