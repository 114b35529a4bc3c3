/** Operations of the contract. Generated from openapi/, never edited: run `pnpm generate`. */

import {
  files,
  collections,
  comments,
  boardComments,
  boardVotes,
  publishing,
  review,
  risk,
  analytics,
  feedback,
  attachments,
  console,
  site,
  workspace,
  teams,
  sharing,
  versions,
  search,
  tags,
  topics,
  footprints,
  inbox,
  profiles,
  follows,
  account,
  operations,
  onboarding,
  points,
  membership,
  commerce,
  integrations,
  system,
  type AreaTables,
} from './areas.ts';

/** All operations by area. */
export const AREAS: AreaTables = { files, collections, comments, boardComments, boardVotes, publishing, review, risk, analytics, feedback, attachments, console, site, workspace, teams, sharing, versions, search, tags, topics, footprints, inbox, profiles, follows, account, operations, onboarding, points, membership, commerce, integrations, system };

type Operations = typeof files &
  typeof collections &
  typeof comments &
  typeof boardComments &
  typeof boardVotes &
  typeof publishing &
  typeof review &
  typeof risk &
  typeof analytics &
  typeof feedback &
  typeof attachments &
  typeof console &
  typeof site &
  typeof workspace &
  typeof teams &
  typeof sharing &
  typeof versions &
  typeof search &
  typeof tags &
  typeof topics &
  typeof footprints &
  typeof inbox &
  typeof profiles &
  typeof follows &
  typeof account &
  typeof operations &
  typeof onboarding &
  typeof points &
  typeof membership &
  typeof commerce &
  typeof integrations &
  typeof system;

/** All operations by their names. */
export const OPERATIONS: { readonly [Op in keyof Operations]: Operations[Op] } = /* @__PURE__ */ Object.assign(
  {},
  files,
  collections,
  comments,
  boardComments,
  boardVotes,
  publishing,
  review,
  risk,
  analytics,
  feedback,
  attachments,
  console,
  site,
  workspace,
  teams,
  sharing,
  versions,
  search,
  tags,
  topics,
  footprints,
  inbox,
  profiles,
  follows,
  account,
  operations,
  onboarding,
  points,
  membership,
  commerce,
  integrations,
  system,
);

