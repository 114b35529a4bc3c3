import type { Language } from '@boardwalk/domain';
import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { WRONG_CLOCK_MS } from '../../infra/ids/clock.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { PointsService } from '../points/service.ts';
import type { SiteService } from '../site/service.ts';
import type { WorkspaceService } from '../workspace/service.ts';
import { createNewAccounts, type NewAccount } from './newAccounts.ts';
import { isPasswordOf } from './passwords.ts';
import { judgeRefreshToken } from './policy.ts';
import { createNewSessions, type OpenedSession } from './newSessions.ts';
import { hasPasskey } from './passkeyRepository.ts';
import * as repository from './repository.ts';
import type { AddressService } from './addresses.ts';
import type { SecondStepCodes } from './secondStepCodes.ts';
import { createSignInChallenge } from './signInChallenge.ts';
import { createSignInGuard, type Client } from './signInGuard.ts';

export { mailNewPassword } from './newPasswordMail.ts';
export { checkNewPassword } from './newPasswords.ts';
export { hashPassword, isPasswordOf } from './passwords.ts';

export type { AdminSecondStep } from './adminSecondStep.ts';
export type { AdminSteps } from './releaseRepository.ts';
export type { AvatarService } from './avatars.ts';
export type { SessionsService } from './sessions.ts';
export { removeBegun, removeSecondStep } from './secondStepCodes.ts';

/**
 * Makes sure that an account stays open until a transaction ends. For what gives a person a place among others: an
 * account may be deleted while they ask for it, and nobody else would ever take that away again.
 * Errors: not_signed_in.
 */
export async function holdAccount(trx: Queryable, userId: string): Promise<void> {
  if (!(await repository.holdAccount(trx, userId)))
    throw new ApiError('not_signed_in', { internal: `account ${userId} is gone` });
}

/** The same for what is done one after the other for each person, such as what is counted. Errors: not_signed_in. */
export async function lockAccount(trx: Queryable, userId: string): Promise<void> {
  if ((await repository.lockPasswordHash(trx, userId)) === undefined)
    throw new ApiError('not_signed_in', { internal: `account ${userId} is gone` });
}

/**
 * Makes sure that a session still runs, for what was begun in it: its end, or a change of the password, takes that back.
 * Errors: challenge_expired.
 */
