import type { ProviderQuestion } from '@boardwalk/api-client';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Identity, IdentityProviders, Returned } from './identityProviders.ts';
import * as repository from './identityRepository.ts';

/** Seconds for which the answer to a question is taken. */
const QUESTION_SECONDS = 600;

/** Who may bring the answer: a session, or a browser that nobody has signed in to. */
type Holder = { sessionId: string } | { browser: string };

/** What is asked, and for what. */
interface Asked {
  purpose: 'link' | 'sign-in';
  holder: Holder;
  providerId: string;
  userId?: string;
  invitation?: string | undefined;
}

/** Questions that providers answer. */
export type IdentityQuestions = ReturnType<typeof createIdentityQuestions>;

const hashOf = (holder: Holder) =>
  hashSecret('sessionId' in holder ? `session ${holder.sessionId}` : `browser ${holder.browser}`);

/** What providers are asked: each question is kept here, works once and for a while, and for who asked for it alone. */
export function createIdentityQuestions(
  { clock, ids }: Pick<Infra, 'clock' | 'ids'>,
  { providers }: { providers: IdentityProviders },
) {
  return {
    /** Makes a question. Errors: provider_not_found, provider_unavailable. */
    async ask(
      on: Queryable,
      { purpose, holder, providerId, userId, invitation }: Asked,
    ): Promise<ProviderQuestion> {
      const question = { state: ids.secret(), nonce: ids.secret(), codeVerifier: ids.secret() };
      const location = await providers.locationOf(providerId, question);
      const now = clock.now();
      await repository.insertQuestion(
        on,
        {
          state_hash: hashSecret(question.state),
          holder_hash: hashOf(holder),
          purpose,
          provider_id: providerId,
          user_id: userId ?? null,
          invitation: invitation ?? null,
          code_verifier: question.codeVerifier,
          nonce: question.nonce,
          expires_at: new Date(now.getTime() + QUESTION_SECONDS * 1000),
        },
        now,
      );
      return { location, state: question.state, valid: QUESTION_SECONDS };
    },

    /**
     * Uses a question up, also when its answer turns out to be wrong. Errors: challenge_expired, provider_not_found,
     * provider_unavailable, provider_refused.
     */
    async take(
      on: Queryable,
      { state, ...returned }: Returned & { state: string },
      { purpose, holder }: Pick<Asked, 'purpose' | 'holder'>,
    ): Promise<{
      identity: Identity;
      providerId: string;
      userId: string | null;
      invitation: string | undefined;
    }> {
      const question = await repository.takeQuestion(on, {
        state_hash: hashSecret(state),
        holder_hash: hashOf(holder),
        purpose,
      });
      if (question === undefined || question.expires_at <= clock.now())
        throw new ApiError('challenge_expired', { internal: 'no such question of a provider' });
      const { provider_id: providerId, nonce, code_verifier: codeVerifier } = question;
      const identity = await providers.confirm(providerId, { state, nonce, codeVerifier }, returned);
      return { identity, providerId, userId: question.user_id, invitation: question.invitation ?? undefined };
    },
  };
}
