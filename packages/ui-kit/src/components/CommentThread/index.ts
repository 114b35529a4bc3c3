export { CommentComposer, type CommentComposerProps } from './CommentComposer.tsx';
export { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
export type { Comment, CommentWords, Mention, MentionProps } from './comment-types.ts';
