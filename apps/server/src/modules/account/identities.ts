import type {
  BodyOf,
  LinkedProvider,
  LinkedProviderList,
  ProviderEventKind,
  ProviderQuestion,
} from '@boardwalk/api-client';
import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import type { IdentityProviders } from './identityProviders.ts';
import type { IdentityQuestions } from './identityQuestions.ts';
import * as repository from './identityRepository.ts';
import type { ProofService } from './proof.ts';
import type { SecondStepCodes } from './secondStepCodes.ts';
import { lockAccount, requireRunning } from './service.ts';

/** Linked identities of other providers. */
export type IdentitiesService = ReturnType<typeof createIdentitiesService>;

interface Caller {
  userId: string;
  sessionId: string;
}

/** Links and unlinks identities. Both take a proof, are in the audit log and are mailed. */
export function createIdentitiesService(
  infra: Infra,
  parts: {
    codes: SecondStepCodes;
    mail: MailService;
    proof: ProofService;
    providers: IdentityProviders;
    questions: IdentityQuestions;
  },
) {
  const { db, clock, settings } = infra;
  const { codes, mail, proof, providers, questions } = parts;

  async function note(trx: Queryable, userId: string, kind: ProviderEventKind, name: string): Promise<void> {
    const at = clock.now();
    await repository.recordEvent(trx, { userId, kind, name, at });
    const data = { change: kind, name, at: at.toISOString() };
    await mail.send(trx, { userId, kind: MailKind.PROVIDER, data });
  }

  /** What a provider is called; its id when the settings do not know it any more. */
  const nameOf = (providerId: string) =>
    settings.providers.find(({ id }) => id === providerId)?.name ?? providerId;

  const present = (row: repository.IdentityRow): LinkedProvider => ({
    provider_id: row.provider_id,
    name: nameOf(row.provider_id),
    label: row.label,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  });

  return {
    /** What somebody has linked and could link, and what happened to it. */
    async list(userId: string): Promise<LinkedProviderList> {
      const rows = await repository.listIdentities(db, userId);
      const events = await repository.listEvents(db, userId);
      const linked = new Set(rows.map(({ issuer }) => issuer));
      return {
        list: rows.map(present),
        offered: settings.providers
          .filter(({ issuer }) => !linked.has(issuer))
          .map(({ id, name }) => ({ provider_id: id, name })),
        has_password: await repository.hasOwnPassword(db, userId),
        needs_code: await codes.isOn(db, userId),
        events: events.map(({ kind, name, at }) => ({ kind, name, at: at.toISOString() })),
      };
    },

    /**
     * Begins to link a provider. Errors: provider_not_found, provider_unavailable, wrong_password, wrong_code,
     * provider_linked, too_many_requests.
     */
    async begin(
      { userId, sessionId }: Caller,
      { provider_id: providerId, ...given }: BodyOf<'beginProviderLink'>,
    ): Promise<ProviderQuestion> {
      const { issuer } = providers.find(providerId);
      await proof.confirm(userId, given, async (trx) => {
        const rows = await repository.listIdentities(trx, userId);
        if (rows.some((row) => row.issuer === issuer)) throw new ApiError('provider_linked');
      });
      // The provider is asked about itself outside any transaction.
      return questions.ask(db, { purpose: 'link', holder: { sessionId }, providerId, userId });
    },

    /**
     * Links what a provider has confirmed. Errors: challenge_expired, provider_not_found, provider_unavailable,
     * provider_refused, provider_linked, identity_taken.
     */
    async link({ userId, sessionId }: Caller, returned: BodyOf<'linkProvider'>): Promise<LinkedProvider> {
      const {
        identity,
        providerId,
        userId: asked,
      } = await questions.take(db, returned, {
        purpose: 'link',
        holder: { sessionId },
      });
      if (asked !== userId) throw new ApiError('challenge_expired', { internal: `user ${userId}` });
      const { issuer, subject, label } = identity;
      const row = {
        issuer,
        subject,
        user_id: userId,
        provider_id: providerId,
        label,
        created_at: clock.now(),
        last_used_at: null,
      };
      try {
        await inTransaction(db, async (trx) => {
          await lockAccount(trx, userId);
          await requireRunning(trx, { userId, sessionId }, clock.now());
          await repository.insertIdentity(trx, row);
          await note(trx, userId, 'linked', nameOf(providerId));
        });
      } catch (error) {
        if (isUniqueViolation(error, 'account_identity_pkey')) {
          const isOwn = (await repository.findOwner(db, identity)) === userId;
          throw new ApiError(isOwn ? 'provider_linked' : 'identity_taken', { cause: error });
        }
        if (isUniqueViolation(error, 'account_identity_user_id_issuer_key'))
          throw new ApiError('provider_linked', { cause: error });
        throw error;
      }
      return present(row);
    },

    /** Unlinks a provider. Errors: wrong_password, wrong_code, provider_not_found, too_many_requests. */
    unlink: (userId: string, providerId: string, given: BodyOf<'unlinkProvider'>): Promise<void> =>
      proof.confirm(userId, given, async (trx) => {
        const rows = await repository.listIdentities(trx, userId);
        const named = rows.filter((row) => row.provider_id === providerId);
        // An id that the operator has given to another issuer since: the one it means today comes first.
        const today = settings.providers.find(({ id }) => id === providerId)?.issuer;
        const issuer = (named.find((row) => row.issuer === today) ?? named[0])?.issuer;
        if (issuer === undefined || !(await repository.deleteIdentity(trx, { userId, issuer })))
          throw new ApiError('provider_not_found', { internal: `${userId} has not linked ${providerId}` });
        await note(trx, userId, 'unlinked', nameOf(providerId));
      }),
  };
}
