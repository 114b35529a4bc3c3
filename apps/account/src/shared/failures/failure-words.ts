import { ApiFailure, type ErrorName } from '@boardwalk/api-client';
import type { FieldViolation } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { failureMessages } from '../words/failure-messages.ts';

/** Errors that every page can say something about; everything else went wrong on our side. */
const WORDS: Readonly<Partial<Record<ErrorName, keyof typeof failureMessages>>> = {
  bad_input: 'invalid',
  wrong_credentials: 'wrongCredentials',
  account_exists: 'accountExists',
  sign_up_closed: 'signUpClosed',
  wrong_setup_code: 'wrongSetupCode',
  setup_done: 'setupDone',
  invitation_needed: 'invitationNeeded',
  too_many_requests: 'tooManyRequests',
  session_ended: 'sessionEnded',
  not_signed_in: 'sessionEnded',
};

/** A failed call in words. */
export function failureText(intl: IntlShape, failure: unknown): string {
  return intl.formatMessage(failureMessages[reasonOf(failure)]);
}

function reasonOf(failure: unknown): keyof typeof failureMessages {
  if (!(failure instanceof ApiFailure)) return 'unexpected';
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'network';
  if (failure.kind === 'sign_in_required') return 'sessionEnded';
  return WORDS[failure.error as ErrorName] ?? 'unexpected';
}

/** The fields a failed call names. */
export function fieldsOf(failure: unknown): readonly FieldViolation[] {
  return failure instanceof ApiFailure ? failure.fields : [];
}
