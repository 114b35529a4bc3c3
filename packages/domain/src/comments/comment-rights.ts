import { CommentState } from './comment-state.ts';

/** How somebody stands to a comment. */
export interface CommentFacts {
  readonly state: CommentState;
  readonly isSignedIn: boolean;
  readonly isAuthor: boolean;
  /** Whether the work it stands below is theirs. */
  readonly isWorkOwner: boolean;
}

/** What somebody may do with a comment. */
export interface CommentRights {
  readonly see: boolean;
  readonly reply: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
  readonly hide: boolean;
  readonly unhide: boolean;
  readonly report: boolean;
}

/**
 * What somebody may do with a comment. A hidden one is for its writer and the owner of the work alone; of a deleted or removed
 * one nothing is left to do. Nobody reports their own, and reporting needs no account. Decision 0049.
 */
export function commentRights({ state, isSignedIn, isAuthor, isWorkOwner }: CommentFacts): CommentRights {
  const isShown = state === CommentState.SHOWN;
  const isHidden = state === CommentState.HIDDEN;
  const isThere = isShown || isHidden;
  return {
    see: isShown || (isHidden && (isAuthor || isWorkOwner)),
    reply: isShown && isSignedIn,
    edit: isThere && isAuthor,
    remove: isThere && isAuthor,
    hide: isShown && isWorkOwner,
    unhide: isHidden && isWorkOwner,
    report: isShown && !isAuthor,
  };
}
