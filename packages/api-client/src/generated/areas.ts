/** Operations of the contract by area. Generated from openapi/, never edited: run `pnpm generate`. */

import { table } from '../operation-table.ts';

/** Works of the community, their boards, copies, likes and collections. */
export const files = /* @__PURE__ */ table({
  getFileFull: { path: '/cmt/file/{file_key}/full', auth: 'optional' },
  getFileFullSelf: { path: '/cmt/file/{file_key}/full/self' },
  getFileFullLatestSelf: { path: '/cmt/file/{file_key}/full/latest/self' },
  getFileObject: { path: '/cmt/file/{file_key}/object', auth: 'optional', answer: 'json' },
  getFileObjectSelf: { path: '/cmt/file/{file_key}/object/self', answer: 'json' },
  listPublishedVersions: { path: '/cmt/file/{file_key}/versions', auth: 'none' },
  listDerivedFiles: { path: '/cmt/file/{file_key}/derived', auth: 'none' },
  copyFile: { path: '/cmt/file/{file_key}/copy', repeat: 'keyed' },
  copyFileByPost: { method: 'POST', path: '/cmt/file/{file_key}/copy', repeat: 'keyed' },
  fileExists: { path: '/cmt/file/{file_key}/exist', auth: 'none' },
  isFilePublished: { path: '/cmt/file/{file_key}/is-published', auth: 'none' },
  praiseFile: { method: 'POST', path: '/cmt/files/praise' },
  collectFile: { method: 'POST', path: '/cmt/files/collect' },
  getPaymentStatus: { method: 'POST', path: '/cmt/files/payment/status' },
  getAttrStatus: { method: 'POST', path: '/cmt/files/attr/status', auth: 'optional' },
  listCreatorFiles: { path: '/cmt/files/creator/list', auth: 'none' },
  listOwnFiles: { path: '/cmt/files/creator/self' },
  listCollectedFiles: { path: '/cmt/files/user/collect', auth: 'optional', authUnlessQuery: 'user_id' },
  isCreator: { path: '/cmt/files/is-creator' },
  recordOutsourceUse: { method: 'POST', path: '/cmt/outsource/use' },
  checkUsed: { path: '/cmt/outsource/check_used' },
  listFilesByLink: { path: '/cmt/files/link', auth: 'none' },
  countFiles: { path: '/cmt/files/count', auth: 'none' },
  listRecommendedFiles: { path: '/cmt/v2/recommendation/common', auth: 'optional' },
  recordFileUse: { method: 'POST', path: '/cmt/file/{file_key}/use' },
  recordFileView: { method: 'POST', path: '/cmt/file/{file_key}/view', auth: 'optional' },
  listViewFiles: { path: '/cmt/files/view/list', auth: 'optional' },
});

/** Named collections of works. */
export const collections = /* @__PURE__ */ table({
  listCollections: { path: '/cmt/collections', auth: 'optional', authUnlessQuery: 'user_id' },
  createCollection: { method: 'POST', path: '/cmt/collections', repeat: 'keyed' },
  getCollection: { path: '/cmt/collection/{collection_id}', auth: 'optional' },
  updateCollection: { method: 'PUT', path: '/cmt/collection/{collection_id}' },
  deleteCollection: { method: 'DELETE', path: '/cmt/collection/{collection_id}' },
  listCollectionFiles: { path: '/cmt/collection/{collection_id}/files', auth: 'optional' },
  setCollectionFile: { method: 'PUT', path: '/cmt/collection/{collection_id}/files' },
  moveCollectionFile: { method: 'POST', path: '/cmt/collection/{collection_id}/files/move' },
  orderCollectionFile: { method: 'PUT', path: '/cmt/collection/{collection_id}/files/order' },
});

/** Comments on published works. */
export const comments = /* @__PURE__ */ table({
  listComments: { path: '/cmt/file/{file_key}/comments', auth: 'optional' },
  createComment: { method: 'POST', path: '/cmt/file/{file_key}/comments', repeat: 'keyed' },
  getCommentThread: { path: '/cmt/file/{file_key}/comments/{comment_id}', auth: 'optional' },
  updateComment: { method: 'PUT', path: '/cmt/file/{file_key}/comments/{comment_id}' },
  deleteComment: { method: 'DELETE', path: '/cmt/file/{file_key}/comments/{comment_id}' },
  listReplies: { path: '/cmt/file/{file_key}/comments/{comment_id}/replies', auth: 'optional' },
  setCommentHidden: { method: 'PUT', path: '/cmt/file/{file_key}/comments/{comment_id}/hidden' },
  listMentionable: { path: '/cmt/file/{file_key}/mentionable' },
});