export async function requireRunning(
  trx: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<void> {
  if (!(await repository.isRunning(trx, { userId, sessionId }, now)))
    throw new ApiError('challenge_expired', { internal: `session ${sessionId} has ended` });
}

/**
 * Makes sure that a confirmed password stays the account's until a transaction ends. For what a change of the password takes back:
 * of two who confirmed it one waits for the other.
 * Errors: not_signed_in, wrong_password.
 *
 * @param hash what `confirmPassword` gave
 */
export async function lockPassword(trx: Queryable, userId: string, hash: string): Promise<void> {
  const present = await repository.lockPasswordHash(trx, userId);
  if (present === undefined) throw new ApiError('not_signed_in', { internal: `account ${userId} is gone` });
  if (present !== hash) throw new ApiError('wrong_password', { internal: 'changed meanwhile' });
}

/** What the account module offers to its handlers and to other modules. */
export type AccountService = ReturnType<typeof createAccountService>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A session in use is noted at most this often: where people are signed in is shown to them. */
const LAST_SEEN_MS = 10 * 60_000;

/** Accounts, sessions and tokens (decisions: "Sessions and tokens"). */
export function createAccountService(
  infra: Infra,
  parts: {
    workspace: WorkspaceService;
    points: PointsService;
    addresses: AddressService;
    codes: SecondStepCodes;
    site: Pick<SiteService, 'maySignUp'>;
  },
) {
  const { workspace, points, addresses, codes, site } = parts;
  const { db, settings, clock, tokens } = infra;
  const guard = createSignInGuard(infra);
  const sessions = createNewSessions(infra);
  const { grantRefreshToken, sessionEnd } = sessions;
  const challenge = createSignInChallenge(infra);
  const { nameOf, prepare, add } = createNewAccounts(infra, workspace);
  const signUps = infra.limits.attempts('sign-up', settings.limits.signUpsPerHour, HOUR_MS);

  return {
    /** Adds a person inside a transaction of others, as the seed does; `signUp` is for people who come by themselves. */
    async createAccount(on: Queryable, account: NewAccount): Promise<string> {
      return add(on, await prepare(account));
    },

    /**
     * Makes an account with everything that belongs to it and signs it in, all or nothing; its e-mail address gets the link
     * that proves it. An address that somebody else has had for a day without proving it is theirs when they use that link.
     * Errors: bad_input, sign_up_closed, invitation_needed, account_exists, too_many_requests after many sign-ups from one
     * address, or many links to the address.
     *
     * @param invitation token of an invitation to a team, for sites that take new accounts by invitation only
     */
    async signUp(account: NewAccount, client: Client, invitation?: string): Promise<OpenedSession> {
      await signUps.take(networkOf(client.address));
      const prepared = await prepare(account);
      // After the hashing, which holds no connection.
      const { kind, value: address } = prepared.name;
      await site.maySignUp({ invitation, address: kind === 'email' ? address : undefined });
      const isGreeted = kind === 'email' && (await addresses.mayGreet(address, client));
      try {
        return await inTransaction(db, async (trx) => {
          const state = kind === 'email' ? await addresses.stateOf(trx, address) : 'free';
          if (state === 'taken')
            throw new ApiError('account_exists', { internal: 'somebody has this address' });
          const claims = state === 'unproven';
          // Without the link nobody could ever sign in to it again.
          if (claims && !isGreeted)
            throw new ApiError('too_many_requests', { data: { retry_after: DAY_MS / 1000 } });
          const userId = await add(trx, prepared, claims);
          if (isGreeted) await addresses.greet(trx, userId, address);
          const user = await repository.findAccount(trx, userId, clock.now());
          if (user === undefined) throw new Error(`account ${userId} is not there after it was made`);
          const { userAgent } = client;
          return sessions.open(trx, user, { userAgent, name: prepared.name, method: 'password' });
        });
      } catch (error) {
        if (isGreeted) await addresses.notGreeted(address, client);
        if (
          isUniqueViolation(error, 'user_account_email_key') ||
          isUniqueViolation(error, 'user_account_mobile_key')
        ) {
          throw new ApiError('account_exists', { cause: error });
        }
        throw error;
      }
    },

    /**
     * Starts a session. Errors: bad_input, wrong_credentials, too_many_requests after repeated failures, see the guard
     * of sign-ins; second_step_needed with what `finishSignIn` takes.
     */
    async signIn(credentials: { account: string; password: string }, client: Client) {
      const name = nameOf(credentials.account);
      const guess = await guard.take(name, client);
      const user = await repository.findAccountByName(db, name, clock.now());
      const refusal = () =>
        new ApiError('wrong_credentials', { internal: `sign-in failed for ${user?.user_id ?? 'nobody'}` });
      if (!(await isPasswordOf(user?.password_hash, credentials.password)) || user === undefined)
        throw refusal();
      const session = await inTransaction(db, async (trx) => {
        // Anyone who changed the password meanwhile has ended all sessions, and this one is to be none of them.
        const present = await repository.holdPasswordHash(trx, user.user_id);
        if (present == null || present !== user.password_hash) throw refusal();
        if (await codes.isOn(trx, user.user_id))
          return challenge.pose(user.user_id, {
            name,
            passwordHash: present,
            hasPasskey: await hasPasskey(trx, user.user_id),
          });
        return sessions.open(trx, user, { userAgent: client.userAgent, name, method: 'password' });
      });
      await guess.succeeded();
      if (session instanceof ApiError) throw session;
      return session;
    },

    /**
     * Starts a session with the code that belongs to a right password. Errors: challenge_expired, wrong_code,
     * too_many_requests after repeated failures.
     */
    async finishSignIn(step: { challenge: string; code: string }, client: Client): Promise<OpenedSession> {
      const { userId, name, holds } = await challenge.read(step.challenge);
      const device = await guard.deviceOf(name, client.device);
      const forget = await challenge.take(userId, client.address, device);
      const session = await inTransaction(db, async (trx) => {
        const hash = await repository.holdPasswordHash(trx, userId);
        const user = await repository.findAccount(trx, userId, clock.now());
        if (hash == null || user === undefined || !holds(hash) || !(await codes.isOn(trx, userId)))
          throw new ApiError('challenge_expired', { internal: `user ${userId}` });
        const method = await codes.take(trx, userId, step.code);
        if (method === undefined) throw new ApiError('wrong_code', { internal: `user ${userId}` });
        return sessions.open(trx, user, { userAgent: client.userAgent, name, method });
      });
      await forget();
      return session;
    },

    /** Whether an account is there and opens with a password. For checks of our own: attempts are not counted. */
    async hasPassword(account: string, password: string): Promise<boolean> {
      const user = await repository.findAccountByName(db, nameOf(account), clock.now());
      return user !== undefined && isPasswordOf(user.password_hash, password);
    },

    /** The person and session of a cookie, or undefined. Used by server rendering, too. */
    async findSession(secret: string | undefined) {
      if (secret === undefined || secret === '') return undefined;
      const now = clock.now();
      const session = await repository.findSession(db, hashSecret(secret), now);
      if (session === undefined) return undefined;
      // One that began before the setting was lowered, or was there, has ended as well.
      const hasEnded = sessionEnd(session.started_at) <= now;
      const isEarly = session.started_at.getTime() > now.getTime() + WRONG_CLOCK_MS;
      return hasEnded || isEarly ? undefined : session;
    },

    /**
     * Confirms the session of a cookie, prolongs it once a day, and gives it a refresh token. Mails follow the language that
     * somebody has chosen for the pages; as long as none is known, that of the request. Errors: session_ended.
     */
    async confirmSession(
      secret: string | undefined,
      { language, isChosen }: { language: Language; isChosen: boolean },
    ): Promise<{ user: repository.AccountRow; refreshToken: string }> {
      const session = await this.findSession(secret);
      if (session === undefined) throw new ApiError('session_ended');
      const now = clock.now();
      return inTransaction(db, async (trx) => {
        const end = sessionEnd(session.started_at);
        if (session.expires_at.getTime() < end.getTime() - DAY_MS) {
          await repository.touchSession(trx, session.session_id, now, end);
          await repository.deleteExpiredRefreshTokens(trx, session.session_id, now);
        }
        if (session.language === null || (isChosen && session.language !== language))
          await repository.keepLanguage(trx, session.user_id, language);
        return { user: session, refreshToken: await grantRefreshToken(trx, session.session_id, null) };
      });
    },

    /**
     * Exchanges a refresh token of the cookie's session for an access token and the next refresh token.
     * Errors: session_ended; refresh_token_reused, which has ended the session.
     */
    async exchangeToken(secret: string | undefined, refreshToken: string) {
      const session = await this.findSession(secret);
      if (session === undefined) throw new ApiError('session_ended');
      const sessionId = session.session_id;
      const now = clock.now();
      const tokenHash = hashSecret(refreshToken);
      const next = await inTransaction(db, async (trx) => {
        const token = await repository.lockRefreshToken(trx, tokenHash, sessionId);
        const verdict = token === undefined ? 'expired' : judgeRefreshToken(token, now);
        if (verdict === 'expired')
          throw new ApiError('session_ended', { internal: 'unknown or expired refresh token' });
        if (verdict === 'reused') {
          await repository.revokeSession(trx, sessionId, now);
          return undefined;
        }
        if (verdict === 'fresh') await repository.spendRefreshToken(trx, tokenHash, now);
        if (now.getTime() - session.last_seen_at.getTime() > LAST_SEEN_MS)
          await repository.seeSession(trx, sessionId, now);
        // Anyone who has a page open comes here at least once a day.
        await points.visit(trx, session.user_id);
        return grantRefreshToken(trx, sessionId, tokenHash);
      });
      if (next === undefined) {
        tokens.forget(sessionId);
        throw new ApiError('refresh_token_reused', { internal: `session ${sessionId} ended` });
      }
      const access = await tokens.issue({ userId: session.user_id, sessionId });
      return { accessToken: access.token, valid: access.seconds, refreshToken: next };
    },

    /** Ends the session of a cookie; its tokens are worthless at once. Without a session nothing happens. */
    async signOut(secret: string | undefined): Promise<void> {
      const session = await this.findSession(secret);
      if (session === undefined) return;
      await repository.revokeSession(db, session.session_id, clock.now());
      tokens.forget(session.session_id);
    },

    /** The person with this id. Errors: not_signed_in when the account is gone. */
    async getUser(userId: string): Promise<repository.AccountRow> {
      const user = await repository.findAccount(db, userId, clock.now());
      if (user === undefined) throw new ApiError('not_signed_in', { internal: `account ${userId} is gone` });
      return user;
    },
  };
}
