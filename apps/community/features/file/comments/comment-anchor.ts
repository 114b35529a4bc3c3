/** Id of the element that shows a comment. */
export function commentAnchor(commentId: string): string {
  return `comment-${commentId}`;
}