/** Comments on boards, for those who may open them. */
export const boardComments = /* @__PURE__ */ table({
  listBoardComments: { path: '/web/file/{file_key}/comments' },
  createBoardComment: { method: 'POST', path: '/web/file/{file_key}/comments', repeat: 'keyed' },
  getBoardComments: { path: '/web/file/{file_key}/comments/{comment_id}' },
  updateBoardComment: { method: 'PUT', path: '/web/file/{file_key}/comments/{comment_id}' },
  deleteBoardComment: { method: 'DELETE', path: '/web/file/{file_key}/comments/{comment_id}' },
  replyToBoardComment: { method: 'POST', path: '/web/file/{file_key}/comments/{comment_id}/replies', repeat: 'keyed' },
  setBoardCommentResolved: { method: 'PUT', path: '/web/file/{file_key}/comments/{comment_id}/resolved' },
  readBoardComments: { method: 'PUT', path: '/web/file/{file_key}/comments/{comment_id}/read' },
  listBoardPeople: { path: '/web/file/{file_key}/people' },
});

/** Votes on the elements of boards. */
export const boardVotes = /* @__PURE__ */ table({
  getBoardVotes: { path: '/web/file/{file_key}/votes' },
  startBoardVote: { method: 'POST', path: '/web/file/{file_key}/votes', repeat: 'keyed' },
  deleteBoardVote: { method: 'DELETE', path: '/web/file/{file_key}/votes/{vote_id}' },
  setBoardVoteDots: { method: 'PUT', path: '/web/file/{file_key}/votes/{vote_id}/dots' },
  endBoardVote: { method: 'POST', path: '/web/file/{file_key}/votes/{vote_id}/end' },
});

/** Submitting works to the community. */
export const publishing = /* @__PURE__ */ table({
  publishFile: { method: 'POST', path: '/web/cmt/file/{file_key}', body: 'multipart' },
  cancelPublish: { method: 'DELETE', path: '/cmt/file/{file_key}' },
  getAuditStatusMap: { method: 'POST', path: '/cmt/v2/files/audit/status' },
  getAuditStatus: { path: '/cmt/files/audit/status' },
  listAuditFiles: { path: '/cmt/files/audit/list' },
  renderFileCover: { path: '/web/cmt/file/{file_key}/cover', answer: 'binary' },
});

/** Reviewing submissions. Admins only. */
export const review = /* @__PURE__ */ table({
  listReviews: { path: '/cmt/manager/review/list' },
  listCreatorHistory: { path: '/cmt/manager/people/{user_id}/history' },
  getReview: { path: '/cmt/manager/review/{submission_id}' },
  reviewSubmission: { method: 'POST', path: '/cmt/manager/review/{submission_id}' },
  getReviewObject: { path: '/cmt/manager/review/{submission_id}/object', answer: 'json' },
  claimReview: { method: 'PUT', path: '/cmt/manager/review/{submission_id}/claim' },
  releaseReview: { method: 'DELETE', path: '/cmt/manager/review/{submission_id}/claim' },
  listModerationLog: { path: '/cmt/manager/moderation/log' },
  exportModerationLog: { path: '/cmt/manager/moderation/log/export', answer: 'binary' },
  listModerators: { path: '/cmt/manager/moderation/moderators' },
});

/** Reports of works, the cases they open, and errors that clients report. */
export const risk = /* @__PURE__ */ table({
  uploadReportImage: { method: 'POST', path: '/risk/file/report/images/upload', auth: 'optional', body: 'multipart' },
  reportFile: { method: 'POST', path: '/risk/file/report', auth: 'optional' },
  reportProfile: { method: 'POST', path: '/risk/profile/report', auth: 'optional' },
  listReportCases: { path: '/cmt/manager/report/list' },
  getReportCase: { path: '/cmt/manager/report/case/{case_id}' },
  decideReportCase: { method: 'POST', path: '/cmt/manager/report/case/{case_id}' },
  listCaseReports: { path: '/cmt/manager/report/case/{case_id}/reports' },
  getWechatJsapiConfig: { method: 'POST', path: '/user/user/wechat/board/jsapi-config', auth: 'none' },
  recordReportLog: { method: 'POST', path: '/web/report/log', auth: 'none' },
  listModeratedWorks: { path: '/cmt/manager/works' },
  getModeratedWork: { path: '/cmt/manager/works/{file_key}' },
  takeDownWork: { method: 'POST', path: '/cmt/manager/works/{file_key}/take-down' },
  correctWorkTags: { method: 'PUT', path: '/cmt/manager/works/{file_key}/tags', repeat: 'keyed' },
  listReportLogs: { path: '/cmt/manager/client_log/list' },
});

