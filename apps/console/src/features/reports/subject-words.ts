import { reportMessages } from './messages.ts';

/** The words of a decision, by what the case is about. */
export const SUBJECT_WORDS = {
  work: {
    own: reportMessages.own,
    upheld: reportMessages.wasUpheld,
    uphold: reportMessages.uphold,
    upholdTitle: reportMessages.upholdTitle,
    upholdText: reportMessages.upholdText,
    upholdSend: reportMessages.upholdSend,
    upholdDone: reportMessages.upholdDone,
    dismissText: reportMessages.dismissText,
    reasonLabel: reportMessages.reasonForOwner,
    reasonMissing: reportMessages.reasonMissing,
  },
  comment: {
    own: reportMessages.ownComment,
    upheld: reportMessages.wasUpheldComment,
    uphold: reportMessages.uphold,
    upholdTitle: reportMessages.upholdCommentTitle,
    upholdText: reportMessages.upholdCommentText,
    upholdSend: reportMessages.upholdSend,
    upholdDone: reportMessages.upholdCommentDone,
    dismissText: reportMessages.dismissCommentText,
    reasonLabel: reportMessages.reasonForWriter,
    reasonMissing: reportMessages.reasonMissingComment,
  },
  profile: {
    own: reportMessages.ownProfile,
    upheld: reportMessages.wasUpheldProfile,
    uphold: reportMessages.upholdProfile,
    upholdTitle: reportMessages.upholdProfileTitle,
    upholdText: reportMessages.upholdProfileText,
    upholdSend: reportMessages.upholdProfileSend,
    upholdDone: reportMessages.upholdProfileDone,
    dismissText: reportMessages.dismissProfileText,
    reasonLabel: reportMessages.reasonForPerson,
    reasonMissing: reportMessages.reasonMissingProfile,
  },
} as const;

/** What a case is about. */
export type CaseSubject = keyof typeof SUBJECT_WORDS;
