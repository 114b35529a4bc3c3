/** Operations of the contract as methods. Generated from openapi/, never edited: run `pnpm generate`. */

import type { Method } from '../call-types.ts';

/** Works of the community, their boards, copies, likes and collections. */
export interface FilesMethods {
  /**
   * Get the full record of a published work. Answers the public live version. With a bearer token the answer
   * carries the caller's own state (`viewer`, `isPaid`), unless `common` is 1.
   *
   * `GET /cmt/file/{file_key}/full`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, file_not_found, too_many_requests
   */
  readonly getFileFull: Method<'getFileFull'>;
  /**
   * Get the full record of the caller's own work. Answers the owner's live version, or the last one when none is
   * live.
   *
   * `GET /cmt/file/{file_key}/full/self`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_owner, file_not_found, too_many_requests
   */
  readonly getFileFullSelf: Method<'getFileFullSelf'>;
  /**
   * Get the newest submission of the caller's own work with its review.
   *
   * `GET /cmt/file/{file_key}/full/latest/self`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_owner, file_not_found, submission_not_found,
   * too_many_requests
   */
  readonly getFileFullLatestSelf: Method<'getFileFullLatestSelf'>;
  /**
   * Get the board of a published work. Answers the snapshot itself, without the envelope. With `object_id` (the
   * work's `object_point`) a version that passed earlier is answered too. What is kept of an answer is asked for
   * again each time, by its ETag, because a work may be taken down, or come to cost something. Of a work that is
   * paid or for members only its owner, admins and those who may copy it get the whole board; everybody else gets
   * a part of it with `preview` true.
   *
   * `GET /cmt/file/{file_key}/object`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, cmt_open_file_error, too_many_requests
   */
  readonly getFileObject: Method<'getFileObject'>;
  /**
   * Get the board of the caller's own file as it is now. Answers the snapshot itself, without the envelope.
   *
   * `GET /cmt/file/{file_key}/object/self`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_owner, cmt_open_file_error, too_many_requests
   */
  readonly getFileObjectSelf: Method<'getFileObjectSelf'>;
  /**
   * List the published versions of a work, the newest first, each with what its owner says is new.
   *
   * `GET /cmt/file/{file_key}/versions`
   *
   * @throws ApiFailure: bad_input, file_not_found, too_many_requests
   */
  readonly listPublishedVersions: Method<'listPublishedVersions'>;
  /**
   * List published works made from copies of a work, the newest publication first.
   *
   * `GET /cmt/file/{file_key}/derived`
   *
   * @throws ApiFailure: bad_input, file_not_found, too_many_requests
   */
  readonly listDerivedFiles: Method<'listDerivedFiles'>;
  /**
   * Copy a published work into a folder of a team in which the caller may edit; without a team into their default
   * project. Changes data although it is a GET: bearer token only, never a cookie; refused when the request is a
   * prefetch or comes from another site; never stored by caches. The same `Idempotency-Key` gives the same copy.
   * New clients use the POST on this path.
   *
   * `GET /cmt/file/{file_key}/copy`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, prefetch_refused, payment_required,
   * membership_required, file_not_found, team_not_found, not_editor, project_not_found, folder_not_found,
   * file_limit_reached, idempotency_key_reused, no_storage_location, storage_full, too_many_requests
   *
   * @deprecated See the description.
   */
  readonly copyFile: Method<'copyFile'>;
  /**
   * Copy a published work into a folder of a team in which the caller may edit; without a team into their default
   * project. The same `Idempotency-Key` gives the same copy.
   *
   * `POST /cmt/file/{file_key}/copy`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, payment_required, membership_required,
   * file_not_found, team_not_found, not_editor, project_not_found, folder_not_found, file_limit_reached,
   * idempotency_key_reused, no_storage_location, storage_full, too_many_requests
   */
  readonly copyFileByPost: Method<'copyFileByPost'>;
  /**
   * Whether a file of this key exists.
   *
   * `GET /cmt/file/{file_key}/exist`
   *
   * @throws ApiFailure: bad_input, too_many_requests
   */
  readonly fileExists: Method<'fileExists'>;
  /**
   * Check whether a version of the file is public now.
   *
   * `GET /cmt/file/{file_key}/is-published`
   *
   * @throws ApiFailure: bad_input, too_many_requests
   */
  readonly isFilePublished: Method<'isFilePublished'>;
  /**
   * Like a work or remove the like. Sets a state: saying the same twice changes nothing.
   *
   * `POST /cmt/files/praise`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, file_not_found, too_many_requests
   */
  readonly praiseFile: Method<'praiseFile'>;
  /**
   * Add a work to the caller's collections or remove it. Sets a state: saying the same twice changes nothing.
   *
   * `POST /cmt/files/collect`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, file_not_found, too_many_requests
   */
  readonly collectFile: Method<'collectFile'>;
  /**
   * Check whether the caller has paid for each of some works.
   *
   * `POST /cmt/files/payment/status`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly getPaymentStatus: Method<'getPaymentStatus'>;
  /**
   * Get likes, collections and payments of the caller for some works. Lists of works carry nothing about the
   * viewer; this call fills it in. An anonymous caller gets `false` throughout.
   *
   * `POST /cmt/files/attr/status`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly getAttrStatus: Method<'getAttrStatus'>;
  /**
   * List published works of a creator, the newest publication first.
   *
   * `GET /cmt/files/creator/list`
   *
   * @throws ApiFailure: bad_input, user_not_found, too_many_requests
   */
  readonly listCreatorFiles: Method<'listCreatorFiles'>;
  /**
   * List the caller's works with the state of their review, the newest submission first.
   *
   * `GET /cmt/files/creator/self`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listOwnFiles: Method<'listOwnFiles'>;
  /**
   * List published works in a user's collections, the newest entry first. Without `user_id` the caller's own
   * collections, which needs a bearer token.
   *
   * `GET /cmt/files/user/collect`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, user_not_found, too_many_requests
   */
  readonly listCollectedFiles: Method<'listCollectedFiles'>;
  /**
   * Check whether the caller owns the file.
   *
   * `GET /cmt/files/is-creator`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly isCreator: Method<'isCreator'>;
  /**
   * Record that a team has used a work for outsourcing. For managers of a team or work space. Noting it again
   * changes nothing.
   *
   * `POST /cmt/outsource/use`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, outsourcing_not_allowed,
   * team_not_found, file_not_found, too_many_requests
   */
  readonly recordOutsourceUse: Method<'recordOutsourceUse'>;
  /**
   * Check whether the caller's organisation already used this work for outsourcing. Answers false unless such a
   * record exists.
   *
   * `GET /cmt/outsource/check_used`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly checkUsed: Method<'checkUsed'>;
  /**
   * List published works that carry all of some tags. When nothing matches, a tag that is unknown or closed is not
   * found.
   *
   * `GET /cmt/files/link`
   *
   * @throws ApiFailure: bad_input, tag_not_found, too_many_requests
   */
  readonly listFilesByLink: Method<'listFilesByLink'>;
  /**
   * Count the published works that match, counted up to 10,000. When nothing matches, a tag or topic that is
   * unknown or closed is not found, and neither is a creator who does not exist.
   *
   * `GET /cmt/files/count`
   *
   * @throws ApiFailure: bad_input, tag_not_found, topic_not_found, user_not_found, too_many_requests
   */
  readonly countFiles: Method<'countFiles'>;
  /**
   * List works recommended at some place of the site. With `file_key` works related to that one; otherwise works
   * recommended to everybody. For a caller with a role or an industry, popular works for these come first.
   *
   * `GET /cmt/v2/recommendation/common`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listRecommendedFiles: Method<'listRecommendedFiles'>;
  /**
   * Record that a file is opened in the editor. The first opening of a copy by somebody who may edit it counts as
   * a use of the work it was copied from; joining the live board counts the same way, and never twice.
   *
   * `POST /cmt/file/{file_key}/use`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, file_not_found,
   * too_many_requests
   */
  readonly recordFileUse: Method<'recordFileUse'>;
  /**
   * Count a view of a published work. One view per viewer and hour counts. For a signed-in viewer the work also
   * enters the browsing history.
   *
   * `POST /cmt/file/{file_key}/view`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, file_not_found, too_many_requests
   */
  readonly recordFileView: Method<'recordFileView'>;
  /**
   * List published works of a view: recommended, hot, or by the creators the caller follows. `viewType` 3 needs a
   * bearer token. With `order` the view is sorted by it; otherwise each view has its own order. When nothing
   * matches, a tag or topic that is unknown or closed is not found.
   *
   * `GET /cmt/files/view/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, tag_not_found, topic_not_found, too_many_requests
   */
  readonly listViewFiles: Method<'listViewFiles'>;
}

/** Named collections of works. */
export interface CollectionsMethods {
  /**
   * List a user's named collections, the latest changed first. Others see the public ones only. Without `user_id`
   * the caller's own, which needs a bearer token.
   *
   * `GET /cmt/collections`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, user_not_found, too_many_requests
   */
  readonly listCollections: Method<'listCollections'>;
  /**
   * Make a named collection. One person has at most 50. A key whose collection was deleted since answers 404.
   *
   * `POST /cmt/collections`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, collection_not_found,
   * collection_limit_reached, too_many_requests
   */
  readonly createCollection: Method<'createCollection'>;
  /**
   * Get a named collection. One that is not public is there for its owner only.
   *
   * `GET /cmt/collection/{collection_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, collection_not_found, too_many_requests
   */
  readonly getCollection: Method<'getCollection'>;
  /**
   * Change name, description and visibility of an own collection.
   *
   * `PUT /cmt/collection/{collection_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, collection_not_found,
   * too_many_requests
   */
  readonly updateCollection: Method<'updateCollection'>;
  /**
   * Delete an own collection. Its works stay saved among the caller's collections.
   *
   * `DELETE /cmt/collection/{collection_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, collection_not_found,
   * too_many_requests
   */
  readonly deleteCollection: Method<'deleteCollection'>;
  /**
   * List published works of a named collection, in its order.
   *
   * `GET /cmt/collection/{collection_id}/files`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, collection_not_found, too_many_requests
   */
  readonly listCollectionFiles: Method<'listCollectionFiles'>;
  /**
   * Put a work at the beginning of an own collection, which saves it as well, or take it out. Sets a state, and
   * saying the same twice changes nothing. A collection holds at most 500 works.
   *
   * `PUT /cmt/collection/{collection_id}/files`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, collection_not_found,
   * file_not_found, collection_full, too_many_requests
   */
  readonly setCollectionFile: Method<'setCollectionFile'>;
  /**
   * Move a work from an own collection to the beginning of another own collection, all or nothing. A work that the
   * other one holds already keeps its place there. A collection holds at most 500 works.
   *
   * `POST /cmt/collection/{collection_id}/files/move`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, collection_not_found,
   * file_not_found, collection_full, too_many_requests
   */
  readonly moveCollectionFile: Method<'moveCollectionFile'>;
  /**
   * Move a work within an own collection, in front of another one, or to the end.
   *
   * `PUT /cmt/collection/{collection_id}/files/order`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, collection_not_found,
   * file_not_found, too_many_requests
   */
  readonly orderCollectionFile: Method<'orderCollectionFile'>;
}

/** Comments on published works. */
export interface CommentsMethods {
  /**
   * List the comments on a published work, each with its last replies. Hidden comments go to their writers and to
   * the owner of the work alone. Without a bearer token the answer is the same for everybody.
   *
   * `GET /cmt/file/{file_key}/comments`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, file_not_found, too_many_requests
   */
  readonly listComments: Method<'listComments'>;
  /**
   * Comment on a published work, or reply to a comment. People in `mentions` whose `@nickname` stands in the text
   * are mentioned and notified. One person writes at most 100 comments in 24 hours.
   *
   * `POST /cmt/file/{file_key}/comments`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, interaction_refused, file_not_found,
   * comment_not_found, thread_full, idempotency_key_reused, too_many_requests
   */
  readonly createComment: Method<'createComment'>;
  /**
   * Get a comment with the thread it belongs to, so that a link to it works wherever it stands in the list. Of a
   * reply the thread holds that reply and all later ones.
   *
   * `GET /cmt/file/{file_key}/comments/{comment_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, file_not_found, comment_not_found,
   * too_many_requests
   */
  readonly getCommentThread: Method<'getCommentThread'>;
  /**
   * Change one's own comment. Those who are mentioned only now are notified, until the comment and its edits have
   * notified 10 people of a mention; further ones are mentioned without a notice.
   *
   * `PUT /cmt/file/{file_key}/comments/{comment_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, interaction_refused, not_owner,
   * file_not_found, comment_not_found, too_many_requests
   */
  readonly updateComment: Method<'updateComment'>;
  /**
   * Delete one's own comment. Replies of others stay; the comment itself leaves an empty place above them.
   * Deleting twice changes nothing.
   *
   * `DELETE /cmt/file/{file_key}/comments/{comment_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, file_not_found,
   * comment_not_found, too_many_requests
   */
  readonly deleteComment: Method<'deleteComment'>;
  /**
   * List the replies to a comment, the newest first, from a cursor of `CommentThread` on.
   *
   * `GET /cmt/file/{file_key}/comments/{comment_id}/replies`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, file_not_found, comment_not_found,
   * too_many_requests
   */
  readonly listReplies: Method<'listReplies'>;
  /**
   * Hide a comment on one's own work, or show it again. Only its writer and the owner of the work see a hidden
   * comment and the replies to it.
   *
   * `PUT /cmt/file/{file_key}/comments/{comment_id}/hidden`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, file_not_found,
   * comment_not_found, too_many_requests
   */
  readonly setCommentHidden: Method<'setCommentHidden'>;
  /**
   * List at most 8 people who can be mentioned in a comment: those who take part in the comments on the work,
   * those the caller follows, and creators with public works.
   *
   * `GET /cmt/file/{file_key}/mentionable`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, file_not_found, too_many_requests
   */
  readonly listMentionable: Method<'listMentionable'>;
}