/** How often things are done, counted for visitors who agree to it. */
export const analytics = /* @__PURE__ */ table({
  recordAnalyticsEvents: { method: 'POST', path: '/web/analytics/events', auth: 'none' },
  listAnalyticsCounts: { path: '/cmt/manager/analytics' },
});

/** Feedback of users to the operator. */
export const feedback = /* @__PURE__ */ table({
  uploadFeedbackPicture: { method: 'POST', path: '/feedback/upload/picture', body: 'multipart' },
  sendFeedback: { method: 'POST', path: '/feedback/user/{user_id}/posts', repeat: 'keyed' },
  listFeedback: { path: '/cmt/manager/feedback/list' },
  settleFeedback: { method: 'POST', path: '/cmt/manager/feedback/{feedback_id}' },
});

/** Pictures that go with reports and feedback. */
export const attachments = /* @__PURE__ */ table({
  getAttachment: { path: '/risk/attachment/{img_key}', auth: 'none', answer: 'binary' },
});

/** Taxonomy, topics, banners and people, kept by admins. */
export const console = /* @__PURE__ */ table({
  listManagedTags: { path: '/cmt/manager/tags' },
  createTag: { method: 'POST', path: '/cmt/manager/tags' },
  reorderTags: { method: 'PUT', path: '/cmt/manager/tags/order' },
  updateTag: { method: 'PUT', path: '/cmt/manager/tag/{tag_id}' },
  listManagedTopics: { path: '/cmt/manager/topics' },
  createTopic: { method: 'POST', path: '/cmt/manager/topics' },
  reorderTopics: { method: 'PUT', path: '/cmt/manager/topics/order' },
  updateTopic: { method: 'PUT', path: '/cmt/manager/topic/{topic_id}' },
  setTopicCover: { method: 'POST', path: '/cmt/manager/topic/{topic_id}/cover', body: 'multipart' },
  removeTopicCover: { method: 'DELETE', path: '/cmt/manager/topic/{topic_id}/cover' },
  getSynonyms: { path: '/cmt/manager/synonyms' },
  setSynonyms: { method: 'PUT', path: '/cmt/manager/synonyms' },
  getWatchedWords: { path: '/cmt/manager/watched-words' },
  setWatchedWords: { method: 'PUT', path: '/cmt/manager/watched-words' },
  listManagedBanners: { path: '/cmt/manager/banners' },
  createBanner: { method: 'POST', path: '/cmt/manager/banners' },
  reorderBanners: { method: 'PUT', path: '/cmt/manager/banners/order' },
  updateBanner: { method: 'PUT', path: '/cmt/manager/banner/{banner_id}' },
  setBannerImage: { method: 'POST', path: '/cmt/manager/banner/{banner_id}/image', body: 'multipart' },
  removeBannerImage: { method: 'DELETE', path: '/cmt/manager/banner/{banner_id}/image' },
  listPeople: { path: '/cmt/manager/people' },
  updatePerson: { method: 'PUT', path: '/cmt/manager/people/{user_id}' },
  releaseSecondStep: { method: 'POST', path: '/cmt/manager/people/{user_id}/second-step-release' },
});

/** What the operator sets for the site, and its first admin. */
export const site = /* @__PURE__ */ table({
  createFirstAdmin: { method: 'POST', path: '/user/first-admin', auth: 'none' },
  getSiteSettings: { path: '/cmt/manager/site' },
  setSiteName: { method: 'PUT', path: '/cmt/manager/site/name' },
  setSiteLogo: { method: 'POST', path: '/cmt/manager/site/logo', body: 'multipart' },
  removeSiteLogo: { method: 'DELETE', path: '/cmt/manager/site/logo' },
  getSiteLogo: { path: '/cmt/site/logo/{hash}', auth: 'none', answer: 'binary' },
  setSignUpPolicy: { method: 'PUT', path: '/cmt/manager/site/sign-up' },
  setAdminSecondStep: { method: 'PUT', path: '/cmt/manager/site/second-step' },
  setMailServer: { method: 'PUT', path: '/cmt/manager/site/mail' },
  removeMailServer: { method: 'DELETE', path: '/cmt/manager/site/mail' },
  sendTestMail: { method: 'POST', path: '/cmt/manager/site/mail/test' },
  setPayment: { method: 'PUT', path: '/cmt/manager/site/payment' },
  testPayment: { method: 'POST', path: '/cmt/manager/site/payment/test' },
});