/** Query keys whose default the contract fills in, so that a handler always finds a value. */
export interface DefaultedQueryKeys {
  getFileFull: 'common';
  getFileFullSelf: never;
  getFileFullLatestSelf: never;
  getFileObject: never;
  getFileObjectSelf: never;
  listPublishedVersions: 'cursor' | 'size';
  listDerivedFiles: 'cursor' | 'size';
  copyFile: 'folder_id';
  copyFileByPost: 'folder_id';
  fileExists: never;
  isFilePublished: never;
  praiseFile: never;
  listCollections: never;
  createCollection: never;
  getCollection: never;
  updateCollection: never;
  deleteCollection: never;
  listCollectionFiles: 'cursor' | 'size';
  setCollectionFile: never;
  moveCollectionFile: never;
  orderCollectionFile: never;
  collectFile: never;
  getPaymentStatus: never;
  getAttrStatus: never;
  listCreatorFiles: 'cursor' | 'size';
  listOwnFiles: 'cursor' | 'size';
  listCollectedFiles: 'cursor' | 'size';
  isCreator: never;
  recordOutsourceUse: never;
  checkUsed: never;
  listFilesByLink: 'cursor' | 'size';
  countFiles: never;
  listRecommendedFiles: 'cursor' | 'size';
  recordFileUse: never;
  recordFileView: never;
  listViewFiles: 'cursor' | 'size';
  listComments: 'order' | 'cursor' | 'size';
  createComment: never;
  getCommentThread: never;
  updateComment: never;
  deleteComment: never;
  listReplies: 'cursor' | 'size';
  setCommentHidden: never;
  listMentionable: never;
  publishFile: never;
  cancelPublish: never;
  getAuditStatusMap: never;
  getAuditStatus: never;
  listAuditFiles: 'cursor' | 'size';
  renderFileCover: never;
  listReviews: 'status' | 'cursor' | 'size';
  listManagedTags: never;
  createTag: never;
  reorderTags: never;
  updateTag: never;
  listManagedTopics: 'pageNo' | 'pageSize';
  createTopic: never;
  reorderTopics: never;
  updateTopic: never;
  setTopicCover: never;
  removeTopicCover: never;
  getSynonyms: never;
  setSynonyms: never;
  getWatchedWords: never;
  setWatchedWords: never;
  listManagedBanners: 'pageNo' | 'pageSize';
  createBanner: never;
  reorderBanners: never;
  updateBanner: never;
  setBannerImage: never;
  removeBannerImage: never;
  listPeople: 'cursor' | 'size';
  updatePerson: never;
  releaseSecondStep: never;
  listCreatorHistory: 'cursor' | 'size';
  getReview: never;
  reviewSubmission: never;
  getReviewObject: never;
  claimReview: never;
  releaseReview: never;
  listModerationLog: 'cursor' | 'size';
  exportModerationLog: never;
  listModerators: never;
  uploadReportImage: never;
  reportFile: never;
  reportProfile: never;
  getAttachment: never;
  listReportCases: 'state' | 'cursor' | 'size';
  getReportCase: never;
  decideReportCase: never;
  listCaseReports: 'cursor' | 'size';
  getWechatJsapiConfig: never;
  recordAnalyticsEvents: never;
  listAnalyticsCounts: 'days';
  recordReportLog: never;
  listModeratedWorks: 'is_public' | 'cursor' | 'size';
  getModeratedWork: never;
  takeDownWork: never;
  correctWorkTags: never;
  listReportLogs: 'cursor' | 'size';
  uploadFeedbackPicture: never;
  sendFeedback: never;
  listFeedback: 'cursor' | 'size';
  settleFeedback: never;
  getSpace: never;
  listTeams: never;
  createTeam: never;
  getTeam: never;
  renameTeam: never;
  deleteTeam: never;
  uploadTeamAvatar: never;
  removeTeamAvatar: never;
  getTeamAvatar: never;
  countTeamFiles: never;
  getTeamSpace: never;
  getMemberToken: never;
  renewMemberToken: never;
  revokeMemberToken: never;
  ensureMemberToken: never;
  listMailInvitations: never;
  inviteByMail: never;
  revokeMailInvitation: never;
  getInvitation: never;
  acceptInvitation: never;
  listMembers: 'cursor' | 'size';
  changeMemberRole: never;
  removeMember: never;
  leaveTeam: never;
  transferTeam: never;
  setStaffName: never;
  listTrash: 'cursor' | 'size';
  emptyTrash: never;
  createProject: never;
  renameProject: never;
  deleteProject: never;
  createFolder: never;
  renameFolder: never;
  deleteFolder: never;
  moveFolder: never;
  moveItems: never;
  trashItems: never;
  undoItemChange: never;
  listRecentFiles: 'cursor' | 'size';
  listStarredFiles: 'cursor' | 'size';
  starFile: never;
  unstarFile: never;
  moveFile: never;
  duplicateFile: never;
  restoreFile: never;
  purgeFile: never;
  listTeamPictures: 'cursor' | 'size';
  getTeamPicture: never;
  addTeamPicture: never;
  removeTeamPicture: never;
  useTeamPicture: never;
  listTeamTemplates: 'cursor' | 'size';
  listProjects: never;
  createFile: never;
  listFolders: never;
  listProjectFiles: 'folder_id' | 'order' | 'cursor' | 'size';
  getFile: never;
  renameFile: never;
  deleteFile: never;
  createCollabTicket: never;
  listShareLinks: never;
  createShareLink: never;
  updateShareLink: never;
  revokeShareLink: never;
  listVisitors: 'cursor' | 'size';
  removeVisitor: never;
  getSharedFile: never;
  createShareTicket: never;
  joinSharedFile: never;
  listSharedFiles: 'cursor' | 'size';
  listBoardComments: 'state' | 'mine' | 'cursor' | 'size';
  createBoardComment: never;
  getBoardComments: never;
  updateBoardComment: never;
  deleteBoardComment: never;
  replyToBoardComment: never;
  setBoardCommentResolved: never;
  readBoardComments: never;
  getBoardVotes: never;
  startBoardVote: never;
  deleteBoardVote: never;
  setBoardVoteDots: never;
  endBoardVote: never;
  listBoardPeople: never;
  listVersions: 'cursor' | 'size';
  createVersion: never;
  renameVersion: never;
  deleteVersion: never;
  restoreVersion: never;
  getVersionObject: never;
  getUploadedImage: never;
  uploadFileImage: never;
  uploadFileImagePreview: never;
  uploadFileImageThumb: never;
  getUploadInfo: never;
  searchFiles: 'as_typed' | 'cursor' | 'size';
  getSearchFacets: 'as_typed';
  listNameTips: never;
  searchCreators: never;
  listSearchRecords: never;
  deleteSearchRecords: never;
  listHotSearches: never;
  getTag: never;
  classifyTags: never;
  createTags: never;
  listTagsByType: never;
  listHottestTopics: never;
  listTopics: 'pageNo' | 'pageSize';
  getTopic: never;
  listTopicFiles: 'cursor' | 'size';
  getSiteImage: never;
  listBanners: 'pageNo' | 'pageSize';
  listFootprints: 'cursor' | 'size';
  clearFootprints: never;
  listMessages: 'page' | 'size';
  countUnread: never;
  readMessage: never;
  readAllMessages: never;
  getMailPreferences: never;
  updateMailPreferences: never;
  listMails: 'cursor' | 'size';
  retryMail: never;
  getFigures: 'days';
  listJobs: never;
  retryJobs: never;
  getSystem: never;
  getProfile: never;
  updateProfile: never;
  deleteProfile: never;
  getOwnProfile: never;
  getProfileByName: never;
  verifyManager: never;
  isSpecialInvite: never;
  setRecommendConfig: never;
  listFans: 'cursor' | 'size';
  listFollows: 'cursor' | 'size';
  followUser: never;
  unfollowUser: never;
  listBlocked: 'cursor' | 'size';
  blockPerson: never;
  unblockPerson: never;
  checkFollow: never;
  signUp: never;
  signIn: never;
  finishSignIn: never;
  signInWithPasskey: never;
  beginPasskeySignIn: never;
  getSignInOptions: never;
  signInWithProvider: never;
  beginProviderSignIn: never;
  listLinkedProviders: never;
  linkProvider: never;
  beginProviderLink: never;
  unlinkProvider: never;
  listPasskeys: never;
  addPasskey: never;
  beginPasskey: never;
  renamePasskey: never;
  removePasskey: never;
  getSecondStep: never;
  turnOnSecondStep: never;
  beginSecondStep: never;
  turnOffSecondStep: never;
  renewRecoveryCodes: never;
  getSession: never;
  exchangeToken: never;
  getUserInfo: never;
  signOut: never;
  updateNickName: never;
  updateTimeZone: never;
  changePassword: never;
  changeEmail: never;
  requestEmailProof: never;
  confirmEmail: never;
  requestPasswordReset: never;
  resetPassword: never;
  changeMobile: never;
  uploadAvatar: never;
  removeAvatar: never;
  getAvatar: never;
  listSessions: never;
  endOtherSessions: never;
  endSession: never;
  listServiceTokens: 'cursor' | 'size';
  createServiceToken: never;
  revokeServiceToken: never;
  listWebhooks: never;
  createWebhook: never;
  updateWebhook: never;
  deleteWebhook: never;
  rotateWebhookSecret: never;
  testWebhook: never;
  listWebhookDeliveries: 'cursor' | 'size';
  redeliverWebhook: never;
  listAccountExports: never;
  requestAccountExport: never;
  downloadAccountExport: never;
  deleteAccount: never;
  createFrameToken: never;
  exchangeFrameToken: never;
  isFirstLogin: never;
  checkIdentityTag: never;
  writeIdentityTag: never;
  getOnboardingSummary: never;
  listOnboardingTexts: 'cursor' | 'size';
  getPoints: never;
  listPointEntries: 'cursor' | 'size';
  redeemCard: never;
  getProfessionalLicense: never;
  getMembership: never;
  listEditionGrants: 'cursor' | 'size';
  getOpenApi: never;
  listGoods: never;
  getGoods: never;
  listManagedGoods: never;
  createGoods: never;
  listGoodsLog: 'cursor' | 'size';
  updateGoods: never;
  retireGoods: never;
  listOrders: 'cursor' | 'size';
  createOrder: never;
  getOrder: never;
  startCheckout: never;
  cancelOrder: never;
  returnOrder: never;
  listManagedOrders: 'cursor' | 'size';
  refundOrder: never;
  listManagedRefunds: 'cursor' | 'size';
  retryRefund: never;
  settleRefund: never;
  handlePaymentCallback: never;
  getWallet: never;
  listWalletEntries: 'cursor' | 'size';
  listPayouts: 'cursor' | 'size';
  createPayout: never;
  createFirstAdmin: never;
  getSiteSettings: never;
  setSiteName: never;
  setSiteLogo: never;
  removeSiteLogo: never;
  getSiteLogo: never;
  setSignUpPolicy: never;
  setAdminSecondStep: never;
  setMailServer: never;
  removeMailServer: never;
  sendTestMail: never;
  setPayment: never;
  testPayment: never;
  listManagedPayouts: 'cursor' | 'size';
  claimPayout: never;
  releasePayout: never;
  settlePayout: never;
  refusePayout: never;
}