/** Comments on boards, for those who may open them. */
export interface BoardCommentsMethods {
  /**
   * List the threads of comments on a board, the newest first, for everybody who may open it. Comments are no part
   * of the board: copies, versions and works do not carry them.
   *
   * `GET /web/file/{file_key}/comments`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, file_not_found, too_many_requests
   */
  readonly listBoardComments: Method<'listBoardComments'>;
  /**
   * Begin a thread at a point of a board, or on an element. People in `mentions` whose `@nickname` stands in the
   * text and who may open the board are mentioned and notified. One person writes at most 500 comments in 24
   * hours; a board has at most 1000 threads.
   *
   * `POST /web/file/{file_key}/comments`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, commenting_not_allowed,
   * file_not_found, comment_limit_reached, idempotency_key_reused, too_many_requests
   */
  readonly createBoardComment: Method<'createBoardComment'>;
  /**
   * Get the thread that a comment belongs to, with all of its replies.
   *
   * `GET /web/file/{file_key}/comments/{comment_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, file_not_found, comment_not_found,
   * too_many_requests
   */
  readonly getBoardComments: Method<'getBoardComments'>;
  /**
   * Change what one's own comment on a board says. Those who are mentioned only now are notified, until the
   * comment and its edits have notified 10 people of a mention; further ones are mentioned without a notice.
   *
   * `PUT /web/file/{file_key}/comments/{comment_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, commenting_not_allowed,
   * not_owner, file_not_found, comment_not_found, too_many_requests
   */
  readonly updateBoardComment: Method<'updateBoardComment'>;
  /**
   * Delete one's own comment; those who share the board delete everybody's. Below a deleted comment with replies
   * these stay.
   *
   * `DELETE /web/file/{file_key}/comments/{comment_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, commenting_not_allowed,
   * not_owner, file_not_found, comment_not_found, too_many_requests
   */
  readonly deleteBoardComment: Method<'deleteBoardComment'>;
  /**
   * Reply in a thread. A resolved thread is opened again. Those who have written in it are notified, and those who
   * are mentioned.
   *
   * `POST /web/file/{file_key}/comments/{comment_id}/replies`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, commenting_not_allowed,
   * file_not_found, comment_not_found, thread_full, idempotency_key_reused, too_many_requests
   */
  readonly replyToBoardComment: Method<'replyToBoardComment'>;
  /**
   * Resolve a thread of comments, or open it again. Everybody who may comment does so; doing so twice changes
   * nothing.
   *
   * `PUT /web/file/{file_key}/comments/{comment_id}/resolved`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, commenting_not_allowed,
   * file_not_found, comment_not_found, too_many_requests
   */
  readonly setBoardCommentResolved: Method<'setBoardCommentResolved'>;
  /**
   * Mark what a thread says up to a comment as read. What is newer stays unread.
   *
   * `PUT /web/file/{file_key}/comments/{comment_id}/read`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, file_not_found,
   * comment_not_found, too_many_requests
   */
  readonly readBoardComments: Method<'readBoardComments'>;
  /**
   * List at most 8 people who may open a board and can be mentioned in comments on it.
   *
   * `GET /web/file/{file_key}/people`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, file_not_found, too_many_requests
   */
  readonly listBoardPeople: Method<'listBoardPeople'>;
}

/** Votes on the elements of boards. */
export interface BoardVotesMethods {
  /**
   * The vote that runs on a board with the caller's own dots, and the last 20 that have ended with their sums.
   * Everybody who may open the board reads them.
   *
   * `GET /web/file/{file_key}/votes`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, file_not_found, too_many_requests
   */
  readonly getBoardVotes: Method<'getBoardVotes'>;
  /**
   * Begin a vote: everybody who may comment on the board places dots on its elements. One vote runs on a board at
   * a time; of those that have ended 20 are kept. Takes the right to edit.
   *
   * `POST /web/file/{file_key}/votes`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor,
   * file_not_found, vote_running, idempotency_key_reused, too_many_requests
   */
  readonly startBoardVote: Method<'startBoardVote'>;
  /**
   * Delete a vote with its results, also one that runs. Takes the right to edit.
   *
   * `DELETE /web/file/{file_key}/votes/{vote_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor,
   * file_not_found, vote_not_found, too_many_requests
   */
  readonly deleteBoardVote: Method<'deleteBoardVote'>;
  /**
   * Say how many of the caller's dots are on an element; 0 takes them back. Takes the right to comment.
   *
   * `PUT /web/file/{file_key}/votes/{vote_id}/dots`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, commenting_not_allowed,
   * file_not_found, vote_not_found, vote_ended, vote_dots_used, too_many_requests
   */
  readonly setBoardVoteDots: Method<'setBoardVoteDots'>;
  /**
   * End a vote: from then on everybody sees the sums. Of who has voted for what nothing is kept. Ended twice, it
   * stays as it is. Takes the right to edit.
   *
   * `POST /web/file/{file_key}/votes/{vote_id}/end`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor,
   * file_not_found, vote_not_found, too_many_requests
   */
  readonly endBoardVote: Method<'endBoardVote'>;
}

/** Submitting works to the community. */
export interface PublishingMethods {
  /**
   * Submit a file to the community, or an update of a published one. The board is frozen as it is now. The
   * submission waits for review, up to 3 working days; until then an earlier public version stays public. All or
   * nothing: a failed submission leaves no trace. At most 100 submissions per user and calendar day.
   *
   * `POST /web/cmt/file/{file_key}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, taxonomy_not_allowed,
   * file_not_found, already_in_review, image_too_large, image_not_accepted, daily_publish_limit, too_many_requests
   */
  readonly publishFile: Method<'publishFile'>;
  /**
   * Take a published work out of the community. Possible only while the work has passed review.
   *
   * `DELETE /cmt/file/{file_key}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, file_not_found,
   * not_published, too_many_requests
   */
  readonly cancelPublish: Method<'cancelPublish'>;
  /**
   * Get the review status of several of the caller's files.
   *
   * `POST /cmt/v2/files/audit/status`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly getAuditStatusMap: Method<'getAuditStatusMap'>;
  /**
   * Get the review status of one of the caller's files.
   *
   * `GET /cmt/files/audit/status`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_owner, file_not_found, too_many_requests
   */
  readonly getAuditStatus: Method<'getAuditStatus'>;
  /**
   * List the caller's newest submission of each file.
   *
   * `GET /cmt/files/audit/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listAuditFiles: Method<'listAuditFiles'>;
  /**
   * Default cover of the caller's own board. A PNG of 1080×700 pixels, rendered from the board as it is now.
   *
   * `GET /web/cmt/file/{file_key}/cover`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_owner, file_not_found, too_many_requests
   */
  readonly renderFileCover: Method<'renderFileCover'>;
}