/** Teams, projects, folders and board files. */
export const workspace = /* @__PURE__ */ table({
  getSpace: { path: '/web/space' },
  listTeams: { path: '/web/teams' },
  listTrash: { path: '/web/team/{teamId}/trash' },
  emptyTrash: { method: 'DELETE', path: '/web/team/{teamId}/trash' },
  createProject: { method: 'POST', path: '/web/team/{teamId}/project' },
  renameProject: { method: 'PUT', path: '/web/team/{teamId}/project/{projectId}' },
  deleteProject: { method: 'DELETE', path: '/web/team/{teamId}/project/{projectId}' },
  createFolder: { method: 'POST', path: '/web/team/{teamId}/project/{projectId}/folder' },
  renameFolder: { method: 'PUT', path: '/web/team/{teamId}/project/{projectId}/folder/{folderId}' },
  deleteFolder: { method: 'DELETE', path: '/web/team/{teamId}/project/{projectId}/folder/{folderId}' },
  moveFolder: { method: 'POST', path: '/web/team/{teamId}/project/{projectId}/folder/{folderId}/move' },
  moveItems: { method: 'POST', path: '/web/team/{teamId}/items/move', repeat: 'keyed' },
  trashItems: { method: 'POST', path: '/web/team/{teamId}/items/trash', repeat: 'keyed' },
  undoItemChange: { method: 'POST', path: '/web/team/{teamId}/items/change/{changeId}/undo' },
  listRecentFiles: { path: '/web/files/recent' },
  listStarredFiles: { path: '/web/files/starred' },
  starFile: { method: 'PUT', path: '/web/file/{file_key}/star' },
  unstarFile: { method: 'DELETE', path: '/web/file/{file_key}/star' },
  moveFile: { method: 'POST', path: '/web/file/{file_key}/move' },
  duplicateFile: { method: 'POST', path: '/web/file/{file_key}/duplicate', repeat: 'keyed' },
  restoreFile: { method: 'POST', path: '/web/file/{file_key}/restore' },
  purgeFile: { method: 'DELETE', path: '/web/file/{file_key}/trash' },
  listProjects: { path: '/web/team/{teamId}/projects' },
  createFile: { method: 'POST', path: '/web/team/{teamId}/project/{projectId}/file' },
  listFolders: { path: '/web/team/{teamId}/project/{projectId}/folder/{folderId}/list' },
  listProjectFiles: { path: '/web/team/{teamId}/project/{projectId}/files' },
  getFile: { path: '/web/file/{file_key}' },
  renameFile: { method: 'PUT', path: '/web/file/{file_key}' },
  deleteFile: { method: 'DELETE', path: '/web/file/{file_key}' },
  createCollabTicket: { method: 'POST', path: '/web/file/{file_key}/collab-ticket' },
  getUploadedImage: { path: '/web/v2/upload/cmt/{fileKey}/{hash}', auth: 'none', answer: 'binary' },
  uploadFileImage: { method: 'POST', path: '/web/v2/upload/file/{fileKey}/{hash}', body: 'multipart' },
  uploadFileImagePreview: { method: 'POST', path: '/web/v2/upload/file/{fileKey}/{hash}/preview', body: 'multipart' },
  uploadFileImageThumb: { method: 'POST', path: '/web/v2/upload/file/{fileKey}/{hash}/thumb', body: 'multipart' },
  getUploadInfo: { path: '/editor/upload/cmt/{fileKey}/{hash}/info', auth: 'none' },
});

