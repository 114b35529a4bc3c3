import { UserKind } from '@boardwalk/domain';
import { peopleMessages } from './messages.ts';

const WORDS = {
  [UserKind.GENERAL_USER]: peopleMessages.generalUser,
  [UserKind.GENERAL_ADMIN]: peopleMessages.generalAdmin,
  [UserKind.SUPER_ADMIN]: peopleMessages.superAdmin,
} as const;

/** The name of a kind of account. */
export function kindWords(kind: UserKind) {
  return WORDS[kind];
}