/** Names of the errors that any operation may answer with. */
export type CommonErrors = 'scope_missing' | 'admin_second_step_required' | 'too_large' | 'unsupported_type' | 'too_many_requests' | 'internal_error' | 'unavailable';

/** Names of the errors of its own that each operation answers with. */
export interface OperationErrors {
  getFileFull: 'bad_input' | 'not_signed_in' | 'token_expired' | 'file_not_found' | 'too_many_requests';
  getFileFullSelf: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_owner' | 'file_not_found' | 'too_many_requests';
  getFileFullLatestSelf: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_owner' | 'file_not_found' | 'submission_not_found' | 'too_many_requests';
  getFileObject: 'bad_input' | 'not_signed_in' | 'token_expired' | 'cmt_open_file_error' | 'too_many_requests';
  getFileObjectSelf: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_owner' | 'cmt_open_file_error' | 'too_many_requests';
  listPublishedVersions: 'bad_input' | 'file_not_found' | 'too_many_requests';
  listDerivedFiles: 'bad_input' | 'file_not_found' | 'too_many_requests';
  copyFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'prefetch_refused' | 'payment_required' | 'membership_required' | 'file_not_found' | 'team_not_found' | 'not_editor' | 'project_not_found' | 'folder_not_found' | 'file_limit_reached' | 'idempotency_key_reused' | 'no_storage_location' | 'storage_full' | 'too_many_requests';
  copyFileByPost: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'payment_required' | 'membership_required' | 'file_not_found' | 'team_not_found' | 'not_editor' | 'project_not_found' | 'folder_not_found' | 'file_limit_reached' | 'idempotency_key_reused' | 'no_storage_location' | 'storage_full' | 'too_many_requests';
  fileExists: 'bad_input' | 'too_many_requests';
  isFilePublished: 'bad_input' | 'too_many_requests';
  praiseFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'file_not_found' | 'too_many_requests';
  listCollections: 'bad_input' | 'not_signed_in' | 'token_expired' | 'user_not_found' | 'too_many_requests';
  createCollection: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'collection_not_found' | 'collection_limit_reached' | 'too_many_requests';
  getCollection: 'bad_input' | 'not_signed_in' | 'token_expired' | 'collection_not_found' | 'too_many_requests';
  updateCollection: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'collection_not_found' | 'too_many_requests';
  deleteCollection: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'collection_not_found' | 'too_many_requests';
  listCollectionFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'collection_not_found' | 'too_many_requests';
  setCollectionFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'collection_not_found' | 'file_not_found' | 'collection_full' | 'too_many_requests';
  moveCollectionFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'collection_not_found' | 'file_not_found' | 'collection_full' | 'too_many_requests';
  orderCollectionFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'collection_not_found' | 'file_not_found' | 'too_many_requests';
  collectFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'file_not_found' | 'too_many_requests';
  getPaymentStatus: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  getAttrStatus: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  listCreatorFiles: 'bad_input' | 'user_not_found' | 'too_many_requests';
  listOwnFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  listCollectedFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'user_not_found' | 'too_many_requests';
  isCreator: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  recordOutsourceUse: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'outsourcing_not_allowed' | 'team_not_found' | 'file_not_found' | 'too_many_requests';
  checkUsed: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  listFilesByLink: 'bad_input' | 'tag_not_found' | 'too_many_requests';
  countFiles: 'bad_input' | 'tag_not_found' | 'topic_not_found' | 'user_not_found' | 'too_many_requests';
  listRecommendedFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  recordFileUse: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'file_not_found' | 'too_many_requests';
  recordFileView: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'file_not_found' | 'too_many_requests';
  listViewFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'tag_not_found' | 'topic_not_found' | 'too_many_requests';
  listComments: 'bad_input' | 'not_signed_in' | 'token_expired' | 'file_not_found' | 'too_many_requests';
  createComment: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'interaction_refused' | 'file_not_found' | 'comment_not_found' | 'thread_full' | 'idempotency_key_reused' | 'too_many_requests';
  getCommentThread: 'bad_input' | 'not_signed_in' | 'token_expired' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  updateComment: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'interaction_refused' | 'not_owner' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  deleteComment: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  listReplies: 'bad_input' | 'not_signed_in' | 'token_expired' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  setCommentHidden: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  listMentionable: 'bad_input' | 'not_signed_in' | 'token_expired' | 'file_not_found' | 'too_many_requests';
  publishFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'taxonomy_not_allowed' | 'file_not_found' | 'already_in_review' | 'image_too_large' | 'image_not_accepted' | 'daily_publish_limit' | 'too_many_requests';
  cancelPublish: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'file_not_found' | 'not_published' | 'too_many_requests';
  getAuditStatusMap: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  getAuditStatus: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_owner' | 'file_not_found' | 'too_many_requests';
  listAuditFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  renderFileCover: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_owner' | 'file_not_found' | 'too_many_requests';
  listReviews: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  listManagedTags: 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  createTag: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'too_many_requests';
  reorderTags: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'too_many_requests';
  updateTag: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'tag_not_found' | 'tag_has_children' | 'too_many_requests';
  listManagedTopics: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  createTopic: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'too_many_requests';
  reorderTopics: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'too_many_requests';
  updateTopic: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'topic_not_found' | 'too_many_requests';
  setTopicCover: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'topic_not_found' | 'image_too_large' | 'image_not_accepted' | 'too_many_requests';
  removeTopicCover: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'topic_not_found' | 'too_many_requests';
  getSynonyms: 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  setSynonyms: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'list_changed' | 'too_many_requests';
  getWatchedWords: 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  setWatchedWords: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'list_changed' | 'too_many_requests';
  listManagedBanners: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  createBanner: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'too_many_requests';
  reorderBanners: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'too_many_requests';
  updateBanner: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'banner_not_found' | 'too_many_requests';
  setBannerImage: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'banner_not_found' | 'image_too_large' | 'image_not_accepted' | 'too_many_requests';
  removeBannerImage: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'banner_not_found' | 'too_many_requests';
  listPeople: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  updatePerson: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'super_admins_only' | 'own_account' | 'user_not_found' | 'too_many_requests';
  releaseSecondStep: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'own_account' | 'user_not_found' | 'second_step_not_required' | 'too_many_requests';
  listCreatorHistory: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'user_not_found' | 'too_many_requests';
  getReview: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'submission_not_found' | 'too_many_requests';
  reviewSubmission: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'own_submission' | 'submission_not_found' | 'already_decided' | 'review_claimed' | 'too_many_requests';
  getReviewObject: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'submission_not_found' | 'too_many_requests';
  claimReview: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'own_submission' | 'submission_not_found' | 'already_decided' | 'review_claimed' | 'too_many_requests';
  releaseReview: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'submission_not_found' | 'too_many_requests';
  listModerationLog: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  exportModerationLog: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  listModerators: 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  uploadReportImage: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'image_too_large' | 'image_not_accepted' | 'too_many_requests';
  reportFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'file_not_found' | 'comment_not_found' | 'already_reported' | 'too_many_requests';
  reportProfile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'profile_not_found' | 'already_reported' | 'too_many_requests';
  getAttachment: 'bad_input' | 'attachment_not_found' | 'too_many_requests';
  listReportCases: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  getReportCase: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'report_case_not_found' | 'too_many_requests';
  decideReportCase: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'own_work' | 'report_case_not_found' | 'case_decided' | 'not_published' | 'too_many_requests';
  listCaseReports: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'report_case_not_found' | 'too_many_requests';
  getWechatJsapiConfig: 'bad_input' | 'forbidden' | 'wechat_not_configured' | 'too_many_requests';
  recordAnalyticsEvents: 'bad_input' | 'forbidden' | 'not_found' | 'too_many_requests';
  listAnalyticsCounts: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  recordReportLog: 'bad_input' | 'forbidden' | 'too_many_requests';
  listModeratedWorks: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  getModeratedWork: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'file_not_found' | 'too_many_requests';
  takeDownWork: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'own_work' | 'file_not_found' | 'not_published' | 'too_many_requests';
  correctWorkTags: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'own_work' | 'file_not_found' | 'not_published' | 'work_changed' | 'idempotency_key_reused' | 'too_many_requests';
  listReportLogs: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  uploadFeedbackPicture: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'image_too_large' | 'image_not_accepted' | 'too_many_requests';
  sendFeedback: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'user_not_found' | 'too_many_requests';
  listFeedback: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  settleFeedback: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'admins_only' | 'feedback_not_found' | 'feedback_changed' | 'too_many_requests';
  getSpace: 'not_signed_in' | 'token_expired' | 'no_storage_location' | 'too_many_requests';
  listTeams: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  createTeam: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'team_exists' | 'idempotency_key_reused' | 'too_many_requests';
  getTeam: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'too_many_requests';
  renameTeam: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'team_exists' | 'too_many_requests';
  deleteTeam: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'personal_team' | 'team_has_foreign_boards' | 'too_many_requests';
  uploadTeamAvatar: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'image_too_large' | 'image_not_accepted' | 'too_many_requests';
  removeTeamAvatar: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'too_many_requests';
  getTeamAvatar: 'bad_input' | 'image_not_found' | 'too_many_requests';
  countTeamFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'too_many_requests';
  getTeamSpace: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'too_many_requests';
  getMemberToken: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'privilege_missing' | 'too_many_requests';
  renewMemberToken: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'too_many_requests';
  revokeMemberToken: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'too_many_requests';
  ensureMemberToken: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'too_many_requests';
  listMailInvitations: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'privilege_missing' | 'too_many_requests';
  inviteByMail: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'invitation_limit_reached' | 'too_many_requests';
  revokeMailInvitation: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'invitation_not_found' | 'too_many_requests';
  getInvitation: 'bad_input' | 'not_signed_in' | 'token_expired' | 'invitation_not_found' | 'invitation_expired' | 'invitation_revoked' | 'too_many_requests';
  acceptInvitation: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'invitation_not_found' | 'invitation_expired' | 'invitation_revoked' | 'invitation_for_other_address' | 'invitation_address_unproven' | 'too_many_requests';
  listMembers: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'too_many_requests';
  changeMemberRole: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'member_not_found' | 'owner_stays' | 'too_many_requests';
  removeMember: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'member_not_found' | 'owner_stays' | 'too_many_requests';
  leaveTeam: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'forbidden' | 'owner_stays' | 'too_many_requests';
  transferTeam: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'member_not_found' | 'personal_team' | 'too_many_requests';
  setStaffName: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'privilege_missing' | 'member_not_found' | 'too_many_requests';
  listTrash: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'too_many_requests';
  emptyTrash: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'forbidden' | 'too_many_requests';
  createProject: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'place_full' | 'too_many_requests';
  renameProject: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'project_not_found' | 'too_many_requests';
  deleteProject: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'privilege_missing' | 'project_not_found' | 'last_project' | 'too_many_requests';
  createFolder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'project_not_found' | 'folder_not_found' | 'folder_too_deep' | 'place_full' | 'too_many_requests';
  renameFolder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'project_not_found' | 'folder_not_found' | 'too_many_requests';
  deleteFolder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'privilege_missing' | 'project_not_found' | 'folder_not_found' | 'too_many_requests';
  moveFolder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'project_not_found' | 'folder_not_found' | 'folder_too_deep' | 'folder_cycle' | 'place_full' | 'too_many_requests';
  moveItems: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'project_not_found' | 'folder_not_found' | 'file_not_found' | 'folder_too_deep' | 'folder_cycle' | 'place_full' | 'idempotency_key_reused' | 'too_many_requests';
  trashItems: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'not_owner' | 'privilege_missing' | 'folder_not_found' | 'file_not_found' | 'idempotency_key_reused' | 'too_many_requests';
  undoItemChange: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'not_editor' | 'privilege_missing' | 'project_not_found' | 'change_not_found' | 'folder_too_deep' | 'folder_cycle' | 'place_full' | 'file_limit_reached' | 'too_many_requests';
  listRecentFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  listStarredFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  starFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'file_not_found' | 'too_many_requests';
  unstarFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'file_not_found' | 'too_many_requests';
  moveFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'not_owner' | 'privilege_missing' | 'file_not_found' | 'team_not_found' | 'project_not_found' | 'folder_not_found' | 'file_limit_reached' | 'collaborator_limit_reached' | 'storage_full' | 'too_many_requests';
  duplicateFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'file_not_found' | 'file_limit_reached' | 'idempotency_key_reused' | 'storage_full' | 'too_many_requests';
  restoreFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'not_editor' | 'file_not_found' | 'file_limit_reached' | 'too_many_requests';
  purgeFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'file_not_found' | 'too_many_requests';
  listTeamPictures: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'privilege_missing' | 'too_many_requests';
  getTeamPicture: 'bad_input' | 'image_not_found' | 'too_many_requests';
  addTeamPicture: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'place_full' | 'image_too_large' | 'image_not_accepted' | 'storage_full' | 'too_many_requests';
  removeTeamPicture: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'team_not_found' | 'privilege_missing' | 'image_not_found' | 'too_many_requests';
  useTeamPicture: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_editor' | 'privilege_missing' | 'file_not_found' | 'image_not_found' | 'too_many_requests';
  listTeamTemplates: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'too_many_requests';
  listProjects: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'too_many_requests';
  createFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_editor' | 'team_not_found' | 'project_not_found' | 'folder_not_found' | 'file_limit_reached' | 'storage_full' | 'too_many_requests';
  listFolders: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'project_not_found' | 'folder_not_found' | 'too_many_requests';
  listProjectFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'team_not_found' | 'project_not_found' | 'folder_not_found' | 'too_many_requests';
  getFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'file_not_found' | 'too_many_requests';
  renameFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_editor' | 'file_not_found' | 'too_many_requests';
  deleteFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'file_not_found' | 'too_many_requests';
  createCollabTicket: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'file_not_found' | 'too_many_requests';
  listShareLinks: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'sharing_not_allowed' | 'file_not_found' | 'too_many_requests';
  createShareLink: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'sharing_not_allowed' | 'file_not_found' | 'share_link_limit_reached' | 'idempotency_key_reused' | 'too_many_requests';
  updateShareLink: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'sharing_not_allowed' | 'file_not_found' | 'share_link_not_found' | 'collaborator_limit_reached' | 'too_many_requests';
  revokeShareLink: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'sharing_not_allowed' | 'file_not_found' | 'share_link_not_found' | 'too_many_requests';
  listVisitors: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'sharing_not_allowed' | 'file_not_found' | 'too_many_requests';
  removeVisitor: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'sharing_not_allowed' | 'file_not_found' | 'visitor_not_found' | 'too_many_requests';
  getSharedFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'share_link_not_found' | 'share_link_ended' | 'too_many_requests';
  createShareTicket: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'share_password_required' | 'wrong_share_password' | 'share_link_not_found' | 'share_link_ended' | 'too_many_requests';
  joinSharedFile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'share_password_required' | 'wrong_share_password' | 'share_link_not_found' | 'share_link_ended' | 'visitor_removed' | 'collaborator_limit_reached' | 'too_many_requests';
  listSharedFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  listBoardComments: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'file_not_found' | 'too_many_requests';
  createBoardComment: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'commenting_not_allowed' | 'file_not_found' | 'comment_limit_reached' | 'idempotency_key_reused' | 'too_many_requests';
  getBoardComments: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  updateBoardComment: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'commenting_not_allowed' | 'not_owner' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  deleteBoardComment: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'commenting_not_allowed' | 'not_owner' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  replyToBoardComment: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'commenting_not_allowed' | 'file_not_found' | 'comment_not_found' | 'thread_full' | 'idempotency_key_reused' | 'too_many_requests';
  setBoardCommentResolved: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'commenting_not_allowed' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  readBoardComments: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'file_not_found' | 'comment_not_found' | 'too_many_requests';
  getBoardVotes: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'file_not_found' | 'too_many_requests';
  startBoardVote: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'file_not_found' | 'vote_running' | 'idempotency_key_reused' | 'too_many_requests';
  deleteBoardVote: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'file_not_found' | 'vote_not_found' | 'too_many_requests';
  setBoardVoteDots: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'commenting_not_allowed' | 'file_not_found' | 'vote_not_found' | 'vote_ended' | 'vote_dots_used' | 'too_many_requests';
  endBoardVote: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'file_not_found' | 'vote_not_found' | 'too_many_requests';
  listBoardPeople: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'file_not_found' | 'too_many_requests';
  listVersions: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'not_editor' | 'file_not_found' | 'too_many_requests';
  createVersion: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'file_not_found' | 'version_limit_reached' | 'idempotency_key_reused' | 'storage_full' | 'too_many_requests';
  renameVersion: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'file_not_found' | 'version_not_found' | 'version_limit_reached' | 'too_many_requests';
  deleteVersion: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'file_not_found' | 'version_not_found' | 'too_many_requests';
  restoreVersion: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_member' | 'not_editor' | 'file_not_found' | 'version_not_found' | 'storage_full' | 'too_many_requests';
  getVersionObject: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_member' | 'not_editor' | 'file_not_found' | 'version_not_found' | 'too_many_requests';
  getUploadedImage: 'bad_input' | 'image_not_found' | 'too_many_requests';
  uploadFileImage: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_editor' | 'file_not_found' | 'image_too_large' | 'image_not_accepted' | 'storage_full' | 'too_many_requests';
  uploadFileImagePreview: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_editor' | 'file_not_found' | 'image_too_large' | 'image_not_accepted' | 'storage_full' | 'too_many_requests';
  uploadFileImageThumb: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_editor' | 'file_not_found' | 'image_too_large' | 'image_not_accepted' | 'storage_full' | 'too_many_requests';
  getUploadInfo: 'bad_input' | 'image_not_found' | 'too_many_requests';
  searchFiles: 'bad_input' | 'not_signed_in' | 'token_expired' | 'tag_not_found' | 'topic_not_found' | 'user_not_found' | 'too_many_requests';
  getSearchFacets: 'bad_input' | 'tag_not_found' | 'topic_not_found' | 'user_not_found' | 'too_many_requests';
  listNameTips: 'bad_input' | 'too_many_requests';
  searchCreators: 'bad_input' | 'too_many_requests';
  listSearchRecords: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  deleteSearchRecords: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'search_record_not_found' | 'too_many_requests';
  listHotSearches: 'too_many_requests';
  getTag: 'bad_input' | 'tag_not_found' | 'too_many_requests';
  classifyTags: 'too_many_requests';
  createTags: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  listTagsByType: 'bad_input' | 'too_many_requests';
  listHottestTopics: 'too_many_requests';
  listTopics: 'bad_input' | 'too_many_requests';
  getTopic: 'bad_input' | 'topic_not_found' | 'too_many_requests';
  listTopicFiles: 'bad_input' | 'topic_not_found' | 'tag_not_found' | 'too_many_requests';
  getSiteImage: 'bad_input' | 'image_not_found' | 'too_many_requests';
  listBanners: 'bad_input' | 'too_many_requests';
  listFootprints: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  clearFootprints: 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  listMessages: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  countUnread: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  readMessage: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_addressee' | 'message_not_found' | 'too_many_requests';
  readAllMessages: 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  getMailPreferences: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  updateMailPreferences: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  listMails: 'bad_input' | 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  retryMail: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'mail_not_found' | 'mail_not_repeatable' | 'mail_server_not_set' | 'too_many_requests';
  getFigures: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  listJobs: 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  retryJobs: 'bad_input' | 'forbidden' | 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  getSystem: 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  getProfile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'profile_not_found' | 'too_many_requests';
  updateProfile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'profile_not_found' | 'too_many_requests';
  deleteProfile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'profile_not_found' | 'too_many_requests';
  getOwnProfile: 'not_signed_in' | 'token_expired' | 'profile_not_found' | 'too_many_requests';
  getProfileByName: 'bad_input' | 'profile_not_found' | 'too_many_requests';
  verifyManager: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'user_not_found' | 'too_many_requests';
  isSpecialInvite: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  setRecommendConfig: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  listFans: 'bad_input' | 'not_signed_in' | 'token_expired' | 'user_not_found' | 'too_many_requests';
  listFollows: 'bad_input' | 'not_signed_in' | 'token_expired' | 'user_not_found' | 'too_many_requests';
  followUser: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'interaction_refused' | 'user_not_found' | 'cannot_follow_self' | 'too_many_requests';
  unfollowUser: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'user_not_found' | 'too_many_requests';
  listBlocked: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  blockPerson: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'user_not_found' | 'too_many_requests';
  unblockPerson: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'user_not_found' | 'too_many_requests';
  checkFollow: 'bad_input' | 'not_signed_in' | 'token_expired' | 'user_not_found' | 'too_many_requests';
  signUp: 'bad_input' | 'forbidden' | 'sign_up_closed' | 'invitation_needed' | 'account_exists' | 'too_many_requests';
  signIn: 'bad_input' | 'forbidden' | 'wrong_credentials' | 'second_step_needed' | 'too_many_requests';
  finishSignIn: 'bad_input' | 'forbidden' | 'challenge_expired' | 'wrong_code' | 'too_many_requests';
  signInWithPasskey: 'bad_input' | 'forbidden' | 'challenge_expired' | 'passkey_refused' | 'too_many_requests';
  beginPasskeySignIn: 'bad_input' | 'forbidden' | 'challenge_expired' | 'passkeys_not_offered' | 'too_many_requests';
  getSignInOptions: 'too_many_requests';
  signInWithProvider: 'bad_input' | 'forbidden' | 'challenge_expired' | 'provider_not_found' | 'provider_unavailable' | 'provider_refused' | 'provider_address_needed' | 'account_exists' | 'second_step_needed' | 'sign_up_closed' | 'invitation_needed' | 'too_many_requests';
  beginProviderSignIn: 'bad_input' | 'forbidden' | 'provider_not_found' | 'provider_unavailable' | 'too_many_requests';
  listLinkedProviders: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  linkProvider: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'challenge_expired' | 'provider_not_found' | 'provider_unavailable' | 'provider_refused' | 'provider_linked' | 'identity_taken' | 'too_many_requests';
  beginProviderLink: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'wrong_code' | 'provider_not_found' | 'provider_linked' | 'provider_unavailable' | 'too_many_requests';
  unlinkProvider: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'wrong_code' | 'provider_not_found' | 'too_many_requests';
  listPasskeys: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  addPasskey: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'second_step_release_needed' | 'challenge_expired' | 'passkey_refused' | 'passkey_exists' | 'passkey_limit_reached' | 'too_many_requests';
  beginPasskey: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'second_step_release_needed' | 'wrong_password' | 'wrong_code' | 'passkeys_not_offered' | 'passkey_limit_reached' | 'too_many_requests';
  renamePasskey: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'passkey_not_found' | 'too_many_requests';
  removePasskey: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'wrong_code' | 'passkey_not_found' | 'too_many_requests';
  getSecondStep: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  turnOnSecondStep: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'second_step_release_needed' | 'wrong_code' | 'second_step_on' | 'second_step_not_begun' | 'too_many_requests';
  beginSecondStep: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'second_step_release_needed' | 'wrong_password' | 'second_step_on' | 'too_many_requests';
  turnOffSecondStep: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'wrong_code' | 'second_step_off' | 'too_many_requests';
  renewRecoveryCodes: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'wrong_code' | 'second_step_off' | 'too_many_requests';
  getSession: 'forbidden' | 'session_ended' | 'too_many_requests';
  exchangeToken: 'bad_input' | 'forbidden' | 'session_ended' | 'refresh_token_reused' | 'too_many_requests';
  getUserInfo: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  signOut: 'forbidden' | 'too_many_requests';
  updateNickName: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  updateTimeZone: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  changePassword: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'too_many_requests';
  changeEmail: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'account_exists' | 'sign_in_name_needed' | 'too_many_requests';
  requestEmailProof: 'not_signed_in' | 'token_expired' | 'forbidden' | 'nothing_to_prove' | 'too_many_requests';
  confirmEmail: 'bad_input' | 'forbidden' | 'link_used' | 'link_expired' | 'account_exists' | 'too_many_requests';
  requestPasswordReset: 'bad_input' | 'forbidden' | 'too_many_requests';
  resetPassword: 'bad_input' | 'forbidden' | 'link_used' | 'link_expired' | 'too_many_requests';
  changeMobile: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'account_exists' | 'sign_in_name_needed' | 'too_many_requests';
  uploadAvatar: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'image_too_large' | 'image_not_accepted' | 'too_many_requests';
  removeAvatar: 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  getAvatar: 'bad_input' | 'image_not_found' | 'too_many_requests';
  listSessions: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  endOtherSessions: 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  endSession: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'session_not_found' | 'too_many_requests';
  listServiceTokens: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  createServiceToken: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'service_token_limit_reached' | 'too_many_requests';
  revokeServiceToken: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'service_token_not_found' | 'too_many_requests';
  listWebhooks: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  createWebhook: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'webhook_limit_reached' | 'too_many_requests';
  updateWebhook: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'webhook_not_found' | 'too_many_requests';
  deleteWebhook: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'webhook_not_found' | 'too_many_requests';
  rotateWebhookSecret: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'webhook_not_found' | 'too_many_requests';
  testWebhook: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'webhook_not_found' | 'too_many_requests';
  listWebhookDeliveries: 'bad_input' | 'not_signed_in' | 'token_expired' | 'webhook_not_found' | 'too_many_requests';
  redeliverWebhook: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'webhook_not_found' | 'webhook_delivery_not_found' | 'too_many_requests';
  listAccountExports: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  requestAccountExport: 'not_signed_in' | 'token_expired' | 'forbidden' | 'too_many_requests';
  downloadAccountExport: 'bad_input' | 'not_signed_in' | 'token_expired' | 'export_not_found' | 'too_many_requests';
  deleteAccount: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'owns_teams' | 'too_many_requests';
  createFrameToken: 'not_signed_in' | 'token_expired' | 'forbidden' | 'session_ended' | 'too_many_requests';
  exchangeFrameToken: 'bad_input' | 'forbidden' | 'frame_code_invalid' | 'too_many_requests';
  isFirstLogin: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  checkIdentityTag: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  writeIdentityTag: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'onboarding_answered' | 'too_many_requests';
  getOnboardingSummary: 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  listOnboardingTexts: 'bad_input' | 'not_signed_in' | 'token_expired' | 'admins_only' | 'too_many_requests';
  getPoints: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  listPointEntries: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  redeemCard: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'user_not_found' | 'insufficient_points' | 'plan_without_end' | 'too_many_requests';
  getProfessionalLicense: 'not_signed_in' | 'token_expired' | 'user_not_found' | 'too_many_requests';
  getMembership: 'not_signed_in' | 'token_expired' | 'user_not_found' | 'no_storage_location' | 'too_many_requests';
  listEditionGrants: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  getOpenApi: 'too_many_requests';
  listGoods: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  getGoods: 'bad_input' | 'not_signed_in' | 'token_expired' | 'goods_not_found' | 'goods_not_sold' | 'too_many_requests';
  listManagedGoods: 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  createGoods: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'goods_exist' | 'too_many_requests';
  listGoodsLog: 'bad_input' | 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  updateGoods: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'goods_not_found' | 'too_many_requests';
  retireGoods: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'goods_not_found' | 'too_many_requests';
  listOrders: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  createOrder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'purchases_not_offered' | 'privilege_missing' | 'team_not_found' | 'goods_not_found' | 'goods_not_sold' | 'already_owned' | 'own_work_not_sold' | 'idempotency_key_reused' | 'too_many_requests';
  getOrder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'not_owner' | 'order_not_found' | 'too_many_requests';
  startCheckout: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'purchases_not_offered' | 'not_owner' | 'order_not_found' | 'order_not_open' | 'payment_unavailable' | 'too_many_requests';
  cancelOrder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'order_not_found' | 'order_not_open' | 'too_many_requests';
  returnOrder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'not_owner' | 'order_not_found' | 'order_not_refundable' | 'too_many_requests';
  listManagedOrders: 'bad_input' | 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  refundOrder: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'order_not_found' | 'order_not_refundable' | 'too_many_requests';
  listManagedRefunds: 'bad_input' | 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  retryRefund: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'refund_not_found' | 'refund_not_repeatable' | 'too_many_requests';
  settleRefund: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'refund_not_found' | 'refund_not_by_hand' | 'too_many_requests';
  handlePaymentCallback: 'bad_input' | 'forbidden' | 'callback_not_authentic' | 'payment_provider_not_found' | 'too_many_requests';
  getWallet: 'not_signed_in' | 'token_expired' | 'too_many_requests';
  listWalletEntries: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  listPayouts: 'bad_input' | 'not_signed_in' | 'token_expired' | 'too_many_requests';
  createPayout: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'wrong_password' | 'insufficient_balance' | 'idempotency_key_reused' | 'too_many_requests';
  createFirstAdmin: 'bad_input' | 'forbidden' | 'wrong_setup_code' | 'setup_done' | 'account_exists' | 'too_many_requests';
  getSiteSettings: 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  setSiteName: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'setting_fixed' | 'too_many_requests';
  setSiteLogo: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'image_too_large' | 'image_not_accepted' | 'too_many_requests';
  removeSiteLogo: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'too_many_requests';
  getSiteLogo: 'bad_input' | 'image_not_found' | 'too_many_requests';
  setSignUpPolicy: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'setting_fixed' | 'too_many_requests';
  setAdminSecondStep: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'admin_second_step_required' | 'too_many_requests';
  setMailServer: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'setting_fixed' | 'too_many_requests';
  removeMailServer: 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'setting_fixed' | 'too_many_requests';
  sendTestMail: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'mail_server_not_set' | 'test_mail_failed' | 'too_many_requests';
  setPayment: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'setting_fixed' | 'too_many_requests';
  testPayment: 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'payment_keys_not_set' | 'test_payment_failed' | 'too_many_requests';
  listManagedPayouts: 'bad_input' | 'not_signed_in' | 'token_expired' | 'super_admins_only' | 'too_many_requests';
  claimPayout: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'own_payout' | 'payout_not_found' | 'payout_not_open' | 'payout_claimed' | 'too_many_requests';
  releasePayout: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'payout_not_found' | 'too_many_requests';
  settlePayout: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'own_payout' | 'payout_not_found' | 'payout_not_open' | 'payout_reference_used' | 'payout_not_claimed' | 'too_many_requests';
  refusePayout: 'bad_input' | 'not_signed_in' | 'token_expired' | 'forbidden' | 'super_admins_only' | 'own_payout' | 'payout_not_found' | 'payout_not_open' | 'payout_claimed' | 'too_many_requests';
}