/** Teams, their members and invitation links. */
export const teams = /* @__PURE__ */ table({
  createTeam: { method: 'POST', path: '/web/team', repeat: 'keyed' },
  getTeam: { path: '/web/team/{teamId}' },
  renameTeam: { method: 'PUT', path: '/web/team/{teamId}' },
  deleteTeam: { method: 'DELETE', path: '/web/team/{teamId}' },
  uploadTeamAvatar: { method: 'POST', path: '/web/team/{teamId}/avatar', body: 'multipart' },
  removeTeamAvatar: { method: 'DELETE', path: '/web/team/{teamId}/avatar' },
  getTeamAvatar: { path: '/web/team/{teamId}/avatar/{hash}', auth: 'none', answer: 'binary' },
  countTeamFiles: { path: '/web/team/{teamId}/file/count' },
  getTeamSpace: { path: '/web/license/{teamId}/team/space' },
  getMemberToken: { path: '/web/share/team/{teamId}/member/token' },
  renewMemberToken: { method: 'POST', path: '/web/share/team/{teamId}/member/token' },
  revokeMemberToken: { method: 'DELETE', path: '/web/share/team/{teamId}/member/token' },
  ensureMemberToken: { method: 'POST', path: '/web/share/team/{teamId}/member/link' },
  listMailInvitations: { path: '/web/share/team/{teamId}/invitation' },
  inviteByMail: { method: 'POST', path: '/web/share/team/{teamId}/invitation' },
  revokeMailInvitation: { method: 'DELETE', path: '/web/share/team/{teamId}/invitation/{invitationId}' },
  getInvitation: { path: '/web/invitation/{token}', auth: 'optional' },
  acceptInvitation: { method: 'POST', path: '/web/invitation/{token}/accept' },
  listMembers: { path: '/web/team/{teamId}/members' },
  changeMemberRole: { method: 'PUT', path: '/web/team/{teamId}/member/{userId}' },
  removeMember: { method: 'DELETE', path: '/web/team/{teamId}/member/{userId}' },
  leaveTeam: { method: 'POST', path: '/web/team/{teamId}/leave' },
  transferTeam: { method: 'POST', path: '/web/team/{teamId}/owner' },
  setStaffName: { method: 'PUT', path: '/user/ent/staff/name' },
  listTeamPictures: { path: '/web/team/{teamId}/library' },
  getTeamPicture: { path: '/web/team/{teamId}/library/{hash}', auth: 'none', answer: 'binary' },
  addTeamPicture: { method: 'POST', path: '/web/team/{teamId}/library/{hash}', body: 'multipart' },
  removeTeamPicture: { method: 'DELETE', path: '/web/team/{teamId}/library/{hash}' },
  useTeamPicture: { method: 'POST', path: '/web/file/{file_key}/library/{hash}' },
});

/** Sharing files by links, and the visitors who come by them. */
export const sharing = /* @__PURE__ */ table({
  listShareLinks: { path: '/web/file/{file_key}/share' },
  createShareLink: { method: 'POST', path: '/web/file/{file_key}/share', repeat: 'keyed' },
  updateShareLink: { method: 'PUT', path: '/web/file/{file_key}/share/{share_id}' },
  revokeShareLink: { method: 'DELETE', path: '/web/file/{file_key}/share/{share_id}' },
  listVisitors: { path: '/web/file/{file_key}/visitors' },
  removeVisitor: { method: 'DELETE', path: '/web/file/{file_key}/visitors/{user_id}' },
  getSharedFile: { path: '/web/share/{token}', auth: 'optional' },
  createShareTicket: { method: 'POST', path: '/web/share/{token}/ticket', auth: 'optional' },
  joinSharedFile: { method: 'POST', path: '/web/share/{token}/join' },
  listSharedFiles: { path: '/web/shared' },
});

/** Versions of boards. */
export const versions = /* @__PURE__ */ table({
  listVersions: { path: '/web/file/{file_key}/versions' },
  createVersion: { method: 'POST', path: '/web/file/{file_key}/versions', repeat: 'keyed' },
  renameVersion: { method: 'PUT', path: '/web/file/{file_key}/versions/{version_id}' },
  deleteVersion: { method: 'DELETE', path: '/web/file/{file_key}/versions/{version_id}' },
  restoreVersion: { method: 'POST', path: '/web/file/{file_key}/versions/{version_id}/restore' },
  getVersionObject: { path: '/web/file/{file_key}/version-objects/{object_id}', answer: 'json' },
});

/** Search for works and creators, suggestions and search history. */
export const search = /* @__PURE__ */ table({
  searchFiles: { path: '/cmt/files/search', auth: 'optional' },
  getSearchFacets: { path: '/cmt/files/search/facets', auth: 'none' },
  listNameTips: { path: '/cmt/files/name/tips', auth: 'none' },
  searchCreators: { path: '/cmt/creators', auth: 'none' },
  listSearchRecords: { path: '/cmt/user_search_record' },
  deleteSearchRecords: { method: 'DELETE', path: '/cmt/user_search_record' },
  listHotSearches: { path: '/cmt/hot_search', auth: 'none' },
});