/** Reviewing submissions. Admins only. */
export interface ReviewMethods {
  /**
   * List the queue of submissions, the earliest due first; decided ones by decision time, the newest first. Admins
   * only.
   *
   * `GET /cmt/manager/review/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listReviews: Method<'listReviews'>;
  /**
   * List what became of a creator's works, the latest first: what they handed in, with the reason where it was
   * refused, works that moderators took down, and reports about their works, comments and profile that were
   * upheld. Admins only.
   *
   * `GET /cmt/manager/people/{user_id}/history`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, user_not_found, too_many_requests
   */
  readonly listCreatorHistory: Method<'listCreatorHistory'>;
  /**
   * Get a submission with what a reviewer needs to judge it: earlier submissions of the same work, what became of
   * the creator's other submissions, and hints at what to look at twice. Admins only.
   *
   * `GET /cmt/manager/review/{submission_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, submission_not_found,
   * too_many_requests
   */
  readonly getReview: Method<'getReview'>;
  /**
   * Decide on a submission. Admins only, never on their own work, and not while another reviewer has claimed it.
   * The owner's inbox message is written in the same transaction.
   *
   * `POST /cmt/manager/review/{submission_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, own_submission,
   * submission_not_found, already_decided, review_claimed, too_many_requests
   */
  readonly reviewSubmission: Method<'reviewSubmission'>;
  /**
   * Get the board of a submission, as it was handed in. Answers the snapshot itself, without the envelope. Admins
   * only.
   *
   * `GET /cmt/manager/review/{submission_id}/object`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, submission_not_found,
   * too_many_requests
   */
  readonly getReviewObject: Method<'getReviewObject'>;
  /**
   * Claim a submission for review, so that two reviewers do not judge the same work. A claim lasts 15 minutes;
   * claiming again extends it. Others cannot decide meanwhile. Admins only, never their own work.
   *
   * `PUT /cmt/manager/review/{submission_id}/claim`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, own_submission,
   * submission_not_found, already_decided, review_claimed, too_many_requests
   */
  readonly claimReview: Method<'claimReview'>;
  /**
   * Release a submission that the caller has claimed. Without a claim of the caller nothing changes. Admins only.
   *
   * `DELETE /cmt/manager/review/{submission_id}/claim`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, submission_not_found,
   * too_many_requests
   */
  readonly releaseReview: Method<'releaseReview'>;
  /**
   * List the audit log of moderation, the latest entry first: decisions on submissions and reports, and what was
   * changed in the console. Entries are never changed or removed. Admins only.
   *
   * `GET /cmt/manager/moderation/log`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listModerationLog: Method<'listModerationLog'>;
  /**
   * The audit log of moderation as comma-separated values, the latest entry first, whole or what a filter leaves
   * of it. The first line names the columns, as `listModerationLog` does. It is sent while it is read, so it may
   * be of any length. Admins only.
   *
   * `GET /cmt/manager/moderation/log/export`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly exportModerationLog: Method<'exportModerationLog'>;
  /**
   * List who stands in the audit log of moderation, by name, also those who are no admin any more. Admins only.
   *
   * `GET /cmt/manager/moderation/moderators`
   *
   * @throws ApiFailure: not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listModerators: Method<'listModerators'>;
}

/** Reports of works, the cases they open, and errors that clients report. */
export interface RiskMethods {
  /**
   * Upload a picture for a report, one at a time, before the report is sent. It waits a day for a report to name
   * its key and is removed after that. Only who uploaded it can use it. Strictly limited for people who are not
   * signed in.
   *
   * `POST /risk/file/report/images/upload`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, image_too_large, image_not_accepted,
   * too_many_requests
   */
  readonly uploadReportImage: Method<'uploadReportImage'>;
  /**
   * Report a published work, or with `comment_id` a comment on it. The report joins the open case of the work or
   * the comment, or opens one. Each reporter reports the same once while its case is open; then the answer is
   * `already_reported`. Somebody not signed in is recognised by address and browser, of which only a keyed hash is
   * kept, and is limited more strictly. Text is stored as it is written.
   *
   * `POST /risk/file/report`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, file_not_found, comment_not_found,
   * already_reported, too_many_requests
   */
  readonly reportFile: Method<'reportFile'>;
  /**
   * Report the name, picture or introduction of somebody's profile. The report joins the open case of the profile,
   * or opens one. Each reporter reports the same once while its case is open; then the answer is
   * `already_reported`. Somebody not signed in is recognised by address and browser, of which only a keyed hash is
   * kept, and is limited more strictly. Text is stored as it is written.
   *
   * `POST /risk/profile/report`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, profile_not_found, already_reported,
   * too_many_requests
   */
  readonly reportProfile: Method<'reportProfile'>;
  /**
   * List cases that reports have opened: open ones, the one that waits longest first; decided ones, the last
   * decision first. Admins only.
   *
   * `GET /cmt/manager/report/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listReportCases: Method<'listReportCases'>;
  /**
   * Get a case that reports have opened. Admins only.
   *
   * `GET /cmt/manager/report/case/{case_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, report_case_not_found,
   * too_many_requests
   */
  readonly getReportCase: Method<'getReportCase'>;
  /**
   * Decide a case. Upholding it takes the work down at once: it leaves all lists, a waiting update of it is
   * refused with it, and its owner finds the reason in the inbox and may submit it again. A comment is removed,
   * and its writer finds the reason in the inbox. A profile loses its picture and introduction and gets a neutral
   * name; its owner finds the reason in the inbox and may set others. Dismissing closes the case; later reports
   * open another. Admins only, never about their own work, comment or profile.
   *
   * `POST /cmt/manager/report/case/{case_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, own_work,
   * report_case_not_found, case_decided, not_published, too_many_requests
   */
  readonly decideReportCase: Method<'decideReportCase'>;
  /**
   * List the reports of a case, the latest first, each with its pictures. Admins only.
   *
   * `GET /cmt/manager/report/case/{case_id}/reports`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, report_case_not_found,
   * too_many_requests
   */
  readonly listCaseReports: Method<'listCaseReports'>;
  /**
   * Signature that lets a page use the functions of the WeChat browser, such as sharing. Only pages of this site
   * are signed. Needs an official account of the deployment, named in its settings.
   *
   * `POST /user/user/wechat/board/jsapi-config`
   *
   * @throws ApiFailure: bad_input, forbidden, wechat_not_configured, too_many_requests
   */
  readonly getWechatJsapiConfig: Method<'getWechatJsapiConfig'>;
  /**
   * Send lines of a client's log, to find faults that only show there. Nothing is kept of who sent them: what
   * looks like an address, a number, a token or the address of a profile is taken out as lines come in, of the
   * page only the path is kept. A nickname cannot be distinguished from other words while somebody has it: it is
   * taken out of all lines when they delete their account or take another name, and of lines that come in the 30
   * days after. Lines are removed after 30 days.
   *
   * `POST /web/report/log`
   *
   * @throws ApiFailure: bad_input, forbidden, too_many_requests
   */
  readonly recordReportLog: Method<'recordReportLog'>;
  /**
   * List works that are public, or those that were and are not any more, found by words of their titles; the one
   * whose version was published last first. Admins only.
   *
   * `GET /cmt/manager/works`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listModeratedWorks: Method<'listModeratedWorks'>;
  /**
   * Get a work that is public or has been: whose it is, where it stands, and whether the caller may take it down.
   * Files that were never public are not found. Admins only.
   *
   * `GET /cmt/manager/works/{file_key}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, file_not_found, too_many_requests
   */
  readonly getModeratedWork: Method<'getModeratedWork'>;
  /**
   * Take a public work down: it leaves all lists at once, a waiting update of it is refused with it, and its owner
   * finds the reason in the inbox and may submit it again. Where reports wait, their case is upheld with the same
   * reason. Admins only, never their own work.
   *
   * `POST /cmt/manager/works/{file_key}/take-down`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, own_work, file_not_found,
   * not_published, too_many_requests
   */
  readonly takeDownWork: Method<'takeDownWork'>;
  /**
   * Replace the tags and topics of a public work, which lists and search show at once. An update that waits for
   * its review and has the same tags and topics is corrected with it. The owner finds what was changed in the
   * inbox, with the reason if there is one. `seen` and `submission_id` are what the moderator saw: when another
   * version is public by then, or other tags or topics, nothing is done. Tags and topics that are closed may stay
   * where they are. What changes nothing is no correction: nobody is notified. Admins only, never their own work.
   *
   * `PUT /cmt/manager/works/{file_key}/tags`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, own_work, file_not_found,
   * not_published, work_changed, idempotency_key_reused, too_many_requests
   */
  readonly correctWorkTags: Method<'correctWorkTags'>;
  /**
   * List lines of clients' logs, the latest first. Admins only.
   *
   * `GET /cmt/manager/client_log/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listReportLogs: Method<'listReportLogs'>;
}

/** How often things are done, counted for visitors who agree to it. */
export interface AnalyticsMethods {
  /**
   * Count what a visitor does who has agreed to it. Only sums are kept: how often something was done on a day, and
   * where it was started. Nothing is kept of who did it, of texts, or of files. Not found where the operator has
   * not turned analytics on.
   *
   * `POST /web/analytics/events`
   *
   * @throws ApiFailure: bad_input, forbidden, not_found, too_many_requests
   */
  readonly recordAnalyticsEvents: Method<'recordAnalyticsEvents'>;
  /**
   * List how often things were done, by day of the deployment's time zone, the latest first. Admins only.
   *
   * `GET /cmt/manager/analytics`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listAnalyticsCounts: Method<'listAnalyticsCounts'>;
}

/** Feedback of users to the operator. */
export interface FeedbackMethods {
  /**
   * Upload a picture for feedback, one at a time, before the feedback is sent. It waits a day for feedback to name
   * its address and is removed after that.
   *
   * `POST /feedback/upload/picture`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, image_too_large, image_not_accepted,
   * too_many_requests
   */
  readonly uploadFeedbackPicture: Method<'uploadFeedbackPicture'>;
  /**
   * Send feedback, in the name of the caller only. The same `Idempotency-Key` sends it once.
   *
   * `POST /feedback/user/{user_id}/posts`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, user_not_found, too_many_requests
   */
  readonly sendFeedback: Method<'sendFeedback'>;
  /**
   * List feedback, the latest first, each with its pictures and its answer; all of it, or that in one state.
   * Admins only.
   *
   * `GET /cmt/manager/feedback/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listFeedback: Method<'listFeedback'>;
  /**
   * Answer feedback, close it without an answer, or open it again after that. The sender finds an answer in the
   * inbox, once, and it stays as it is; nobody is notified of the rest. `seen` is the state that the moderator
   * saw: when another moderator has changed it meanwhile, nothing is done. Admins only.
   *
   * `POST /cmt/manager/feedback/{feedback_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, feedback_not_found,
   * feedback_changed, too_many_requests
   */
  readonly settleFeedback: Method<'settleFeedback'>;
}

/** Pictures that go with reports and feedback. */
export interface AttachmentsMethods {
  /**
   * Get a picture of a report or of feedback, as WebP, at most 1080 pixels wide. The address with its ticket is
   * given to who uploaded it and to admins, and holds for an hour; no other proof of identity is needed.
   *
   * `GET /risk/attachment/{img_key}`
   *
   * @throws ApiFailure: bad_input, attachment_not_found, too_many_requests
   */
  readonly getAttachment: Method<'getAttachment'>;
}

/** Taxonomy, topics, banners and people, kept by admins. */
export interface ConsoleMethods {
  /**
   * List all tags of the taxonomy with retired tags and the names in every language. Admins only.
   *
   * `GET /cmt/manager/tags`
   *
   * @throws ApiFailure: not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listManagedTags: Method<'listManagedTags'>;
  /**
   * Add a tag to the taxonomy, as the last of its siblings. The tree has two levels. Admins only.
   *
   * `POST /cmt/manager/tags`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, too_many_requests
   */
  readonly createTag: Method<'createTag'>;
  /**
   * Reorder sibling tags. All of them must be named, retired ones too. Admins only.
   *
   * `PUT /cmt/manager/tags/order`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, too_many_requests
   */
  readonly reorderTags: Method<'reorderTags'>;
  /**
   * Rename, move or retire a tag. Works that carry a moved tag are found under its new parent at once. Admins
   * only.
   *
   * `PUT /cmt/manager/tag/{tag_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, tag_not_found,
   * tag_has_children, too_many_requests
   */
  readonly updateTag: Method<'updateTag'>;
  /**
   * List all topics, closed and scheduled ones too, in the order of display. Admins only.
   *
   * `GET /cmt/manager/topics`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listManagedTopics: Method<'listManagedTopics'>;
  /**
   * Add a topic, as the last one. Admins only.
   *
   * `POST /cmt/manager/topics`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, too_many_requests
   */
  readonly createTopic: Method<'createTopic'>;
  /**
   * Reorder the topics. All of them must be named. Admins only.
   *
   * `PUT /cmt/manager/topics/order`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, too_many_requests
   */
  readonly reorderTopics: Method<'reorderTopics'>;
  /**
   * Edit the texts of a topic, open or close it, or schedule it. Admins only.
   *
   * `PUT /cmt/manager/topic/{topic_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, topic_not_found,
   * too_many_requests
   */
  readonly updateTopic: Method<'updateTopic'>;
  /**
   * Set the picture of a topic. It is judged by its content and encoded again. Admins only.
   *
   * `POST /cmt/manager/topic/{topic_id}/cover`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, topic_not_found,
   * image_too_large, image_not_accepted, too_many_requests
   */
  readonly setTopicCover: Method<'setTopicCover'>;
  /**
   * Remove the picture of a topic; it shows that of its most popular work again. Admins only.
   *
   * `DELETE /cmt/manager/topic/{topic_id}/cover`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, topic_not_found,
   * too_many_requests
   */
  readonly removeTopicCover: Method<'removeTopicCover'>;
  /**
   * Get the words that mean the same to a search. Who searches for one of a group finds works with another too.
   * Admins only.
   *
   * `GET /cmt/manager/synonyms`
   *
   * @throws ApiFailure: not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly getSynonyms: Method<'getSynonyms'>;
  /**
   * Set the words that mean the same to a search, all groups at once. It holds for searches within half a minute.
   * `version` is that of the list that was changed: when somebody else has set another meanwhile, nothing is done.
   * Admins only.
   *
   * `PUT /cmt/manager/synonyms`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, list_changed,
   * too_many_requests
   */
  readonly setSynonyms: Method<'setSynonyms'>;
  /**
   * Get the words that reviewers are pointed to where they stand in a submitted work; nothing is refused because
   * of them. Admins only.
   *
   * `GET /cmt/manager/watched-words`
   *
   * @throws ApiFailure: not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly getWatchedWords: Method<'getWatchedWords'>;
  /**
   * Set the words that reviewers are pointed to, the whole list at once. Words that differ by case, accents or
   * width alone are kept once. `version` is that of the list that was changed: when somebody else has set another
   * meanwhile, nothing is done. Admins only.
   *
   * `PUT /cmt/manager/watched-words`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, list_changed,
   * too_many_requests
   */
  readonly setWatchedWords: Method<'setWatchedWords'>;
  /**
   * List all banners, closed and scheduled ones too, in the order of display. Admins only.
   *
   * `GET /cmt/manager/banners`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listManagedBanners: Method<'listManagedBanners'>;
  /**
   * Add a banner, as the last one. Admins only.
   *
   * `POST /cmt/manager/banners`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, too_many_requests
   */
  readonly createBanner: Method<'createBanner'>;
  /**
   * Reorder the banners. All of them must be named. Admins only.
   *
   * `PUT /cmt/manager/banners/order`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, too_many_requests
   */
  readonly reorderBanners: Method<'reorderBanners'>;
  /**
   * Edit a banner, open or close it, or schedule it. Admins only.
   *
   * `PUT /cmt/manager/banner/{banner_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, banner_not_found,
   * too_many_requests
   */
  readonly updateBanner: Method<'updateBanner'>;
  /**
   * Set the picture of a banner. It is judged by its content and encoded again. Admins only.
   *
   * `POST /cmt/manager/banner/{banner_id}/image`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, banner_not_found,
   * image_too_large, image_not_accepted, too_many_requests
   */
  readonly setBannerImage: Method<'setBannerImage'>;
  /**
   * Remove the picture of a banner; it is drawn from its theme again. Admins only.
   *
   * `DELETE /cmt/manager/banner/{banner_id}/image`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, banner_not_found,
   * too_many_requests
   */
  readonly removeBannerImage: Method<'removeBannerImage'>;
  /**
   * Search users by the beginning of a name or address, the newest account first. Of a keyword that fits very many
   * the first 1,000 of each kind of match. Admins only.
   *
   * `GET /cmt/manager/people`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listPeople: Method<'listPeople'>;
  /**
   * Change the kind and the flags of a user: invitation, badges, whether they can sign in. Admins only; what
   * concerns an admin, and the kind of anybody, is for super admins.
   *
   * `PUT /cmt/manager/people/{user_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, admins_only, super_admins_only,
   * own_account, user_not_found, too_many_requests
   */
  readonly updatePerson: Method<'updatePerson'>;
  /**
   * Let an admin set up a second step, within 24 hours, on a site that requires one. Their password alone does not
   * allow it there, so that a stolen one does not open the site. Asked again, the 24 hours begin again. The admin
   * is notified by mail. Super admins only.
   *
   * `POST /cmt/manager/people/{user_id}/second-step-release`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, own_account,
   * user_not_found, second_step_not_required, too_many_requests
   */
  readonly releaseSecondStep: Method<'releaseSecondStep'>;
}

/** What the operator sets for the site, and its first admin. */
export interface SiteMethods {
  /**
   * Make the first admin of a site that has none, with the code that the server printed at its start. The code
   * works once, for 24 hours. They sign in with their password afterwards.
   *
   * `POST /user/first-admin`
   *
   * @throws ApiFailure: bad_input, forbidden, wrong_setup_code, setup_done, account_exists, too_many_requests
   */
  readonly createFirstAdmin: Method<'createFirstAdmin'>;
  /**
   * Get what is set for the site, and what the environment fixes. No secret is part of it. Super admins only.
   *
   * `GET /cmt/manager/site`
   *
   * @throws ApiFailure: not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly getSiteSettings: Method<'getSiteSettings'>;
  /**
   * Name the site. Super admins only.
   *
   * `PUT /cmt/manager/site/name`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, setting_fixed,
   * too_many_requests
   */
  readonly setSiteName: Method<'setSiteName'>;
  /**
   * Set the logo of the site for an appearance. It is judged by its content and encoded again; nothing of it but
   * the pixels of its middle square is kept. Super admins only.
   *
   * `POST /cmt/manager/site/logo`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, image_too_large,
   * image_not_accepted, too_many_requests
   */
  readonly setSiteLogo: Method<'setSiteLogo'>;
  /**
   * Go back to the product's own mark; without a logo for light appearance there is none for dark either. Super
   * admins only.
   *
   * `DELETE /cmt/manager/site/logo`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, too_many_requests
   */
  readonly removeSiteLogo: Method<'removeSiteLogo'>;
  /**
   * Get the logo of the site, a square. Needs no token. Kept for an hour; the hash is that of the content.
   *
   * `GET /cmt/site/logo/{hash}`
   *
   * @throws ApiFailure: bad_input, image_not_found, too_many_requests
   */
  readonly getSiteLogo: Method<'getSiteLogo'>;
  /**
   * Choose who may make an account. Super admins only.
   *
   * `PUT /cmt/manager/site/sign-up`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, setting_fixed,
   * too_many_requests
   */
  readonly setSignUpPolicy: Method<'setSignUpPolicy'>;
  /**
   * Choose whether admins need a second step: anyone without an authenticator who has not signed in with a passkey
   * is then refused by every operation of admins. Only who meets this themselves can require it. Super admins
   * only.
   *
   * `PUT /cmt/manager/site/second-step`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only,
   * admin_second_step_required, too_many_requests
   */
  readonly setAdminSecondStep: Method<'setAdminSecondStep'>;
  /**
   * Set the mail server and the sender of mails. Without a password the present one stays, as long as host, port
   * and user stay. Super admins only.
   *
   * `PUT /cmt/manager/site/mail`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, setting_fixed,
   * too_many_requests
   */
  readonly setMailServer: Method<'setMailServer'>;
  /**
   * Take the mail server out; mails are kept for the operator from then on. Super admins only.
   *
   * `DELETE /cmt/manager/site/mail`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, super_admins_only, setting_fixed,
   * too_many_requests
   */
  readonly removeMailServer: Method<'removeMailServer'>;
  /**
   * Send a test mail at once, and say whether the mail server took it. Super admins only.
   *
   * `POST /cmt/manager/site/mail/test`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only,
   * mail_server_not_set, test_mail_failed, too_many_requests
   */
  readonly sendTestMail: Method<'sendTestMail'>;
  /**
   * Choose who takes payments, and set the keys for it; keys that are left out stay. With another provider than
   * Stripe its keys are deleted. Super admins only.
   *
   * `PUT /cmt/manager/site/payment`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, setting_fixed,
   * too_many_requests
   */
  readonly setPayment: Method<'setPayment'>;
  /**
   * Ask Stripe whether it takes the keys, and whether a webhook reports to this site. Nothing is written there.
   * Super admins only.
   *
   * `POST /cmt/manager/site/payment/test`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, super_admins_only, payment_keys_not_set,
   * test_payment_failed, too_many_requests
   */
  readonly testPayment: Method<'testPayment'>;
}

/** Teams, projects, folders and board files. */
export interface WorkspaceMethods {
  /**
   * Get the caller's personal team and its default project.
   *
   * `GET /web/space`
   *
   * @throws ApiFailure: not_signed_in, token_expired, no_storage_location, too_many_requests
   */
  readonly getSpace: Method<'getSpace'>;
  /**
   * List teams the caller belongs to, the personal one first.
   *
   * `GET /web/teams`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly listTeams: Method<'listTeams'>;
  /**
   * List the trash of a team, the last trashed first: with TeamMoveFile all of it, otherwise the caller's own
   * files. Files are purged 30 days after they were trashed.
   *
   * `GET /web/team/{teamId}/trash`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, too_many_requests
   */
  readonly listTrash: Method<'listTrash'>;
  /**
   * Delete the files in the trash of a team permanently: with TeamMoveFile all of them, otherwise the caller's
   * own. Published versions stay public.
   *
   * `DELETE /web/team/{teamId}/trash`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, forbidden, too_many_requests
   */
  readonly emptyTrash: Method<'emptyTrash'>;
  /**
   * Make a project in a team. Takes TeamEdit.
   *
   * `POST /web/team/{teamId}/project`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * place_full, too_many_requests
   */
  readonly createProject: Method<'createProject'>;
  /**
   * Rename a project. Takes TeamEdit.
   *
   * `PUT /web/team/{teamId}/project/{projectId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * project_not_found, too_many_requests
   */
  readonly renameProject: Method<'renameProject'>;
  /**
   * Delete a project with its folders; takes TeamEdit. Its files go to the trash, which takes TeamMoveFile when
   * some are not the caller's own. A team keeps its last project.
   *
   * `DELETE /web/team/{teamId}/project/{projectId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * privilege_missing, project_not_found, last_project, too_many_requests
   */
  readonly deleteProject: Method<'deleteProject'>;
  /**
   * Make a folder. Takes TeamEdit. Without `parent_id` it lies at the top of the project.
   *
   * `POST /web/team/{teamId}/project/{projectId}/folder`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * project_not_found, folder_not_found, folder_too_deep, place_full, too_many_requests
   */
  readonly createFolder: Method<'createFolder'>;
  /**
   * Rename a folder. Takes TeamEdit.
   *
   * `PUT /web/team/{teamId}/project/{projectId}/folder/{folderId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * project_not_found, folder_not_found, too_many_requests
   */
  readonly renameFolder: Method<'renameFolder'>;
  /**
   * Delete a folder with its subfolders; takes TeamEdit. Its files go to the trash, which takes TeamMoveFile when
   * some are not the caller's own.
   *
   * `DELETE /web/team/{teamId}/project/{projectId}/folder/{folderId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * privilege_missing, project_not_found, folder_not_found, too_many_requests
   */
  readonly deleteFolder: Method<'deleteFolder'>;
  /**
   * Move a folder with its content into another folder or project of the team. Takes TeamEdit. Parent 0 is the top
   * of the project.
   *
   * `POST /web/team/{teamId}/project/{projectId}/folder/{folderId}/move`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * project_not_found, folder_not_found, folder_too_deep, folder_cycle, place_full, too_many_requests
   */
  readonly moveFolder: Method<'moveFolder'>;
  /**
   * Move folders with their content and files of a team into one folder or project of it, all or none. Takes
   * TeamEdit. Folder 0 is the top of the project. When one of them stands in the way, `data.field` names it, such
   * as `folder_ids.1`. Of what is named twice, by itself and by a folder around it, the folder counts.
   *
   * `POST /web/team/{teamId}/items/move`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * project_not_found, folder_not_found, file_not_found, folder_too_deep, folder_cycle, place_full,
   * idempotency_key_reused, too_many_requests
   */
  readonly moveItems: Method<'moveItems'>;
  /**
   * Delete folders of a team with their subfolders and move their files and others to the trash, all or none.
   * Takes TeamEdit, and TeamMoveFile when some of the files are not the caller's own. When one of them stands in
   * the way, `data.field` names it, such as `file_keys.0`. Published versions stay public.
   *
   * `POST /web/team/{teamId}/items/trash`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor, not_owner,
   * privilege_missing, folder_not_found, file_not_found, idempotency_key_reused, too_many_requests
   */
  readonly trashItems: Method<'trashItems'>;
  /**
   * Take back a change that the caller made by moveItems or trashItems within the last day, all or none. Folders
   * and files return to where they were; what was moved or deleted since, stays as it is. A folder whose former
   * place was deleted returns to the top of its project. Takes TeamEdit, TeamMoveFile when it takes files out of
   * the trash that are not the caller's own, and room in the team for them. A change that was taken back already
   * stays so.
   *
   * `POST /web/team/{teamId}/items/change/{changeId}/undo`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, not_editor,
   * privilege_missing, project_not_found, change_not_found, folder_too_deep, folder_cycle, place_full,
   * file_limit_reached, too_many_requests
   */
  readonly undoItemChange: Method<'undoItemChange'>;
  /**
   * List files of the caller's teams, the last changed first.
   *
   * `GET /web/files/recent`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listRecentFiles: Method<'listRecentFiles'>;
  /**
   * List the files that the caller has starred, the last starred first. Those that the caller can no longer open,
   * and those in the trash, are left out.
   *
   * `GET /web/files/starred`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listStarredFiles: Method<'listStarredFiles'>;
  /**
   * Star a file, to find it among the starred ones. One that is starred already stays so.
   *
   * `PUT /web/file/{file_key}/star`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, file_not_found,
   * too_many_requests
   */
  readonly starFile: Method<'starFile'>;
  /**
   * Take the star off a file. One that has no star stays so.
   *
   * `DELETE /web/file/{file_key}/star`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, file_not_found,
   * too_many_requests
   */
  readonly unstarFile: Method<'unstarFile'>;
  /**
   * Move a file to another folder, project or team. Within a team that takes TeamEdit; into another one
   * TeamMoveFile in the old team, TeamEdit and room in the new, for the visitors who edit the file as well. A file
   * whose owner does not belong to the new team passes to the caller, unless the owner handed it in to the
   * community.
   *
   * `POST /web/file/{file_key}/move`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor, not_owner,
   * privilege_missing, file_not_found, team_not_found, project_not_found, folder_not_found, file_limit_reached,
   * collaborator_limit_reached, storage_full, too_many_requests
   */
  readonly moveFile: Method<'moveFile'>;
  /**
   * Duplicate a file with its board in its place; the caller owns the duplicate. Takes TeamEdit and room in the
   * team.
   *
   * `POST /web/file/{file_key}/duplicate`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor,
   * file_not_found, file_limit_reached, idempotency_key_reused, storage_full, too_many_requests
   */
  readonly duplicateFile: Method<'duplicateFile'>;
  /**
   * Take a file out of the trash, to its former folder or, if that was deleted, to the top of its project. For its
   * owner and those with TeamMoveFile; takes TeamEdit and room in the team.
   *
   * `POST /web/file/{file_key}/restore`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, not_editor, file_not_found,
   * file_limit_reached, too_many_requests
   */
  readonly restoreFile: Method<'restoreFile'>;
  /**
   * Delete a file in the trash permanently, with its board. For its owner and those with TeamMoveFile. A published
   * version stays public.
   *
   * `DELETE /web/file/{file_key}/trash`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, file_not_found,
   * too_many_requests
   */
  readonly purgeFile: Method<'purgeFile'>;
  /**
   * List projects of a team, the default one first.
   *
   * `GET /web/team/{teamId}/projects`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, too_many_requests
   */
  readonly listProjects: Method<'listProjects'>;
  /**
   * Create a board file.
   *
   * `POST /web/team/{teamId}/project/{projectId}/file`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_editor, team_not_found,
   * project_not_found, folder_not_found, file_limit_reached, storage_full, too_many_requests
   */
  readonly createFile: Method<'createFile'>;
  /**
   * List direct subfolders of a folder. Folder 0 is the top of the project.
   *
   * `GET /web/team/{teamId}/project/{projectId}/folder/{folderId}/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, project_not_found,
   * folder_not_found, too_many_requests
   */
  readonly listFolders: Method<'listFolders'>;
  /**
   * List files of a folder, the last changed first unless another order is asked for. A cursor belongs to its
   * order.
   *
   * `GET /web/team/{teamId}/project/{projectId}/files`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, project_not_found,
   * folder_not_found, too_many_requests
   */
  readonly listProjectFiles: Method<'listProjectFiles'>;
  /**
   * Get the details of a board file.
   *
   * `GET /web/file/{file_key}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, file_not_found, too_many_requests
   */
  readonly getFile: Method<'getFile'>;
  /**
   * Rename a board file.
   *
   * `PUT /web/file/{file_key}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_editor, file_not_found,
   * too_many_requests
   */
  readonly renameFile: Method<'renameFile'>;
  /**
   * Move a board file to the trash.
   *
   * `DELETE /web/file/{file_key}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, file_not_found,
   * too_many_requests
   */
  readonly deleteFile: Method<'deleteFile'>;
  /**
   * Get a ticket for the live connection to a board.
   *
   * `POST /web/file/{file_key}/collab-ticket`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, file_not_found,
   * too_many_requests
   */
  readonly createCollabTicket: Method<'createCollabTicket'>;
  /**
   * Get an image of a published work. Needs no token. Kept for an hour; the hash is that of the content.
   *
   * `GET /web/v2/upload/cmt/{fileKey}/{hash}`
   *
   * @throws ApiFailure: bad_input, image_not_found, too_many_requests
   */
  readonly getUploadedImage: Method<'getUploadedImage'>;
  /**
   * Store an image for a board.
   *
   * `POST /web/v2/upload/file/{fileKey}/{hash}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_editor, file_not_found,
   * image_too_large, image_not_accepted, storage_full, too_many_requests
   */
  readonly uploadFileImage: Method<'uploadFileImage'>;
  /**
   * Store the preview of an image for a board. The hash is that of the preview itself.
   *
   * `POST /web/v2/upload/file/{fileKey}/{hash}/preview`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_editor, file_not_found,
   * image_too_large, image_not_accepted, storage_full, too_many_requests
   */
  readonly uploadFileImagePreview: Method<'uploadFileImagePreview'>;
  /**
   * Store the thumbnail of an image for a board. The hash is that of the thumbnail itself.
   *
   * `POST /web/v2/upload/file/{fileKey}/{hash}/thumb`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_editor, file_not_found,
   * image_too_large, image_not_accepted, storage_full, too_many_requests
   */
  readonly uploadFileImageThumb: Method<'uploadFileImageThumb'>;
  /**
   * Get the size and type of an image of a published work.
   *
   * `GET /editor/upload/cmt/{fileKey}/{hash}/info`
   *
   * @throws ApiFailure: bad_input, image_not_found, too_many_requests
   */
  readonly getUploadInfo: Method<'getUploadInfo'>;
}

/** Teams, their members and invitation links. */
export interface TeamsMethods {
  /**
   * Create a team with a first project; the caller owns it. Who owns a team of that name already gets its `id` and
   * `name` with the error; names that differ in case only are the same. A key whose team was deleted meanwhile
   * answers `team_not_found`.
   *
   * `POST /web/team`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, team_exists,
   * idempotency_key_reused, too_many_requests
   */
  readonly createTeam: Method<'createTeam'>;
  /**
   * Get a team with the caller's privileges.
   *
   * `GET /web/team/{teamId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, too_many_requests
   */
  readonly getTeam: Method<'getTeam'>;
  /**
   * Rename a team. Takes TeamPermission.
   *
   * `PUT /web/team/{teamId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * team_exists, too_many_requests
   */
  readonly renameTeam: Method<'renameTeam'>;
  /**
   * Delete a team; takes TeamDelete. Refused while it holds boards of others, its trash included, so that nobody
   * loses work. The owner's boards go to the trash of the personal space; those submitted to the community move
   * into it.
   *
   * `DELETE /web/team/{teamId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * personal_team, team_has_foreign_boards, too_many_requests
   */
  readonly deleteTeam: Method<'deleteTeam'>;
  /**
   * Set the picture of a team. It is judged by its content and encoded again; nothing of it but the pixels of its
   * middle square is kept. Takes TeamPermission.
   *
   * `POST /web/team/{teamId}/avatar`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * image_too_large, image_not_accepted, too_many_requests
   */
  readonly uploadTeamAvatar: Method<'uploadTeamAvatar'>;
  /**
   * Remove the picture of a team. Its address answers no more. Takes TeamPermission.
   *
   * `DELETE /web/team/{teamId}/avatar`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * too_many_requests
   */
  readonly removeTeamAvatar: Method<'removeTeamAvatar'>;
  /**
   * Get the picture of a team, a square. Needs no token: anyone who holds an invitation sees it, and pictures
   * cannot bring one. Kept for an hour, by browsers alone; the hash is that of the content.
   *
   * `GET /web/team/{teamId}/avatar/{hash}`
   *
   * @throws ApiFailure: bad_input, image_not_found, too_many_requests
   */
  readonly getTeamAvatar: Method<'getTeamAvatar'>;
  /**
   * Count the files of a team and get its limit.
   *
   * `GET /web/team/{teamId}/file/count`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, too_many_requests
   */
  readonly countTeamFiles: Method<'countTeamFiles'>;
  /**
   * Get the plan and the usage of a team.
   *
   * `GET /web/license/{teamId}/team/space`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, too_many_requests
   */
  readonly getTeamSpace: Method<'getTeamSpace'>;
  /**
   * Get the invitation link of a team for a role: the one in use, or a new one when there is none. Takes the
   * privilege of inviting that role. It may write although it is a GET: call `ensureMemberToken` instead.
   *
   * `GET /web/share/team/{teamId}/member/token`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, privilege_missing,
   * too_many_requests
   *
   * @deprecated See the description.
   */
  readonly getMemberToken: Method<'getMemberToken'>;
  /**
   * Replace the invitation link of a team for a role; the old one is revoked. Takes the privilege of inviting that
   * role.
   *
   * `POST /web/share/team/{teamId}/member/token`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * too_many_requests
   */
  readonly renewMemberToken: Method<'renewMemberToken'>;
  /**
   * Revoke the invitation link of a team for a role, if there is one. Takes the privilege of inviting that role.
   *
   * `DELETE /web/share/team/{teamId}/member/token`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * too_many_requests
   */
  readonly revokeMemberToken: Method<'revokeMemberToken'>;
  /**
   * Make sure that a team has an invitation link for a role, and get it: the one in use, or a new one when there
   * is none. Takes the privilege of inviting that role.
   *
   * `POST /web/share/team/{teamId}/member/link`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * too_many_requests
   */
  readonly ensureMemberToken: Method<'ensureMemberToken'>;
  /**
   * List the invitations by e-mail of a team that can still be accepted, the newest first: those to the roles that
   * the caller may invite to. Takes the privilege of inviting.
   *
   * `GET /web/share/team/{teamId}/invitation`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, privilege_missing,
   * too_many_requests
   */
  readonly listMailInvitations: Method<'listMailInvitations'>;
  /**
   * Make a link by which the owner of one e-mail address joins a team: only an account that has proven this
   * address can accept it, once. Those that are open for the address are replaced, except those to roles that the
   * caller may not invite to. The server sends no mail, for it writes to proven addresses only: the caller sends
   * the link. Takes the privilege of inviting that role.
   *
   * `POST /web/share/team/{teamId}/invitation`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * invitation_limit_reached, too_many_requests
   */
  readonly inviteByMail: Method<'inviteByMail'>;
  /**
   * Revoke an invitation by e-mail, so that nobody can accept it any more; of one that has ended nothing changes.
   * Takes the privilege of inviting its role.
   *
   * `DELETE /web/share/team/{teamId}/invitation/{invitationId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * invitation_not_found, too_many_requests
   */
  readonly revokeMailInvitation: Method<'revokeMailInvitation'>;
  /**
   * Get the team and role of an invitation link.
   *
   * `GET /web/invitation/{token}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, invitation_not_found, invitation_expired,
   * invitation_revoked, too_many_requests
   */
  readonly getInvitation: Method<'getInvitation'>;
  /**
   * Join a team by its invitation link. Who belongs to it already keeps the more trusted of the two roles, so
   * repeating the call changes nothing. An invitation by e-mail is accepted once, by the account that has proven
   * the address it was sent to.
   *
   * `POST /web/invitation/{token}/accept`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, invitation_not_found,
   * invitation_expired, invitation_revoked, invitation_for_other_address, invitation_address_unproven,
   * too_many_requests
   */
  readonly acceptInvitation: Method<'acceptInvitation'>;
  /**
   * List the members of a team, the first to join first.
   *
   * `GET /web/team/{teamId}/members`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, too_many_requests
   */
  readonly listMembers: Method<'listMembers'>;
  /**
   * Give a member another role. Takes TeamPermission and a more trusted role than that member has; nobody gives
   * more than they have. Everybody may step down.
   *
   * `PUT /web/team/{teamId}/member/{userId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * member_not_found, owner_stays, too_many_requests
   */
  readonly changeMemberRole: Method<'changeMemberRole'>;
  /**
   * Remove a member from a team. Takes TeamRemoveMember and a more trusted role than that member has. Their boards
   * stay and pass to the team's owner; those they submitted to the community go with them and leave a duplicate.
   * All invitation links of the team are revoked.
   *
   * `DELETE /web/team/{teamId}/member/{userId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * member_not_found, owner_stays, too_many_requests
   */
  readonly removeMember: Method<'removeMember'>;
  /**
   * Leave a team. The caller's boards stay and pass to the team's owner; those submitted to the community go along
   * and leave a duplicate. The owner transfers the team first.
   *
   * `POST /web/team/{teamId}/leave`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, forbidden, owner_stays,
   * too_many_requests
   */
  readonly leaveTeam: Method<'leaveTeam'>;
  /**
   * Hand a team over to another member; the caller, who must be its owner, becomes a manager. The plan of the new
   * owner holds from then on.
   *
   * `POST /web/team/{teamId}/owner`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * member_not_found, personal_team, too_many_requests
   */
  readonly transferTeam: Method<'transferTeam'>;
  /**
   * Set what a member is called inside the team: one's own name, or with TeamPermission that of a less trusted
   * member.
   *
   * `PUT /user/ent/staff/name`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, privilege_missing, member_not_found,
   * too_many_requests
   */
  readonly setStaffName: Method<'setStaffName'>;
  /**
   * List the picture library of a team, the newest first. Takes TeamLibrary.
   *
   * `GET /web/team/{teamId}/library`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, privilege_missing,
   * too_many_requests
   */
  readonly listTeamPictures: Method<'listTeamPictures'>;
  /**
   * Get a picture of the library of a team. Needs no token, for pictures cannot bring one: who knows the hash has
   * seen it. One address always has the same content; it is kept for an hour, by browsers alone.
   *
   * `GET /web/team/{teamId}/library/{hash}`
   *
   * @throws ApiFailure: bad_input, image_not_found, too_many_requests
   */
  readonly getTeamPicture: Method<'getTeamPicture'>;
  /**
   * Put a picture into the library of a team; one that is there already stays. Takes TeamNetdisk.
   *
   * `POST /web/team/{teamId}/library/{hash}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * place_full, image_too_large, image_not_accepted, storage_full, too_many_requests
   */
  readonly addTeamPicture: Method<'addTeamPicture'>;
  /**
   * Take a picture out of the library of a team. Boards it was put on keep it. Takes TeamNetdisk.
   *
   * `DELETE /web/team/{teamId}/library/{hash}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, team_not_found, privilege_missing,
   * image_not_found, too_many_requests
   */
  readonly removeTeamPicture: Method<'removeTeamPicture'>;
  /**
   * Put a picture of the library of a board's team on the board, which may be shown from then on under the board's
   * address. Takes TeamLibrary and the right to edit the board.
   *
   * `POST /web/file/{file_key}/library/{hash}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_editor, privilege_missing,
   * file_not_found, image_not_found, too_many_requests
   */
  readonly useTeamPicture: Method<'useTeamPicture'>;
}

/** Sharing files by links, and the visitors who come by them. */
export interface SharingMethods {
  /**
   * List the share links of a file that are not revoked, the newest first. Everybody who has a link can open it,
   * so no service token lists them.
   *
   * `GET /web/file/{file_key}/share`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, sharing_not_allowed, file_not_found,
   * too_many_requests
   */
  readonly listShareLinks: Method<'listShareLinks'>;
  /**
   * Share a file by a link. For the file's owner and for members of its team with the privilege TeamPermission. A
   * file has at most 20 links that work.
   *
   * `POST /web/file/{file_key}/share`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, sharing_not_allowed,
   * file_not_found, share_link_limit_reached, idempotency_key_reused, too_many_requests
   */
  readonly createShareLink: Method<'createShareLink'>;
  /**
   * Change a share link. The new terms hold for those who joined by it as well. A lower role and an earlier end
   * take effect at once, also for boards that are open. A higher role is gained by joining again. A link that had
   * expired cannot bring back more visitors who edit than the plan allows.
   *
   * `PUT /web/file/{file_key}/share/{share_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, sharing_not_allowed,
   * file_not_found, share_link_not_found, collaborator_limit_reached, too_many_requests
   */
  readonly updateShareLink: Method<'updateShareLink'>;
  /**
   * Revoke a share link. Everybody who joined by it loses access at once. Revoking it again changes nothing.
   *
   * `DELETE /web/file/{file_key}/share/{share_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, sharing_not_allowed,
   * file_not_found, share_link_not_found, too_many_requests
   */
  readonly revokeShareLink: Method<'revokeShareLink'>;
  /**
   * People who have access to a file through a link, last joined first.
   *
   * `GET /web/file/{file_key}/visitors`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, sharing_not_allowed, file_not_found,
   * too_many_requests
   */
  readonly listVisitors: Method<'listVisitors'>;
  /**
   * Take access from a visitor, at once. They cannot come back by a link that exists now. A visitor may also
   * remove themselves, and may then join again.
   *
   * `DELETE /web/file/{file_key}/visitors/{user_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, sharing_not_allowed,
   * file_not_found, visitor_not_found, too_many_requests
   */
  readonly removeVisitor: Method<'removeVisitor'>;
  /**
   * The role a share link gives, the file it leads to, and the caller's own role when they have one. The file is
   * left out while a password is asked for.
   *
   * `GET /web/share/{token}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, share_link_not_found, share_link_ended,
   * too_many_requests
   */
  readonly getSharedFile: Method<'getSharedFile'>;
  /**
   * A ticket for the live connection, to look only. For everybody who has the link; nobody needs to sign in. Wrong
   * passwords are limited per link and network, and per link from all of them.
   *
   * `POST /web/share/{token}/ticket`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, share_password_required,
   * wrong_share_password, share_link_not_found, share_link_ended, too_many_requests
   */
  readonly createShareTicket: Method<'createShareTicket'>;
  /**
   * Join a shared file. The caller becomes its visitor with the role of the link, unless they have a higher one.
   * Joining again changes nothing. The plan of the file's team limits how many visitors may edit.
   *
   * `POST /web/share/{token}/join`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, share_password_required,
   * wrong_share_password, share_link_not_found, share_link_ended, visitor_removed, collaborator_limit_reached,
   * too_many_requests
   */
  readonly joinSharedFile: Method<'joinSharedFile'>;
  /**
   * Files the caller has joined by a link and can still open, last joined first.
   *
   * `GET /web/shared`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listSharedFiles: Method<'listSharedFiles'>;
}

/** Versions of boards. */
export interface VersionsMethods {
  /**
   * List the versions of a file, the newest first. For people who may edit the file as its owner or by their team.
   *
   * `GET /web/file/{file_key}/versions`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, not_editor, file_not_found,
   * too_many_requests
   */
  readonly listVersions: Method<'listVersions'>;
  /**
   * Keep the board as it is now under a name. Edits that are not stored yet are in it. At most 100 versions of a
   * file have a name; they are kept until somebody deletes them.
   *
   * `POST /web/file/{file_key}/versions`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor,
   * file_not_found, version_limit_reached, idempotency_key_reused, storage_full, too_many_requests
   */
  readonly createVersion: Method<'createVersion'>;
  /**
   * Name a version, or give it another name. A version with a name is kept until somebody deletes it.
   *
   * `PUT /web/file/{file_key}/versions/{version_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor,
   * file_not_found, version_not_found, version_limit_reached, too_many_requests
   */
  readonly renameVersion: Method<'renameVersion'>;
  /**
   * Delete a version. For the file's owner, for members of its team with the privilege TeamPermission, and for its
   * creator. The board itself stays as it is.
   *
   * `DELETE /web/file/{file_key}/versions/{version_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor,
   * file_not_found, version_not_found, too_many_requests
   */
  readonly deleteVersion: Method<'deleteVersion'>;
  /**
   * Bring a version back by one edit that makes the board what it was and that everybody who has it open sees. The
   * board as it was before is kept as a version, and so is the result. When the board is like that already,
   * nothing changes and the answer is the version asked for.
   *
   * `POST /web/file/{file_key}/versions/{version_id}/restore`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_member, not_editor,
   * file_not_found, version_not_found, storage_full, too_many_requests
   */
  readonly restoreVersion: Method<'restoreVersion'>;
  /**
   * Get the board of a version. Answers the snapshot itself, without the envelope; it never changes.
   *
   * `GET /web/file/{file_key}/version-objects/{object_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_member, not_editor, file_not_found,
   * version_not_found, too_many_requests
   */
  readonly getVersionObject: Method<'getVersionObject'>;
}

/** Search for works and creators, suggestions and search history. */
export interface SearchMethods {
  /**
   * Published works that match a text and filters. Without `keyword` all works that match the filters. A text
   * search is ranked unless `order` is given. With a bearer token the text enters the caller's search history on
   * the first page. A word that no work has is looked for in the spelling of the site's own words, unless
   * `as_typed` says not to. When nothing matches, a tag or topic that is unknown or closed is not found, and
   * neither is a creator who does not exist.
   *
   * `GET /cmt/files/search`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, tag_not_found, topic_not_found, user_not_found,
   * too_many_requests
   */
  readonly searchFiles: Method<'searchFiles'>;
  /**
   * How many published works a search finds, in all and with one more filter each, and which spelling was searched
   * for. Languages, kinds and prices are counted as if no other of their kind were chosen, tags beside those that
   * are. When nothing matches, a tag or topic that is unknown or closed is not found, and neither is a creator who
   * does not exist.
   *
   * `GET /cmt/files/search/facets`
   *
   * @throws ApiFailure: bad_input, tag_not_found, topic_not_found, user_not_found, too_many_requests
   */
  readonly getSearchFacets: Method<'getSearchFacets'>;
  /**
   * List suggestions for the text typed so far.
   *
   * `GET /cmt/files/name/tips`
   *
   * @throws ApiFailure: bad_input, too_many_requests
   */
  readonly listNameTips: Method<'listNameTips'>;
  /**
   * Find creators with public works by their names, at most 20, the most followed first. Names that begin with the
   * text come first, then those with a word that does, then those that hold it; when no name has it, those that
   * come near it. Case, width and accents make no difference. Without `keyword` the most followed creators of all.
   *
   * `GET /cmt/creators`
   *
   * @throws ApiFailure: bad_input, too_many_requests
   */
  readonly searchCreators: Method<'searchCreators'>;
  /**
   * List the caller's search history, the newest first, at most 10.
   *
   * `GET /cmt/user_search_record`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly listSearchRecords: Method<'listSearchRecords'>;
  /**
   * Delete the caller's search history, or one record of it. The values may come in the body or, the same, in the
   * query. Neither `del_all` nor `id`: 400.
   *
   * `DELETE /cmt/user_search_record`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, search_record_not_found,
   * too_many_requests
   */
  readonly deleteSearchRecords: Method<'deleteSearchRecords'>;
  /**
   * List the most frequent recent searches, at most 5.
   *
   * `GET /cmt/hot_search`
   *
   * @throws ApiFailure: too_many_requests
   */
  readonly listHotSearches: Method<'listHotSearches'>;
}

/** The taxonomy and custom tags. */
export interface TagsMethods {
  /**
   * Get a tag, one of the taxonomy or a custom one.
   *
   * `GET /cmt/v2/tag`
   *
   * @throws ApiFailure: bad_input, tag_not_found, too_many_requests
   */
  readonly getTag: Method<'getTag'>;
  /**
   * The taxonomy as a tree.
   *
   * `GET /cmt/v2/tag/classify`
   *
   * @throws ApiFailure: too_many_requests
   */
  readonly classifyTags: Method<'classifyTags'>;
  /**
   * Find or create custom tags by name.
   *
   * `POST /cmt/v2/tag/tags`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly createTags: Method<'createTags'>;
  /**
   * List tags of one kind.
   *
   * `GET /cmt/v2/tag/ttype`
   *
   * @throws ApiFailure: bad_input, too_many_requests
   */
  readonly listTagsByType: Method<'listTagsByType'>;
}

/** Topics and banners. */
export interface TopicsMethods {
  /**
   * List the topics with the most use, the hottest first, at most 10.
   *
   * `GET /cmt/special_topic/hottest`
   *
   * @throws ApiFailure: too_many_requests
   */
  readonly listHottestTopics: Method<'listHottestTopics'>;
  /**
   * List topics in the order of display.
   *
   * `GET /cmt/special_topic/list`
   *
   * @throws ApiFailure: bad_input, too_many_requests
   */
  readonly listTopics: Method<'listTopics'>;
  /**
   * Get a topic.
   *
   * `GET /cmt/special_topic`
   *
   * @throws ApiFailure: bad_input, topic_not_found, too_many_requests
   */
  readonly getTopic: Method<'getTopic'>;
  /**
   * List published works of a topic. A topic that is unknown or closed is not found; when nothing matches, a tag
   * neither.
   *
   * `GET /cmt/special_topic/file_list`
   *
   * @throws ApiFailure: bad_input, topic_not_found, tag_not_found, too_many_requests
   */
  readonly listTopicFiles: Method<'listTopicFiles'>;
  /**
   * Get a picture of a topic or banner, in one of three widths. Needs no token. Kept for an hour; the hash is that
   * of the content.
   *
   * `GET /cmt/image/{hash}`
   *
   * @throws ApiFailure: bad_input, image_not_found, too_many_requests
   */
  readonly getSiteImage: Method<'getSiteImage'>;
  /**
   * List banners in the order of display.
   *
   * `GET /cmt/banner/list`
   *
   * @throws ApiFailure: bad_input, too_many_requests
   */
  readonly listBanners: Method<'listBanners'>;
}

/** Browsing history. */
export interface FootprintsMethods {
  /**
   * List the caller's browsing history, the newest first; each work once.
   *
   * `GET /cmt/user_footprint`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listFootprints: Method<'listFootprints'>;
  /**
   * Clear the caller's browsing history.
   *
   * `DELETE /cmt/user_footprint`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly clearFootprints: Method<'clearFootprints'>;
}

/** Messages to the user. */
export interface InboxMethods {
  /**
   * List the caller's messages, the newest first. What several people did to the same work or comment is one
   * message until it is read; it moves to the top with each of them.
   *
   * `GET /inbox/from/board-web/messages`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listMessages: Method<'listMessages'>;
  /**
   * Count the caller's unread messages.
   *
   * `GET /inbox/from/board-web/unread`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly countUnread: Method<'countUnread'>;
  /**
   * Mark a message as read. Answers how many are left unread.
   *
   * `POST /inbox/read/{msgId}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_addressee, message_not_found,
   * too_many_requests
   */
  readonly readMessage: Method<'readMessage'>;
  /**
   * Mark all of the caller's messages as read. Answers zero.
   *
   * `POST /inbox/from/board-web/readAll`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly readAllMessages: Method<'readAllMessages'>;
  /**
   * Get which e-mails and which notices in the inbox the caller wants; at first all of them. Mails that concern
   * the safety of the account, money that the caller moves, or feedback that the caller sent are always sent.
   *
   * `GET /user/mail-preferences`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly getMailPreferences: Method<'getMailPreferences'>;
  /**
   * Choose which e-mails and notices in the inbox the caller wants. What is left out stays as it is.
   *
   * `PUT /user/mail-preferences`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly updateMailPreferences: Method<'updateMailPreferences'>;
}

/** Public profiles and kinds of user. */
export interface ProfilesMethods {
  /**
   * Get the profile of a user. With a bearer token the answer carries `relation`.
   *
   * `GET /cmt/profile`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, profile_not_found, too_many_requests
   */
  readonly getProfile: Method<'getProfile'>;
  /**
   * Change the caller's own profile.
   *
   * `PUT /cmt/profile`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, profile_not_found,
   * too_many_requests
   */
  readonly updateProfile: Method<'updateProfile'>;
  /**
   * Clear the public data of the caller's own profile.
   *
   * `DELETE /cmt/profile`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, profile_not_found,
   * too_many_requests
   */
  readonly deleteProfile: Method<'deleteProfile'>;
  /**
   * Get the caller's own profile.
   *
   * `GET /cmt/profile/person`
   *
   * @throws ApiFailure: not_signed_in, token_expired, profile_not_found, too_many_requests
   */
  readonly getOwnProfile: Method<'getOwnProfile'>;
  /**
   * Get a profile by its name.
   *
   * `GET /cmt/profile/name`
   *
   * @throws ApiFailure: bad_input, profile_not_found, too_many_requests
   */
  readonly getProfileByName: Method<'getProfileByName'>;
  /**
   * Check whether a user is an admin. Callers may ask about themselves; admins about everybody.
   *
   * `GET /cmt/manager/verify`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, user_not_found, too_many_requests
   */
  readonly verifyManager: Method<'verifyManager'>;
  /**
   * Check whether the caller was specially invited to publish with the full taxonomy.
   *
   * `GET /cmt/manager/is-spec_invite`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly isSpecialInvite: Method<'isSpecialInvite'>;
  /**
   * Set the caller's role and industry for recommendations: those for the role or the industry come first.
   *
   * `PUT /cmt/user/temp_recommend_config`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly setRecommendConfig: Method<'setRecommendConfig'>;
}

/** Following creators, and blocking people. */
export interface FollowsMethods {
  /**
   * List users who follow a user, the newest first. Without `user_id` the caller's own fans, which needs a bearer
   * token.
   *
   * `GET /cmt/user_fans/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, user_not_found, too_many_requests
   */
  readonly listFans: Method<'listFans'>;
  /**
   * List users whom a user follows, the newest first. Without `user_id` those the caller follows, which needs a
   * bearer token.
   *
   * `GET /cmt/user_focus/list`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, user_not_found, too_many_requests
   */
  readonly listFollows: Method<'listFollows'>;
  /**
   * Follow a user.
   *
   * `POST /cmt/user_focus`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, interaction_refused, user_not_found,
   * cannot_follow_self, too_many_requests
   */
  readonly followUser: Method<'followUser'>;
  /**
   * Stop following a user. The value may come in the body or, the same, in the query.
   *
   * `DELETE /cmt/user_focus`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, user_not_found, too_many_requests
   */
  readonly unfollowUser: Method<'unfollowUser'>;
  /**
   * List the people whom the caller has blocked, the last blocked first.
   *
   * `GET /cmt/blocked`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listBlocked: Method<'listBlocked'>;
  /**
   * Block a person. Neither follows the other any more, and the person can no longer follow the caller, comment on
   * their works, answer or mention them, invite them, or join by their links; nothing the person does reaches the
   * caller’s inbox. The person is not notified. Blocking again changes nothing.
   *
   * `PUT /cmt/blocked/{user_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, user_not_found, too_many_requests
   */
  readonly blockPerson: Method<'blockPerson'>;
  /**
   * Stop blocking a person. Follows do not come back. Unblocking who is not blocked changes nothing.
   *
   * `DELETE /cmt/blocked/{user_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, user_not_found, too_many_requests
   */
  readonly unblockPerson: Method<'unblockPerson'>;
  /**
   * Get the follow relation of the caller and another user.
   *
   * `GET /cmt/user_focus/check`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, user_not_found, too_many_requests
   */
  readonly checkFollow: Method<'checkFollow'>;
}

/** Accounts, sessions and tokens. */
export interface AccountMethods {
  /**
   * Create an account and start a session. The session itself is an HttpOnly cookie set by the answer. An e-mail
   * address gets a link that proves it. An address that another account has had for a day without proving it does
   * not stand in the way: it is `pending_email` of the new account until its link is used, which takes it from the
   * other one. The operator of the site decides who may: everybody, who holds an invitation to a team, or nobody.
   *
   * `POST /user/sign-up`
   *
   * @throws ApiFailure: bad_input, forbidden, sign_up_closed, invitation_needed, account_exists, too_many_requests
   */
  readonly signUp: Method<'signUp'>;
  /**
   * Start a session. The session itself is an HttpOnly cookie set by the answer. For an account with a second step
   * the right password answers `second_step_needed`, and finishSignIn starts the session.
   *
   * `POST /user/sign-in`
   *
   * @throws ApiFailure: bad_input, forbidden, wrong_credentials, second_step_needed, too_many_requests
   */
  readonly signIn: Method<'signIn'>;
  /**
   * Take the second step of signing in: with the challenge that `second_step_needed` answered and a code, it
   * starts the session. The session itself is an HttpOnly cookie set by the answer.
   *
   * `POST /user/sign-in/second-step`
   *
   * @throws ApiFailure: bad_input, forbidden, challenge_expired, wrong_code, too_many_requests
   */
  readonly finishSignIn: Method<'finishSignIn'>;
  /**
   * Start a session with a passkey. The session itself is an HttpOnly cookie set by the answer. A passkey that has
   * verified its owner takes no second step.
   *
   * `POST /user/sign-in/passkey`
   *
   * @throws ApiFailure: bad_input, forbidden, challenge_expired, passkey_refused, too_many_requests
   */
  readonly signInWithPasskey: Method<'signInWithPasskey'>;
  /**
   * Ask for a passkey to sign in, or to take the place of the code after the password. The answer is bound to this
   * browser by a cookie, works once and for ten minutes.
   *
   * `POST /user/sign-in/passkey/setup`
   *
   * @throws ApiFailure: bad_input, forbidden, challenge_expired, passkeys_not_offered, too_many_requests
   */
  readonly beginPasskeySignIn: Method<'beginPasskeySignIn'>;
  /**
   * What the sign-in page needs to know of the site: who may make an account, and the identity providers (OpenID
   * Connect) that the operator has set up.
   *
   * `GET /user/sign-in/options`
   *
   * @throws ApiFailure: too_many_requests
   */
  readonly getSignInOptions: Method<'getSignInOptions'>;
  /**
   * Start a session with what a provider has confirmed; somebody without an account gets one, if the site takes
   * new accounts and the provider has confirmed their e-mail address. An account that has this address already is
   * not taken over: its owner signs in and links the provider. The session itself is an HttpOnly cookie set by the
   * answer.
   *
   * `POST /user/sign-in/provider`
   *
   * @throws ApiFailure: bad_input, forbidden, challenge_expired, provider_not_found, provider_unavailable,
   * provider_refused, provider_address_needed, account_exists, second_step_needed, sign_up_closed,
   * invitation_needed, too_many_requests
   */
  readonly signInWithProvider: Method<'signInWithProvider'>;
  /**
   * Begin to sign in, or to make an account, with an identity provider. The browser goes to the address in the
   * answer; the provider sends it back to `/user/provider/` with what signInWithProvider takes. The question is
   * bound to this browser by a cookie, works once and for ten minutes.
   *
   * `POST /user/sign-in/provider/setup`
   *
   * @throws ApiFailure: bad_input, forbidden, provider_not_found, provider_unavailable, too_many_requests
   */
  readonly beginProviderSignIn: Method<'beginProviderSignIn'>;
  /**
   * The providers by which the caller can sign in, those that can be linked, and what happened to them.
   *
   * `GET /user/linked-providers`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly listLinkedProviders: Method<'listLinkedProviders'>;
  /**
   * Link the identity that a provider has confirmed to the account of the caller. Its owner is notified by mail.
   *
   * `POST /user/linked-providers`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, challenge_expired, provider_not_found,
   * provider_unavailable, provider_refused, provider_linked, identity_taken, too_many_requests
   */
  readonly linkProvider: Method<'linkProvider'>;
  /**
   * Begin to link an identity provider to the account of the caller, with the password asked again, and a code
   * where the second step is on. The browser goes to the address in the answer; linkProvider takes what the
   * provider sends back, in the same session and within ten minutes.
   *
   * `POST /user/linked-providers/setup`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, wrong_code,
   * provider_not_found, provider_linked, provider_unavailable, too_many_requests
   */
  readonly beginProviderLink: Method<'beginProviderLink'>;
  /**
   * Unlink a provider from the account of the caller, with the password asked again, and a code where the second
   * step is on. It signs in no more; its owner is notified by mail. Sessions that it has started continue.
   *
   * `POST /user/linked-provider/{provider_id}/removal`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, wrong_code,
   * provider_not_found, too_many_requests
   */
  readonly unlinkProvider: Method<'unlinkProvider'>;
  /**
   * The caller's passkeys, and what happened to passkeys of the account.
   *
   * `GET /user/passkeys`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly listPasskeys: Method<'listPasskeys'>;
  /**
   * Add the passkey that the browser has made after beginPasskey. From then on it signs in by itself, and its
   * owner is notified by mail.
   *
   * `POST /user/passkeys`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, second_step_release_needed,
   * challenge_expired, passkey_refused, passkey_exists, passkey_limit_reached, too_many_requests
   */
  readonly addPasskey: Method<'addPasskey'>;
  /**
   * Begin to add a passkey, with the password asked again, and a code where the second step is on. The answer is
   * for the browser; addPasskey takes what it makes of it, in the same session and within ten minutes.
   *
   * `POST /user/passkeys/setup`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, second_step_release_needed,
   * wrong_password, wrong_code, passkeys_not_offered, passkey_limit_reached, too_many_requests
   */
  readonly beginPasskey: Method<'beginPasskey'>;
  /**
   * Give one of the caller's passkeys another name.
   *
   * `PUT /user/passkey/{passkey_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, passkey_not_found, too_many_requests
   */
  readonly renamePasskey: Method<'renamePasskey'>;
  /**
   * Remove one of the caller's passkeys, with the password asked again, and a code where the second step is on. It
   * signs in no more; its owner is notified by mail. Sessions that it has started continue.
   *
   * `POST /user/passkey/{passkey_id}/removal`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, wrong_code,
   * passkey_not_found, too_many_requests
   */
  readonly removePasskey: Method<'removePasskey'>;
  /**
   * Get whether signing in to the caller's account takes a code beside the password.
   *
   * `GET /user/second-step`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly getSecondStep: Method<'getSecondStep'>;
  /**
   * Turn the second step on with a code of the authenticator that beginSecondStep gave a secret. From then on
   * signing in takes a code. All other sessions end, and all service tokens are revoked. Answers the recovery
   * codes, this once; the owner is notified by mail.
   *
   * `POST /user/second-step`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, second_step_release_needed,
   * wrong_code, second_step_on, second_step_not_begun, too_many_requests
   */
  readonly turnOnSecondStep: Method<'turnOnSecondStep'>;
  /**
   * Begin to set up the second step, with the password asked again: makes a secret for an authenticator app.
   * Nothing changes until turnOnSecondStep gets a code of it, within 15 minutes. Begun again, or after a change of
   * the password, the former secret is forgotten.
   *
   * `POST /user/second-step/setup`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, second_step_release_needed,
   * wrong_password, second_step_on, too_many_requests
   */
  readonly beginSecondStep: Method<'beginSecondStep'>;
  /**
   * Turn the second step off, with the password and a code asked again. The recovery codes go with it; the owner
   * is notified by mail.
   *
   * `POST /user/second-step/off`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, wrong_code,
   * second_step_off, too_many_requests
   */
  readonly turnOffSecondStep: Method<'turnOffSecondStep'>;
  /**
   * Replace the recovery codes, with the password and a code asked again. Those from before work no more; the
   * owner is notified by mail.
   *
   * `POST /user/second-step/recovery-codes`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, wrong_code,
   * second_step_off, too_many_requests
   */
  readonly renewRecoveryCodes: Method<'renewRecoveryCodes'>;
  /**
   * Validate the session of the cookie.
   *
   * `GET /user/session`
   *
   * @throws ApiFailure: forbidden, session_ended, too_many_requests
   */
  readonly getSession: Method<'getSession'>;
  /**
   * Exchange a refresh token for an access token. Needs the session's cookie too. Each refresh token works once;
   * the one before the newest has 10 seconds of grace, and reuse of an older one ends the session.
   *
   * `POST /user/token`
   *
   * @throws ApiFailure: bad_input, forbidden, session_ended, refresh_token_reused, too_many_requests
   */
  readonly exchangeToken: Method<'exchangeToken'>;
  /**
   * Get the signed-in user.
   *
   * `GET /user/info`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly getUserInfo: Method<'getUserInfo'>;
  /**
   * End the session of the cookie. Succeeds also when there is none.
   *
   * `POST /user/sign-out`
   *
   * @throws ApiFailure: forbidden, too_many_requests
   */
  readonly signOut: Method<'signOut'>;
  /**
   * Change the caller's nickname. The address of the profile page stays, so that links to it keep working.
   * Reserved words are refused; the answer names those found.
   *
   * `PUT /user/nick_name`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly updateNickName: Method<'updateNickName'>;
  /**
   * Choose the time zone in which times are shown to the caller: on the pages, also those that the server renders,
   * and in mails. With null that of the device counts, and where nobody knows it that of the deployment.
   *
   * `PUT /user/time_zone`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly updateTimeZone: Method<'updateTimeZone'>;
  /**
   * Change the caller's password. All other sessions end, and their tokens with them; the current one stays. All
   * service tokens are revoked.
   *
   * `PUT /user/password`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, too_many_requests
   */
  readonly changePassword: Method<'changePassword'>;
  /**
   * Ask for another e-mail address, or remove it when a mobile number is left to sign in with. Another address
   * gets a mail with a link, and stands in `pending_email` until that link proves it; until then the present one
   * stays. The present address, given again, calls the change off.
   *
   * `PUT /user/email`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, account_exists,
   * sign_in_name_needed, too_many_requests
   */
  readonly changeEmail: Method<'changeEmail'>;
  /**
   * Send a link that proves an e-mail address to that address: to the one the caller wants instead of the present
   * one, or else to the present one. The link works once, within a day.
   *
   * `POST /user/email/proof-request`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, nothing_to_prove, too_many_requests
   */
  readonly requestEmailProof: Method<'requestEmailProof'>;
  /**
   * Prove an e-mail address by the token of a mailed link. An address that was asked for in place of another takes
   * its place, and a notice goes to the former one. The token is all that is needed: the link may be opened in
   * another browser.
   *
   * `POST /user/email/proof`
   *
   * @throws ApiFailure: bad_input, forbidden, link_used, link_expired, account_exists, too_many_requests
   */
  readonly confirmEmail: Method<'confirmEmail'>;
  /**
   * Send a link by which a forgotten password can be replaced, should an account have proven this address. The
   * answer is the same whether one has or not, and takes as long. The link works once, within an hour; at most
   * three of an account are open at a time.
   *
   * `POST /user/password/reset-request`
   *
   * @throws ApiFailure: bad_input, forbidden, too_many_requests
   */
  readonly requestPasswordReset: Method<'requestPasswordReset'>;
  /**
   * Replace a forgotten password by the token of a mailed link. All sessions of the account end, its other open
   * links and its service tokens with them. The account is notified by mail.
   *
   * `POST /user/password/reset`
   *
   * @throws ApiFailure: bad_input, forbidden, link_used, link_expired, too_many_requests
   */
  readonly resetPassword: Method<'resetPassword'>;
  /**
   * Change the caller's mobile number, or remove it when an e-mail address is left to sign in with.
   *
   * `PUT /user/mobile`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, account_exists,
   * sign_in_name_needed, too_many_requests
   */
  readonly changeMobile: Method<'changeMobile'>;
  /**
   * Set the caller's avatar. The picture is judged by its content and encoded again; nothing of it but the pixels
   * of its middle square is kept.
   *
   * `POST /user/avatar`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, image_too_large, image_not_accepted,
   * too_many_requests
   */
  readonly uploadAvatar: Method<'uploadAvatar'>;
  /**
   * Remove the caller's avatar. Its address answers no more.
   *
   * `DELETE /user/avatar`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly removeAvatar: Method<'removeAvatar'>;
  /**
   * Get the avatar of a user, a square. Needs no token. Kept for an hour; the hash is that of the content.
   *
   * `GET /cmt/avatar/{user_id}/{hash}`
   *
   * @throws ApiFailure: bad_input, image_not_found, too_many_requests
   */
  readonly getAvatar: Method<'getAvatar'>;
  /**
   * The caller's running sessions, the last used first: where the account is signed in.
   *
   * `GET /user/sessions`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly listSessions: Method<'listSessions'>;
  /**
   * End all of the caller's sessions but the one that asks; their tokens are worthless at once. Service tokens and
   * webhooks are no sessions and stay: listServiceTokens and listWebhooks show them, revokeServiceToken and
   * deleteWebhook end one, and changePassword revokes all service tokens.
   *
   * `DELETE /user/sessions`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly endOtherSessions: Method<'endOtherSessions'>;
  /**
   * End one of the caller's sessions; its tokens are worthless at once. Its own session may be ended too.
   *
   * `DELETE /user/sessions/{session_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, session_not_found, too_many_requests
   */
  readonly endSession: Method<'endSession'>;
  /**
   * List the caller's exports, the newest first.
   *
   * `GET /user/exports`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly listAccountExports: Method<'listAccountExports'>;
  /**
   * Ask for a zip archive of everything about the caller: account, boards, pictures and what they did. It is made
   * in the background; asking again while it is being made gives the same one. At most 3 a day.
   *
   * `POST /user/exports`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, too_many_requests
   */
  readonly requestAccountExport: Method<'requestAccountExport'>;
  /**
   * The archive of one of the caller's exports, a zip file. Of others, and when it has expired, there is none. Its
   * `about.json` names in `left_out` what the archive had no room for; of a list of rows that is named there it
   * holds the first ones. `unreadable` names boards that were set aside because they cannot be read, and pictures
   * whose bytes are lost.
   *
   * `GET /user/exports/{export_id}/archive`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, export_not_found, too_many_requests
   */
  readonly downloadAccountExport: Method<'downloadAccountExport'>;
  /**
   * Delete the caller's account permanently: nothing personal is left. Boards go, published works as chosen;
   * boards in teams of others stay with the team. Teams with other members must be handed over first: `data.teams`
   * of `owns_teams` names them.
   *
   * `POST /user/deletion`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, owns_teams,
   * too_many_requests
   */
  readonly deleteAccount: Method<'deleteAccount'>;
  /**
   * A one-time code that lets the account frame act for the session that asks. Valid 60 seconds, works once.
   *
   * `POST /user/frame-token`
   *
   * @throws ApiFailure: not_signed_in, token_expired, forbidden, session_ended, too_many_requests
   */
  readonly createFrameToken: Method<'createFrameToken'>;
  /**
   * Exchange the account frame's code for an access token of the session it was made for. Of several who try the
   * same code one succeeds.
   *
   * `POST /user/frame-token/exchange`
   *
   * @throws ApiFailure: bad_input, forbidden, frame_code_invalid, too_many_requests
   */
  readonly exchangeFrameToken: Method<'exchangeFrameToken'>;
  /**
   * Check whether the caller still has to answer the onboarding questions.
   *
   * `GET /web/account/is-first-login`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly isFirstLogin: Method<'isFirstLogin'>;
}

/** Looking after the service. Super admins only. */
export interface OperationsMethods {
  /**
   * List the e-mails of the outbox, the newest first. Without a mail server every mail is kept here, with its
   * text, for the operator to pass on. Super admins only.
   *
   * `GET /cmt/manager/mails`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly listMails: Method<'listMails'>;
  /**
   * Send an e-mail again that failed or was kept. It is queued as if it were new; its Message-ID stays. Super
   * admins only.
   *
   * `POST /cmt/manager/mail/{mail_id}/retry`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, mail_not_found,
   * mail_not_repeatable, mail_server_not_set, too_many_requests
   */
  readonly retryMail: Method<'retryMail'>;
  /**
   * Get what happened in the last days, by days in UTC, that is new works, uses, searches that found nothing, and
   * how long reviews took. Admins only.
   *
   * `GET /cmt/manager/figures`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly getFigures: Method<'getFigures'>;
  /**
   * List what is done in the background, by kind, with what waits, runs and has failed in the last day. Super
   * admins only.
   *
   * `GET /cmt/manager/jobs`
   *
   * @throws ApiFailure: not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly listJobs: Method<'listJobs'>;
  /**
   * Queue the failed jobs of a kind again, at most 1000 at once, except those whose work is no longer wanted.
   * Where none has failed nothing happens. Super admins only.
   *
   * `POST /cmt/manager/jobs/retry`
   *
   * @throws ApiFailure: bad_input, forbidden, not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly retryJobs: Method<'retryJobs'>;
  /**
   * Get the versions of server, database and schema, and what is stored, in all and by the teams that store most.
   * Storage is measured at most every five minutes. Super admins only.
   *
   * `GET /cmt/manager/system`
   *
   * @throws ApiFailure: not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly getSystem: Method<'getSystem'>;
}

/** The questions everybody is asked once. */
export interface OnboardingMethods {
  /**
   * Check whether the caller has answered the onboarding questions, or skipped them.
   *
   * `GET /web/identity_tag/check`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly checkIdentityTag: Method<'checkIdentityTag'>;
  /**
   * Answers the onboarding questions, once. The name becomes the name shown to others, and each of the four
   * questions earns its points, all in one. A skip keeps what was answered so far and earns nothing.
   *
   * `POST /web/identity_tag/write`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, onboarding_answered, too_many_requests
   */
  readonly writeIdentityTag: Method<'writeIdentityTag'>;
  /**
   * How many people answered and skipped the onboarding, and how often each option was chosen. Admins only.
   *
   * `GET /cmt/manager/onboarding/summary`
   *
   * @throws ApiFailure: not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly getOnboardingSummary: Method<'getOnboardingSummary'>;
  /**
   * What people wrote for Other in answer to one question, the latest first, without who they are. Admins only.
   *
   * `GET /cmt/manager/onboarding/texts`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, admins_only, too_many_requests
   */
  readonly listOnboardingTexts: Method<'listOnboardingTexts'>;
}

/** Points and the card they pay. */
export interface PointsMethods {
  /**
   * Get the caller's points, and how many are missing for the card of the personal plan.
   *
   * `GET /web/points`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly getPoints: Method<'getPoints'>;
  /**
   * List the entries of the caller's points, the latest first.
   *
   * `GET /web/points/entries`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listPointEntries: Method<'listPointEntries'>;
  /**
   * Pays for 30 days of the personal plan with 100 points. The days begin at the end of the edition that is
   * running, else now. The same `Idempotency-Key` pays once and gives the same answer. Refused to who has no end
   * to prolong: members for life and people of a private deployment.
   *
   * `POST /web/points/card`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, user_not_found, insufficient_points,
   * plan_without_end, too_many_requests
   */
  readonly redeemCard: Method<'redeemCard'>;
}

/** Memberships, professional editions and the limits of plans. */
export interface MembershipMethods {
  /**
   * Get the caller's professional edition, running or ended. Who never had one gets standing values, marked by
   * `isDefaultData`.
   *
   * `GET /web/license/person/professional`
   *
   * @throws ApiFailure: not_signed_in, token_expired, user_not_found, too_many_requests
   */
  readonly getProfessionalLicense: Method<'getProfessionalLicense'>;
  /**
   * The caller's membership, its end, the limits of the plan and how far they are used: what the membership card,
   * the limit dialog and its comparison with the free plan show.
   *
   * `GET /web/membership`
   *
   * @throws ApiFailure: not_signed_in, token_expired, user_not_found, no_storage_location, too_many_requests
   */
  readonly getMembership: Method<'getMembership'>;
  /**
   * What the caller's membership came from - cards paid with points, orders and gifts - the latest first. What was
   * taken back stays in the list.
   *
   * `GET /web/membership/grants`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listEditionGrants: Method<'listEditionGrants'>;
}

/** Goods, orders, payments, refunds and sellers' income. */
export interface CommerceMethods {
  /**
   * List the templates that were bought for a team, the last bought first. All members may see them. What is no
   * longer published stays in the list without its cover, and cannot be copied until it is published again; what
   * was given back is not in it.
   *
   * `GET /web/team/{teamId}/templates`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, team_not_found, too_many_requests
   */
  readonly listTeamTemplates: Method<'listTeamTemplates'>;
  /**
   * List plans and memberships on sale, in the order the operator gave them, in the currency of the deployment.
   * With a token the answer says what the caller has already.
   *
   * `GET /web/goods`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly listGoods: Method<'listGoods'>;
  /**
   * Get one of the goods: a plan, a membership, or a template that must be paid, at its price of this moment.
   *
   * `GET /web/goods/{goods_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, goods_not_found, goods_not_sold,
   * too_many_requests
   */
  readonly getGoods: Method<'getGoods'>;
  /**
   * List all plans and memberships, retired ones included. Super admins only.
   *
   * `GET /cmt/manager/goods`
   *
   * @throws ApiFailure: not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly listManagedGoods: Method<'listManagedGoods'>;
  /**
   * Create a plan or membership, at a price in the deployment's currency. Super admins only.
   *
   * `POST /cmt/manager/goods`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, goods_exist,
   * too_many_requests
   */
  readonly createGoods: Method<'createGoods'>;
  /**
   * List what admins did to plans and memberships, the latest entry first. Entries are never changed or removed.
   * Super admins only.
   *
   * `GET /cmt/manager/goods-log`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly listGoodsLog: Method<'listGoodsLog'>;
  /**
   * Change a plan or membership for later orders; a retired one is sold again. Super admins only.
   *
   * `PUT /cmt/manager/goods/{goods_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, goods_not_found,
   * too_many_requests
   */
  readonly updateGoods: Method<'updateGoods'>;
  /**
   * Stop selling a plan or membership. Open orders can still be paid. Super admins only.
   *
   * `DELETE /cmt/manager/goods/{goods_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, goods_not_found,
   * too_many_requests
   */
  readonly retireGoods: Method<'retireGoods'>;
  /**
   * List the caller's orders, the newest first.
   *
   * `GET /web/orders`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listOrders: Method<'listOrders'>;
  /**
   * Create an order at its price of this moment. The same `Idempotency-Key` gives the same order; so does, with
   * any key, an order for the same goods and the same team that still waits for its payment. What is bought for a
   * team takes the privilege `TeamBuy`: a plan lifts the limits of the team, no matter who owns it; a template may
   * then be copied by all its members, as long as they are members.
   *
   * `POST /web/orders`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, purchases_not_offered,
   * privilege_missing, team_not_found, goods_not_found, goods_not_sold, already_owned, own_work_not_sold,
   * idempotency_key_reused, too_many_requests
   */
  readonly createOrder: Method<'createOrder'>;
  /**
   * Get an order of the caller.
   *
   * `GET /web/orders/{order_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, not_owner, order_not_found, too_many_requests
   */
  readonly getOrder: Method<'getOrder'>;
  /**
   * Open the checkout of an order. While it is open, the same checkout is answered.
   *
   * `POST /web/orders/{order_id}/checkout`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, purchases_not_offered, not_owner,
   * order_not_found, order_not_open, payment_unavailable, too_many_requests
   */
  readonly startCheckout: Method<'startCheckout'>;
  /**
   * Cancel an order before it is paid. Should a payment arrive all the same, it goes back by itself.
   *
   * `POST /web/orders/{order_id}/cancel`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, order_not_found,
   * order_not_open, too_many_requests
   */
  readonly cancelOrder: Method<'cancelOrder'>;
  /**
   * Return a template within seven days of paying for it, as long as it was not copied; one that was bought for a
   * team, as long as no member has copied it by that. The right to copy it ends at once; the money goes back by
   * the provider.
   *
   * `POST /web/orders/{order_id}/return`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, not_owner, order_not_found,
   * order_not_refundable, too_many_requests
   */
  readonly returnOrder: Method<'returnOrder'>;
  /**
   * List all orders, the newest first. Super admins only.
   *
   * `GET /cmt/manager/orders`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly listManagedOrders: Method<'listManagedOrders'>;
  /**
   * Refund a paid order whole: what was bought is taken back, then the money is sent back, then the income of the
   * seller is reversed. Super admins only.
   *
   * `POST /cmt/manager/orders/{order_id}/refund`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, order_not_found,
   * order_not_refundable, too_many_requests
   */
  readonly refundOrder: Method<'refundOrder'>;
  /**
   * List all refunds, the newest first, with why one is stuck and what can be done about it. Of a payment whose
   * refund failed and was sent again, only the last refund is listed. Super admins only.
   *
   * `GET /cmt/manager/refunds`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly listManagedRefunds: Method<'listManagedRefunds'>;
  /**
   * Send a refund to the provider now. One that waits is sent before its time, one that the provider has taken on
   * is looked up there, one that failed becomes a new refund of the same payment, which is answered. Again changes
   * nothing: no payment goes back twice, and one that is done is answered as it is. Super admins only.
   *
   * `POST /cmt/manager/refunds/{refund_id}/retry`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, refund_not_found,
   * refund_not_repeatable, too_many_requests
   */
  readonly retryRefund: Method<'retryRefund'>;
  /**
   * Record that a payment went back by hand, with a note. Only of a refund that the provider does not make any
   * more: it failed, the money came back, or the site has another provider now. What was bought is taken back and
   * the income of the seller reversed, unless that was done before. The same note again changes nothing. Super
   * admins only.
   *
   * `POST /cmt/manager/refunds/{refund_id}/settle`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, refund_not_found,
   * refund_not_by_hand, too_many_requests
   */
  readonly settleRefund: Method<'settleRefund'>;
  /**
   * Receive an event of the payment provider. Only the signature over the exact bytes and the time proves it. Each
   * event counts once, however often and in any order.
   *
   * `POST /pay/{provider}/callback`
   *
   * @throws ApiFailure: bad_input, forbidden, callback_not_authentic, payment_provider_not_found,
   * too_many_requests
   */
  readonly handlePaymentCallback: Method<'handlePaymentCallback'>;
  /**
   * Get the caller's wallet by selling templates.
   *
   * `GET /web/wallet`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly getWallet: Method<'getWallet'>;
  /**
   * List the changes of the caller's wallet, the newest first.
   *
   * `GET /web/wallet/entries`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listWalletEntries: Method<'listWalletEntries'>;
  /**
   * List the payouts that the caller has asked for, the newest first.
   *
   * `GET /web/payouts`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listPayouts: Method<'listPayouts'>;
  /**
   * Ask for part of the balance to be paid out. It leaves the balance at once; an operator pays it and records
   * how, or refuses it, and it comes back. It needs the caller's password. The same `Idempotency-Key` asks once.
   *
   * `POST /web/payouts`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password, insufficient_balance,
   * idempotency_key_reused, too_many_requests
   */
  readonly createPayout: Method<'createPayout'>;
  /**
   * List all payouts, the oldest first, so that who has waited longest comes first. Super admins only.
   *
   * `GET /cmt/manager/payouts`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, super_admins_only, too_many_requests
   */
  readonly listManagedPayouts: Method<'listManagedPayouts'>;
  /**
   * Claim a payout before its money is transferred, so that two admins do not pay it twice. A claim lasts 30
   * minutes; claiming again extends it. Super admins only, and not for payouts of their own.
   *
   * `PUT /cmt/manager/payouts/{payout_id}/claim`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, own_payout,
   * payout_not_found, payout_not_open, payout_claimed, too_many_requests
   */
  readonly claimPayout: Method<'claimPayout'>;
  /**
   * Release a payout that the caller has claimed, when no money was transferred. Without a claim of the caller
   * nothing changes. Super admins only.
   *
   * `DELETE /cmt/manager/payouts/{payout_id}/claim`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, payout_not_found,
   * too_many_requests
   */
  readonly releasePayout: Method<'releasePayout'>;
  /**
   * Record that a payout was paid, with the reference of the transfer. The caller has claimed it before, and
   * nobody else since. The same reference again changes nothing. One reference settles one payout. Super admins
   * only, and not for payouts of their own.
   *
   * `POST /cmt/manager/payouts/{payout_id}/settle`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, own_payout,
   * payout_not_found, payout_not_open, payout_reference_used, payout_not_claimed, too_many_requests
   */
  readonly settlePayout: Method<'settlePayout'>;
  /**
   * Refuse a payout: the amount comes back to the balance of the creator, who reads the reason. Again changes
   * nothing. Super admins only, and not for payouts of their own.
   *
   * `POST /cmt/manager/payouts/{payout_id}/refuse`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only, own_payout,
   * payout_not_found, payout_not_open, payout_claimed, too_many_requests
   */
  readonly refusePayout: Method<'refusePayout'>;
}

/** Tokens by which other applications act for people, and webhooks by which they receive events. */
export interface IntegrationsMethods {
  /**
   * List the caller's active service tokens, newest first, and part of the audit log of all tokens, which `cursor`
   * continues.
   *
   * `GET /user/service-tokens`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, too_many_requests
   */
  readonly listServiceTokens: Method<'listServiceTokens'>;
  /**
   * Create a service token: a server-side application that sends it as bearer token acts for the caller, within
   * its scopes, until it expires or is revoked; a changed or reset password revokes it. Only this answer contains
   * the token itself. The audit log of the caller's tokens records it, and the caller is notified by mail.
   *
   * `POST /user/service-tokens`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, wrong_password,
   * service_token_limit_reached, too_many_requests
   */
  readonly createServiceToken: Method<'createServiceToken'>;
  /**
   * Revoke one of the caller's service tokens; it stops working immediately. The audit log of the caller's tokens
   * records it.
   *
   * `DELETE /user/service-tokens/{token_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, service_token_not_found,
   * too_many_requests
   */
  readonly revokeServiceToken: Method<'revokeServiceToken'>;
  /**
   * List the caller's webhooks, newest first.
   *
   * `GET /user/webhooks`
   *
   * @throws ApiFailure: not_signed_in, token_expired, too_many_requests
   */
  readonly listWebhooks: Method<'listWebhooks'>;
  /**
   * Create a webhook: an address of another application that receives events about the caller's works and sales,
   * as signed requests that follow Standard Webhooks (https://www.standardwebhooks.com). The caller is notified by
   * mail. Only this answer and that of rotateWebhookSecret contain the secret. A super admin may create one for
   * the events of everybody.
   *
   * `POST /user/webhooks`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, super_admins_only,
   * webhook_limit_reached, too_many_requests
   */
  readonly createWebhook: Method<'createWebhook'>;
  /**
   * Change the address, the events or the state of a webhook. Switching it off gives up what waits to be sent. One
   * that was disabled after days of failures works again with `is_active` true. Of another address the caller is
   * notified by mail, and it counts as a new webhook in the limit of the day.
   *
   * `PUT /user/webhooks/{webhook_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, webhook_not_found, too_many_requests
   */
  readonly updateWebhook: Method<'updateWebhook'>;
  /**
   * Delete a webhook and its deliveries. What waits to be sent is not sent any more.
   *
   * `DELETE /user/webhooks/{webhook_id}`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, webhook_not_found, too_many_requests
   */
  readonly deleteWebhook: Method<'deleteWebhook'>;
  /**
   * Replace the secret of a webhook. For one day requests carry a signature by each of the two secrets, so that
   * the receiver can change over. Only the last two secrets sign: replaced a second time, the first one ends at
   * once. Do so after a leak.
   *
   * `POST /user/webhooks/{webhook_id}/secret`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, webhook_not_found, too_many_requests
   */
  readonly rotateWebhookSecret: Method<'rotateWebhookSecret'>;
  /**
   * Send the event `webhook.test` to a webhook, also to one that is switched off, to see whether it arrives.
   *
   * `POST /user/webhooks/{webhook_id}/test`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, webhook_not_found, too_many_requests
   */
  readonly testWebhook: Method<'testWebhook'>;
  /**
   * List the deliveries of a webhook, newest first. They are kept for 30 days.
   *
   * `GET /user/webhooks/{webhook_id}/deliveries`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, webhook_not_found, too_many_requests
   */
  readonly listWebhookDeliveries: Method<'listWebhookDeliveries'>;
  /**
   * Send a delivery again, with the same event id, so that a receiver that has handled the event can ignore it. It
   * is sent to a webhook that is switched off as well, as tests are. At most 120 an hour.
   *
   * `POST /user/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver`
   *
   * @throws ApiFailure: bad_input, not_signed_in, token_expired, forbidden, webhook_not_found,
   * webhook_delivery_not_found, too_many_requests
   */
  readonly redeliverWebhook: Method<'redeliverWebhook'>;
}

/** The service itself. */
export interface SystemMethods {
  /**
   * Get this contract as one document.
   *
   * `GET /openapi.json`
   *
   * @throws ApiFailure: too_many_requests
   */
  readonly getOpenApi: Method<'getOpenApi'>;
}

/** The operations of the API as methods, by area. */
export interface Areas {
  /** Works of the community, their boards, copies, likes and collections. */
  readonly files: FilesMethods;
  /** Named collections of works. */
  readonly collections: CollectionsMethods;
  /** Comments on published works. */
  readonly comments: CommentsMethods;
  /** Comments on boards, for those who may open them. */
  readonly boardComments: BoardCommentsMethods;
  /** Votes on the elements of boards. */
  readonly boardVotes: BoardVotesMethods;
  /** Submitting works to the community. */
  readonly publishing: PublishingMethods;
  /** Reviewing submissions. Admins only. */
  readonly review: ReviewMethods;
  /** Reports of works, the cases they open, and errors that clients report. */
  readonly risk: RiskMethods;
  /** How often things are done, counted for visitors who agree to it. */
  readonly analytics: AnalyticsMethods;
  /** Feedback of users to the operator. */
  readonly feedback: FeedbackMethods;
  /** Pictures that go with reports and feedback. */
  readonly attachments: AttachmentsMethods;
  /** Taxonomy, topics, banners and people, kept by admins. */
  readonly console: ConsoleMethods;
  /** What the operator sets for the site, and its first admin. */
  readonly site: SiteMethods;
  /** Teams, projects, folders and board files. */
  readonly workspace: WorkspaceMethods;
  /** Teams, their members and invitation links. */
  readonly teams: TeamsMethods;
  /** Sharing files by links, and the visitors who come by them. */
  readonly sharing: SharingMethods;
  /** Versions of boards. */
  readonly versions: VersionsMethods;
  /** Search for works and creators, suggestions and search history. */
  readonly search: SearchMethods;
  /** The taxonomy and custom tags. */
  readonly tags: TagsMethods;
  /** Topics and banners. */
  readonly topics: TopicsMethods;
  /** Browsing history. */
  readonly footprints: FootprintsMethods;
  /** Messages to the user. */
  readonly inbox: InboxMethods;
  /** Public profiles and kinds of user. */
  readonly profiles: ProfilesMethods;
  /** Following creators, and blocking people. */
  readonly follows: FollowsMethods;
  /** Accounts, sessions and tokens. */
  readonly account: AccountMethods;
  /** Looking after the service. Super admins only. */
  readonly operations: OperationsMethods;
  /** The questions everybody is asked once. */
  readonly onboarding: OnboardingMethods;
  /** Points and the card they pay. */
  readonly points: PointsMethods;
  /** Memberships, professional editions and the limits of plans. */
  readonly membership: MembershipMethods;
  /** Goods, orders, payments, refunds and sellers' income. */
  readonly commerce: CommerceMethods;
  /** Tokens by which other applications act for people, and webhooks by which they receive events. */
  readonly integrations: IntegrationsMethods;
  /** The service itself. */
  readonly system: SystemMethods;
}