/** The taxonomy and custom tags. */
export const tags = /* @__PURE__ */ table({
  getTag: { path: '/cmt/v2/tag', auth: 'none' },
  classifyTags: { path: '/cmt/v2/tag/classify', auth: 'none' },
  createTags: { method: 'POST', path: '/cmt/v2/tag/tags' },
  listTagsByType: { path: '/cmt/v2/tag/ttype', auth: 'none' },
});

/** Topics and banners. */
export const topics = /* @__PURE__ */ table({
  listHottestTopics: { path: '/cmt/special_topic/hottest', auth: 'none' },
  listTopics: { path: '/cmt/special_topic/list', auth: 'none' },
  getTopic: { path: '/cmt/special_topic', auth: 'none' },
  listTopicFiles: { path: '/cmt/special_topic/file_list', auth: 'none' },
  getSiteImage: { path: '/cmt/image/{hash}', auth: 'none', answer: 'binary' },
  listBanners: { path: '/cmt/banner/list', auth: 'none' },
});

/** Browsing history. */
export const footprints = /* @__PURE__ */ table({
  listFootprints: { path: '/cmt/user_footprint' },
  clearFootprints: { method: 'DELETE', path: '/cmt/user_footprint' },
});

/** Messages to the user. */
export const inbox = /* @__PURE__ */ table({
  listMessages: { path: '/inbox/from/board-web/messages' },
  countUnread: { path: '/inbox/from/board-web/unread' },
  readMessage: { method: 'POST', path: '/inbox/read/{msgId}' },
  readAllMessages: { method: 'POST', path: '/inbox/from/board-web/readAll' },
  getMailPreferences: { path: '/user/mail-preferences' },
  updateMailPreferences: { method: 'PUT', path: '/user/mail-preferences' },
});

/** Public profiles and kinds of user. */
export const profiles = /* @__PURE__ */ table({
  getProfile: { path: '/cmt/profile', auth: 'optional' },
  updateProfile: { method: 'PUT', path: '/cmt/profile' },
  deleteProfile: { method: 'DELETE', path: '/cmt/profile' },
  getOwnProfile: { path: '/cmt/profile/person' },
  getProfileByName: { path: '/cmt/profile/name', auth: 'none' },
  verifyManager: { path: '/cmt/manager/verify' },
  isSpecialInvite: { path: '/cmt/manager/is-spec_invite' },
  setRecommendConfig: { method: 'PUT', path: '/cmt/user/temp_recommend_config' },
});

/** Following creators, and blocking people. */
export const follows = /* @__PURE__ */ table({
  listFans: { path: '/cmt/user_fans/list', auth: 'optional', authUnlessQuery: 'user_id' },
  listFollows: { path: '/cmt/user_focus/list', auth: 'optional', authUnlessQuery: 'user_id' },
  followUser: { method: 'POST', path: '/cmt/user_focus' },
  unfollowUser: { method: 'DELETE', path: '/cmt/user_focus' },
  listBlocked: { path: '/cmt/blocked' },
  blockPerson: { method: 'PUT', path: '/cmt/blocked/{user_id}' },
  unblockPerson: { method: 'DELETE', path: '/cmt/blocked/{user_id}' },
  checkFollow: { path: '/cmt/user_focus/check' },
});

/** Accounts, sessions and tokens. */
export const account = /* @__PURE__ */ table({
  signUp: { method: 'POST', path: '/user/sign-up', auth: 'none' },
  signIn: { method: 'POST', path: '/user/sign-in', auth: 'none' },
  finishSignIn: { method: 'POST', path: '/user/sign-in/second-step', auth: 'none' },
  signInWithPasskey: { method: 'POST', path: '/user/sign-in/passkey', auth: 'none' },
  beginPasskeySignIn: { method: 'POST', path: '/user/sign-in/passkey/setup', auth: 'none' },
  getSignInOptions: { path: '/user/sign-in/options', auth: 'none' },
  signInWithProvider: { method: 'POST', path: '/user/sign-in/provider', auth: 'none' },
  beginProviderSignIn: { method: 'POST', path: '/user/sign-in/provider/setup', auth: 'none' },
  listLinkedProviders: { path: '/user/linked-providers' },
  linkProvider: { method: 'POST', path: '/user/linked-providers' },
  beginProviderLink: { method: 'POST', path: '/user/linked-providers/setup' },
  unlinkProvider: { method: 'POST', path: '/user/linked-provider/{provider_id}/removal' },
  listPasskeys: { path: '/user/passkeys' },
  addPasskey: { method: 'POST', path: '/user/passkeys' },
  beginPasskey: { method: 'POST', path: '/user/passkeys/setup' },
  renamePasskey: { method: 'PUT', path: '/user/passkey/{passkey_id}' },
  removePasskey: { method: 'POST', path: '/user/passkey/{passkey_id}/removal' },
  getSecondStep: { path: '/user/second-step' },
  turnOnSecondStep: { method: 'POST', path: '/user/second-step' },
  beginSecondStep: { method: 'POST', path: '/user/second-step/setup' },
  turnOffSecondStep: { method: 'POST', path: '/user/second-step/off' },
  renewRecoveryCodes: { method: 'POST', path: '/user/second-step/recovery-codes' },
  getSession: { path: '/user/session', auth: 'cookie' },
  exchangeToken: { method: 'POST', path: '/user/token', auth: 'cookie' },
  getUserInfo: { path: '/user/info' },
  signOut: { method: 'POST', path: '/user/sign-out', auth: 'none' },
  updateNickName: { method: 'PUT', path: '/user/nick_name' },
  updateTimeZone: { method: 'PUT', path: '/user/time_zone' },
  changePassword: { method: 'PUT', path: '/user/password' },
  changeEmail: { method: 'PUT', path: '/user/email' },
  requestEmailProof: { method: 'POST', path: '/user/email/proof-request' },
  confirmEmail: { method: 'POST', path: '/user/email/proof', auth: 'none' },
  requestPasswordReset: { method: 'POST', path: '/user/password/reset-request', auth: 'none' },
  resetPassword: { method: 'POST', path: '/user/password/reset', auth: 'none' },
  changeMobile: { method: 'PUT', path: '/user/mobile' },
  uploadAvatar: { method: 'POST', path: '/user/avatar', body: 'multipart' },
  removeAvatar: { method: 'DELETE', path: '/user/avatar' },
  getAvatar: { path: '/cmt/avatar/{user_id}/{hash}', auth: 'none', answer: 'binary' },
  listSessions: { path: '/user/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/user/sessions' },
  endSession: { method: 'DELETE', path: '/user/sessions/{session_id}' },
  listAccountExports: { path: '/user/exports' },
  requestAccountExport: { method: 'POST', path: '/user/exports' },
  downloadAccountExport: { path: '/user/exports/{export_id}/archive', answer: 'binary' },
  deleteAccount: { method: 'POST', path: '/user/deletion' },
  createFrameToken: { method: 'POST', path: '/user/frame-token' },
  exchangeFrameToken: { method: 'POST', path: '/user/frame-token/exchange', auth: 'none' },
  isFirstLogin: { path: '/web/account/is-first-login' },
});

/** Looking after the service. Super admins only. */
export const operations = /* @__PURE__ */ table({
  listMails: { path: '/cmt/manager/mails' },
  retryMail: { method: 'POST', path: '/cmt/manager/mail/{mail_id}/retry' },
  getFigures: { path: '/cmt/manager/figures' },
  listJobs: { path: '/cmt/manager/jobs' },
  retryJobs: { method: 'POST', path: '/cmt/manager/jobs/retry' },
  getSystem: { path: '/cmt/manager/system' },
});

/** The questions everybody is asked once. */
export const onboarding = /* @__PURE__ */ table({
  checkIdentityTag: { path: '/web/identity_tag/check' },
  writeIdentityTag: { method: 'POST', path: '/web/identity_tag/write' },
  getOnboardingSummary: { path: '/cmt/manager/onboarding/summary' },
  listOnboardingTexts: { path: '/cmt/manager/onboarding/texts' },
});

/** Points and the card they pay. */
export const points = /* @__PURE__ */ table({
  getPoints: { path: '/web/points' },
  listPointEntries: { path: '/web/points/entries' },
  redeemCard: { method: 'POST', path: '/web/points/card', repeat: 'keyed' },
});

/** Memberships, professional editions and the limits of plans. */
export const membership = /* @__PURE__ */ table({
  getProfessionalLicense: { path: '/web/license/person/professional' },
  getMembership: { path: '/web/membership' },
  listEditionGrants: { path: '/web/membership/grants' },
});

/** Goods, orders, payments, refunds and sellers' income. */
export const commerce = /* @__PURE__ */ table({
  listTeamTemplates: { path: '/web/team/{teamId}/templates' },
  listGoods: { path: '/web/goods', auth: 'optional' },
  getGoods: { path: '/web/goods/{goods_id}', auth: 'optional' },
  listManagedGoods: { path: '/cmt/manager/goods' },
  createGoods: { method: 'POST', path: '/cmt/manager/goods' },
  listGoodsLog: { path: '/cmt/manager/goods-log' },
  updateGoods: { method: 'PUT', path: '/cmt/manager/goods/{goods_id}' },
  retireGoods: { method: 'DELETE', path: '/cmt/manager/goods/{goods_id}' },
  listOrders: { path: '/web/orders' },
  createOrder: { method: 'POST', path: '/web/orders', repeat: 'keyed' },
  getOrder: { path: '/web/orders/{order_id}' },
  startCheckout: { method: 'POST', path: '/web/orders/{order_id}/checkout' },
  cancelOrder: { method: 'POST', path: '/web/orders/{order_id}/cancel' },
  returnOrder: { method: 'POST', path: '/web/orders/{order_id}/return' },
  listManagedOrders: { path: '/cmt/manager/orders' },
  refundOrder: { method: 'POST', path: '/cmt/manager/orders/{order_id}/refund' },
  listManagedRefunds: { path: '/cmt/manager/refunds' },
  retryRefund: { method: 'POST', path: '/cmt/manager/refunds/{refund_id}/retry' },
  settleRefund: { method: 'POST', path: '/cmt/manager/refunds/{refund_id}/settle' },
  handlePaymentCallback: { method: 'POST', path: '/pay/{provider}/callback', auth: 'none' },
  getWallet: { path: '/web/wallet' },
  listWalletEntries: { path: '/web/wallet/entries' },
  listPayouts: { path: '/web/payouts' },
  createPayout: { method: 'POST', path: '/web/payouts', repeat: 'keyed' },
  listManagedPayouts: { path: '/cmt/manager/payouts' },
  claimPayout: { method: 'PUT', path: '/cmt/manager/payouts/{payout_id}/claim' },
  releasePayout: { method: 'DELETE', path: '/cmt/manager/payouts/{payout_id}/claim' },
  settlePayout: { method: 'POST', path: '/cmt/manager/payouts/{payout_id}/settle' },
  refusePayout: { method: 'POST', path: '/cmt/manager/payouts/{payout_id}/refuse' },
});

/** Tokens by which other applications act for people, and webhooks by which they receive events. */
export const integrations = /* @__PURE__ */ table({
  listServiceTokens: { path: '/user/service-tokens' },
  createServiceToken: { method: 'POST', path: '/user/service-tokens' },
  revokeServiceToken: { method: 'DELETE', path: '/user/service-tokens/{token_id}' },
  listWebhooks: { path: '/user/webhooks' },
  createWebhook: { method: 'POST', path: '/user/webhooks' },
  updateWebhook: { method: 'PUT', path: '/user/webhooks/{webhook_id}' },
  deleteWebhook: { method: 'DELETE', path: '/user/webhooks/{webhook_id}' },
  rotateWebhookSecret: { method: 'POST', path: '/user/webhooks/{webhook_id}/secret' },
  testWebhook: { method: 'POST', path: '/user/webhooks/{webhook_id}/test' },
  listWebhookDeliveries: { path: '/user/webhooks/{webhook_id}/deliveries' },
  redeliverWebhook: { method: 'POST', path: '/user/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver' },
});

/** The service itself. */
export const system = /* @__PURE__ */ table({
  getOpenApi: { path: '/openapi.json', auth: 'none', answer: 'json' },
});

/** The tables of all areas. */
export interface AreaTables {
  readonly files: typeof files;
  readonly collections: typeof collections;
  readonly comments: typeof comments;
  readonly boardComments: typeof boardComments;
  readonly boardVotes: typeof boardVotes;
  readonly publishing: typeof publishing;
  readonly review: typeof review;
  readonly risk: typeof risk;
  readonly analytics: typeof analytics;
  readonly feedback: typeof feedback;
  readonly attachments: typeof attachments;
  readonly console: typeof console;
  readonly site: typeof site;
  readonly workspace: typeof workspace;
  readonly teams: typeof teams;
  readonly sharing: typeof sharing;
  readonly versions: typeof versions;
  readonly search: typeof search;
  readonly tags: typeof tags;
  readonly topics: typeof topics;
  readonly footprints: typeof footprints;
  readonly inbox: typeof inbox;
  readonly profiles: typeof profiles;
  readonly follows: typeof follows;
  readonly account: typeof account;
  readonly operations: typeof operations;
  readonly onboarding: typeof onboarding;
  readonly points: typeof points;
  readonly membership: typeof membership;
  readonly commerce: typeof commerce;
  readonly integrations: typeof integrations;
  readonly system: typeof system;
}
