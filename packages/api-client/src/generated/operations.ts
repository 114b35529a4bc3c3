/** Operations of the contract. Generated from openapi/, never edited: run `pnpm generate`. */

export const OPERATIONS = {
  getFileFull: { method: 'GET', path: '/cmt/file/{file_key}/full', auth: 'optional', answer: 'envelope' },
  getFileFullSelf: { method: 'GET', path: '/cmt/file/{file_key}/full/self', auth: 'required', answer: 'envelope' },
  getFileFullLatestSelf: { method: 'GET', path: '/cmt/file/{file_key}/full/latest/self', auth: 'required', answer: 'envelope' },
  getFileObject: { method: 'GET', path: '/cmt/file/{file_key}/object', auth: 'optional', answer: 'json' },
  getFileObjectSelf: { method: 'GET', path: '/cmt/file/{file_key}/object/self', auth: 'required', answer: 'json' },
  copyFile: { method: 'GET', path: '/cmt/file/{file_key}/copy', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  copyFileByPost: { method: 'POST', path: '/cmt/file/{file_key}/copy', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  fileExists: { method: 'GET', path: '/cmt/file/{file_key}/exist', auth: 'none', answer: 'envelope' },
  isFilePublished: { method: 'GET', path: '/cmt/file/{file_key}/is-published', auth: 'none', answer: 'envelope' },
  praiseFile: { method: 'POST', path: '/cmt/files/praise', auth: 'required', answer: 'envelope' },
  collectFile: { method: 'POST', path: '/cmt/files/collect', auth: 'required', answer: 'envelope' },
  getPaymentStatus: { method: 'POST', path: '/cmt/files/payment/status', auth: 'required', answer: 'envelope' },
  getAttrStatus: { method: 'POST', path: '/cmt/files/attr/status', auth: 'optional', answer: 'envelope' },
  listCreatorFiles: { method: 'GET', path: '/cmt/files/creator/list', auth: 'none', answer: 'envelope' },
  listOwnFiles: { method: 'GET', path: '/cmt/files/creator/self', auth: 'required', answer: 'envelope' },
  listCollectedFiles: { method: 'GET', path: '/cmt/files/user/collect', auth: 'optional', authUnlessQuery: 'user_id', answer: 'envelope' },
  isCreator: { method: 'GET', path: '/cmt/files/is-creator', auth: 'required', answer: 'envelope' },
  recordOutsourceUse: { method: 'POST', path: '/cmt/outsource/use', auth: 'required', answer: 'envelope' },
  checkUsed: { method: 'GET', path: '/cmt/outsource/check_used', auth: 'required', answer: 'envelope' },
  listFilesByLink: { method: 'GET', path: '/cmt/files/link', auth: 'none', answer: 'envelope' },
  countFiles: { method: 'GET', path: '/cmt/files/count', auth: 'none', answer: 'envelope' },
  listRecommendedFiles: { method: 'GET', path: '/cmt/v2/recommendation/common', auth: 'optional', answer: 'envelope' },
  recordFileUse: { method: 'POST', path: '/cmt/file/{file_key}/use', auth: 'required', answer: 'envelope' },
  recordFileView: { method: 'POST', path: '/cmt/file/{file_key}/view', auth: 'optional', answer: 'envelope' },
  listViewFiles: { method: 'GET', path: '/cmt/files/view/list', auth: 'optional', answer: 'envelope' },
  publishFile: { method: 'POST', path: '/web/cmt/file/{file_key}', auth: 'required', body: 'multipart', answer: 'envelope' },
  cancelPublish: { method: 'DELETE', path: '/cmt/file/{file_key}', auth: 'required', answer: 'envelope' },
  getAuditStatusMap: { method: 'POST', path: '/cmt/v2/files/audit/status', auth: 'required', answer: 'envelope' },
  getAuditStatus: { method: 'GET', path: '/cmt/files/audit/status', auth: 'required', answer: 'envelope' },
  listAuditFiles: { method: 'GET', path: '/cmt/files/audit/list', auth: 'required', answer: 'envelope' },
  renderFileCover: { method: 'GET', path: '/web/cmt/file/{file_key}/cover', auth: 'required', answer: 'binary' },
  listReviews: { method: 'GET', path: '/cmt/manager/review/list', auth: 'required', answer: 'envelope' },
  listManagedTags: { method: 'GET', path: '/cmt/manager/tags', auth: 'required', answer: 'envelope' },
  createTag: { method: 'POST', path: '/cmt/manager/tags', auth: 'required', answer: 'envelope' },
  reorderTags: { method: 'PUT', path: '/cmt/manager/tags/order', auth: 'required', answer: 'envelope' },
  updateTag: { method: 'PUT', path: '/cmt/manager/tag/{tag_id}', auth: 'required', answer: 'envelope' },
  listManagedTopics: { method: 'GET', path: '/cmt/manager/topics', auth: 'required', answer: 'envelope' },
  createTopic: { method: 'POST', path: '/cmt/manager/topics', auth: 'required', answer: 'envelope' },
  reorderTopics: { method: 'PUT', path: '/cmt/manager/topics/order', auth: 'required', answer: 'envelope' },
  updateTopic: { method: 'PUT', path: '/cmt/manager/topic/{topic_id}', auth: 'required', answer: 'envelope' },
  setTopicCover: { method: 'POST', path: '/cmt/manager/topic/{topic_id}/cover', auth: 'required', body: 'multipart', answer: 'envelope' },
  removeTopicCover: { method: 'DELETE', path: '/cmt/manager/topic/{topic_id}/cover', auth: 'required', answer: 'envelope' },
  listManagedBanners: { method: 'GET', path: '/cmt/manager/banners', auth: 'required', answer: 'envelope' },
  createBanner: { method: 'POST', path: '/cmt/manager/banners', auth: 'required', answer: 'envelope' },
  reorderBanners: { method: 'PUT', path: '/cmt/manager/banners/order', auth: 'required', answer: 'envelope' },
  updateBanner: { method: 'PUT', path: '/cmt/manager/banner/{banner_id}', auth: 'required', answer: 'envelope' },
  setBannerImage: { method: 'POST', path: '/cmt/manager/banner/{banner_id}/image', auth: 'required', body: 'multipart', answer: 'envelope' },
  removeBannerImage: { method: 'DELETE', path: '/cmt/manager/banner/{banner_id}/image', auth: 'required', answer: 'envelope' },
  listPeople: { method: 'GET', path: '/cmt/manager/people', auth: 'required', answer: 'envelope' },
  updatePerson: { method: 'PUT', path: '/cmt/manager/people/{user_id}', auth: 'required', answer: 'envelope' },
  reviewSubmission: { method: 'POST', path: '/cmt/manager/review/{submission_id}', auth: 'required', answer: 'envelope' },
  listModerationLog: { method: 'GET', path: '/cmt/manager/moderation/log', auth: 'required', answer: 'envelope' },
  uploadReportImage: { method: 'POST', path: '/risk/file/report/images/upload', auth: 'optional', body: 'multipart', answer: 'envelope' },
  reportFile: { method: 'POST', path: '/risk/file/report', auth: 'optional', answer: 'envelope' },
  getAttachment: { method: 'GET', path: '/risk/attachment/{img_key}', auth: 'none', answer: 'binary' },
  listReportCases: { method: 'GET', path: '/cmt/manager/report/list', auth: 'required', answer: 'envelope' },
  getReportCase: { method: 'GET', path: '/cmt/manager/report/case/{case_id}', auth: 'required', answer: 'envelope' },
  decideReportCase: { method: 'POST', path: '/cmt/manager/report/case/{case_id}', auth: 'required', answer: 'envelope' },
  listCaseReports: { method: 'GET', path: '/cmt/manager/report/case/{case_id}/reports', auth: 'required', answer: 'envelope' },
  getWechatJsapiConfig: { method: 'POST', path: '/user/user/wechat/board/jsapi-config', auth: 'none', answer: 'envelope' },
  recordReportLog: { method: 'POST', path: '/web/report/log', auth: 'none', answer: 'envelope' },
  listReportLogs: { method: 'GET', path: '/cmt/manager/client_log/list', auth: 'required', answer: 'envelope' },
  uploadFeedbackPicture: { method: 'POST', path: '/feedback/upload/picture', auth: 'required', body: 'multipart', answer: 'envelope' },
  sendFeedback: { method: 'POST', path: '/feedback/user/{user_id}/posts', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  listFeedback: { method: 'GET', path: '/cmt/manager/feedback/list', auth: 'required', answer: 'envelope' },
  getSpace: { method: 'GET', path: '/web/space', auth: 'required', answer: 'envelope' },
  listTeams: { method: 'GET', path: '/web/teams', auth: 'required', answer: 'envelope' },
  createTeam: { method: 'POST', path: '/web/team', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  getTeam: { method: 'GET', path: '/web/team/{teamId}', auth: 'required', answer: 'envelope' },
  renameTeam: { method: 'PUT', path: '/web/team/{teamId}', auth: 'required', answer: 'envelope' },
  deleteTeam: { method: 'DELETE', path: '/web/team/{teamId}', auth: 'required', answer: 'envelope' },
  countTeamFiles: { method: 'GET', path: '/web/team/{teamId}/file/count', auth: 'required', answer: 'envelope' },
  getTeamSpace: { method: 'GET', path: '/web/license/{teamId}/team/space', auth: 'required', answer: 'envelope' },
  getMemberToken: { method: 'GET', path: '/web/share/team/{teamId}/member/token', auth: 'required', answer: 'envelope' },
  renewMemberToken: { method: 'POST', path: '/web/share/team/{teamId}/member/token', auth: 'required', answer: 'envelope' },
  revokeMemberToken: { method: 'DELETE', path: '/web/share/team/{teamId}/member/token', auth: 'required', answer: 'envelope' },
  getInvitation: { method: 'GET', path: '/web/invitation/{token}', auth: 'optional', answer: 'envelope' },
  acceptInvitation: { method: 'POST', path: '/web/invitation/{token}/accept', auth: 'required', answer: 'envelope' },
  listMembers: { method: 'GET', path: '/web/team/{teamId}/members', auth: 'required', answer: 'envelope' },
  changeMemberRole: { method: 'PUT', path: '/web/team/{teamId}/member/{userId}', auth: 'required', answer: 'envelope' },
  removeMember: { method: 'DELETE', path: '/web/team/{teamId}/member/{userId}', auth: 'required', answer: 'envelope' },
  leaveTeam: { method: 'POST', path: '/web/team/{teamId}/leave', auth: 'required', answer: 'envelope' },
  transferTeam: { method: 'POST', path: '/web/team/{teamId}/owner', auth: 'required', answer: 'envelope' },
  setStaffName: { method: 'PUT', path: '/user/ent/staff/name', auth: 'required', answer: 'envelope' },
  listTrash: { method: 'GET', path: '/web/team/{teamId}/trash', auth: 'required', answer: 'envelope' },
  emptyTrash: { method: 'DELETE', path: '/web/team/{teamId}/trash', auth: 'required', answer: 'envelope' },
  createProject: { method: 'POST', path: '/web/team/{teamId}/project', auth: 'required', answer: 'envelope' },
  renameProject: { method: 'PUT', path: '/web/team/{teamId}/project/{projectId}', auth: 'required', answer: 'envelope' },
  deleteProject: { method: 'DELETE', path: '/web/team/{teamId}/project/{projectId}', auth: 'required', answer: 'envelope' },
  createFolder: { method: 'POST', path: '/web/team/{teamId}/project/{projectId}/folder', auth: 'required', answer: 'envelope' },
  renameFolder: { method: 'PUT', path: '/web/team/{teamId}/project/{projectId}/folder/{folderId}', auth: 'required', answer: 'envelope' },
  deleteFolder: { method: 'DELETE', path: '/web/team/{teamId}/project/{projectId}/folder/{folderId}', auth: 'required', answer: 'envelope' },
  moveFolder: { method: 'POST', path: '/web/team/{teamId}/project/{projectId}/folder/{folderId}/move', auth: 'required', answer: 'envelope' },
  listRecentFiles: { method: 'GET', path: '/web/files/recent', auth: 'required', answer: 'envelope' },
  moveFile: { method: 'POST', path: '/web/file/{file_key}/move', auth: 'required', answer: 'envelope' },
  duplicateFile: { method: 'POST', path: '/web/file/{file_key}/duplicate', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  restoreFile: { method: 'POST', path: '/web/file/{file_key}/restore', auth: 'required', answer: 'envelope' },
  purgeFile: { method: 'DELETE', path: '/web/file/{file_key}/trash', auth: 'required', answer: 'envelope' },
  listTeamPictures: { method: 'GET', path: '/web/team/{teamId}/library', auth: 'required', answer: 'envelope' },
  getTeamPicture: { method: 'GET', path: '/web/team/{teamId}/library/{hash}', auth: 'none', answer: 'binary' },
  addTeamPicture: { method: 'POST', path: '/web/team/{teamId}/library/{hash}', auth: 'required', body: 'multipart', answer: 'envelope' },
  removeTeamPicture: { method: 'DELETE', path: '/web/team/{teamId}/library/{hash}', auth: 'required', answer: 'envelope' },
  useTeamPicture: { method: 'POST', path: '/web/file/{file_key}/library/{hash}', auth: 'required', answer: 'envelope' },
  listProjects: { method: 'GET', path: '/web/team/{teamId}/projects', auth: 'required', answer: 'envelope' },
  createFile: { method: 'POST', path: '/web/team/{teamId}/project/{projectId}/file', auth: 'required', answer: 'envelope' },
  listFolders: { method: 'GET', path: '/web/team/{teamId}/project/{projectId}/folder/{folderId}/list', auth: 'required', answer: 'envelope' },
  listProjectFiles: { method: 'GET', path: '/web/team/{teamId}/project/{projectId}/files', auth: 'required', answer: 'envelope' },
  getFile: { method: 'GET', path: '/web/file/{file_key}', auth: 'required', answer: 'envelope' },
  renameFile: { method: 'PUT', path: '/web/file/{file_key}', auth: 'required', answer: 'envelope' },
  deleteFile: { method: 'DELETE', path: '/web/file/{file_key}', auth: 'required', answer: 'envelope' },
  createCollabTicket: { method: 'POST', path: '/web/file/{file_key}/collab-ticket', auth: 'required', answer: 'envelope' },
  listShareLinks: { method: 'GET', path: '/web/file/{file_key}/share', auth: 'required', answer: 'envelope' },
  createShareLink: { method: 'POST', path: '/web/file/{file_key}/share', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  updateShareLink: { method: 'PUT', path: '/web/file/{file_key}/share/{share_id}', auth: 'required', answer: 'envelope' },
  revokeShareLink: { method: 'DELETE', path: '/web/file/{file_key}/share/{share_id}', auth: 'required', answer: 'envelope' },
  listVisitors: { method: 'GET', path: '/web/file/{file_key}/visitors', auth: 'required', answer: 'envelope' },
  removeVisitor: { method: 'DELETE', path: '/web/file/{file_key}/visitors/{user_id}', auth: 'required', answer: 'envelope' },
  getSharedFile: { method: 'GET', path: '/web/share/{token}', auth: 'optional', answer: 'envelope' },
  createShareTicket: { method: 'POST', path: '/web/share/{token}/ticket', auth: 'optional', answer: 'envelope' },
  joinSharedFile: { method: 'POST', path: '/web/share/{token}/join', auth: 'required', answer: 'envelope' },
  listSharedFiles: { method: 'GET', path: '/web/shared', auth: 'required', answer: 'envelope' },
  listVersions: { method: 'GET', path: '/web/file/{file_key}/versions', auth: 'required', answer: 'envelope' },
  createVersion: { method: 'POST', path: '/web/file/{file_key}/versions', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  renameVersion: { method: 'PUT', path: '/web/file/{file_key}/versions/{version_id}', auth: 'required', answer: 'envelope' },
  deleteVersion: { method: 'DELETE', path: '/web/file/{file_key}/versions/{version_id}', auth: 'required', answer: 'envelope' },
  restoreVersion: { method: 'POST', path: '/web/file/{file_key}/versions/{version_id}/restore', auth: 'required', answer: 'envelope' },
  getVersionObject: { method: 'GET', path: '/web/file/{file_key}/version-objects/{object_id}', auth: 'required', answer: 'json' },
  getUploadedImage: { method: 'GET', path: '/web/v2/upload/cmt/{fileKey}/{hash}', auth: 'none', answer: 'binary' },
  uploadFileImage: { method: 'POST', path: '/web/v2/upload/file/{fileKey}/{hash}', auth: 'required', body: 'multipart', answer: 'envelope' },
  uploadFileImagePreview: { method: 'POST', path: '/web/v2/upload/file/{fileKey}/{hash}/preview', auth: 'required', body: 'multipart', answer: 'envelope' },
  uploadFileImageThumb: { method: 'POST', path: '/web/v2/upload/file/{fileKey}/{hash}/thumb', auth: 'required', body: 'multipart', answer: 'envelope' },
  getUploadInfo: { method: 'GET', path: '/editor/upload/cmt/{fileKey}/{hash}/info', auth: 'none', answer: 'envelope' },
  searchFiles: { method: 'GET', path: '/cmt/files/search', auth: 'optional', answer: 'envelope' },
  listNameTips: { method: 'GET', path: '/cmt/files/name/tips', auth: 'none', answer: 'envelope' },
  listSearchRecords: { method: 'GET', path: '/cmt/user_search_record', auth: 'required', answer: 'envelope' },
  deleteSearchRecords: { method: 'DELETE', path: '/cmt/user_search_record', auth: 'required', answer: 'envelope' },
  listHotSearches: { method: 'GET', path: '/cmt/hot_search', auth: 'none', answer: 'envelope' },
  classifyTags: { method: 'GET', path: '/cmt/v2/tag/classify', auth: 'none', answer: 'envelope' },
  createTags: { method: 'POST', path: '/cmt/v2/tag/tags', auth: 'required', answer: 'envelope' },
  listTagsByType: { method: 'GET', path: '/cmt/v2/tag/ttype', auth: 'none', answer: 'envelope' },
  listHottestTopics: { method: 'GET', path: '/cmt/special_topic/hottest', auth: 'none', answer: 'envelope' },
  listTopics: { method: 'GET', path: '/cmt/special_topic/list', auth: 'none', answer: 'envelope' },
  getTopic: { method: 'GET', path: '/cmt/special_topic', auth: 'none', answer: 'envelope' },
  listTopicFiles: { method: 'GET', path: '/cmt/special_topic/file_list', auth: 'none', answer: 'envelope' },
  getSiteImage: { method: 'GET', path: '/cmt/image/{hash}', auth: 'none', answer: 'binary' },
  listBanners: { method: 'GET', path: '/cmt/banner/list', auth: 'none', answer: 'envelope' },
  listFootprints: { method: 'GET', path: '/cmt/user_footprint', auth: 'required', answer: 'envelope' },
  clearFootprints: { method: 'DELETE', path: '/cmt/user_footprint', auth: 'required', answer: 'envelope' },
  listMessages: { method: 'GET', path: '/inbox/from/board-web/messages', auth: 'required', answer: 'envelope' },
  countUnread: { method: 'GET', path: '/inbox/from/board-web/unread', auth: 'required', answer: 'envelope' },
  readMessage: { method: 'POST', path: '/inbox/read/{msgId}', auth: 'required', answer: 'envelope' },
  readAllMessages: { method: 'POST', path: '/inbox/from/board-web/readAll', auth: 'required', answer: 'envelope' },
  getMailPreferences: { method: 'GET', path: '/user/mail-preferences', auth: 'required', answer: 'envelope' },
  updateMailPreferences: { method: 'PUT', path: '/user/mail-preferences', auth: 'required', answer: 'envelope' },
  listMails: { method: 'GET', path: '/cmt/manager/mails', auth: 'required', answer: 'envelope' },
  retryMail: { method: 'POST', path: '/cmt/manager/mail/{mail_id}/retry', auth: 'required', answer: 'envelope' },
  getProfile: { method: 'GET', path: '/cmt/profile', auth: 'optional', answer: 'envelope' },
  updateProfile: { method: 'PUT', path: '/cmt/profile', auth: 'required', answer: 'envelope' },
  deleteProfile: { method: 'DELETE', path: '/cmt/profile', auth: 'required', answer: 'envelope' },
  getOwnProfile: { method: 'GET', path: '/cmt/profile/person', auth: 'required', answer: 'envelope' },
  getProfileByName: { method: 'GET', path: '/cmt/profile/name', auth: 'none', answer: 'envelope' },
  verifyManager: { method: 'GET', path: '/cmt/manager/verify', auth: 'required', answer: 'envelope' },
  isSpecialInvite: { method: 'GET', path: '/cmt/manager/is-spec_invite', auth: 'required', answer: 'envelope' },
  setRecommendConfig: { method: 'PUT', path: '/cmt/user/temp_recommend_config', auth: 'required', answer: 'envelope' },
  listFans: { method: 'GET', path: '/cmt/user_fans/list', auth: 'optional', authUnlessQuery: 'user_id', answer: 'envelope' },
  listFollows: { method: 'GET', path: '/cmt/user_focus/list', auth: 'optional', authUnlessQuery: 'user_id', answer: 'envelope' },
  followUser: { method: 'POST', path: '/cmt/user_focus', auth: 'required', answer: 'envelope' },
  unfollowUser: { method: 'DELETE', path: '/cmt/user_focus', auth: 'required', answer: 'envelope' },
  checkFollow: { method: 'GET', path: '/cmt/user_focus/check', auth: 'required', answer: 'envelope' },
  signUp: { method: 'POST', path: '/user/sign-up', auth: 'none', answer: 'envelope' },
  signIn: { method: 'POST', path: '/user/sign-in', auth: 'none', answer: 'envelope' },
  getSession: { method: 'GET', path: '/user/session', auth: 'cookie', answer: 'envelope' },
  exchangeToken: { method: 'POST', path: '/user/token', auth: 'cookie', answer: 'envelope' },
  getUserInfo: { method: 'GET', path: '/user/info', auth: 'required', answer: 'envelope' },
  signOut: { method: 'POST', path: '/user/sign-out', auth: 'none', answer: 'envelope' },
  updateNickName: { method: 'PUT', path: '/user/nick_name', auth: 'required', answer: 'envelope' },
  changePassword: { method: 'PUT', path: '/user/password', auth: 'required', answer: 'envelope' },
  changeEmail: { method: 'PUT', path: '/user/email', auth: 'required', answer: 'envelope' },
  requestEmailProof: { method: 'POST', path: '/user/email/proof-request', auth: 'required', answer: 'envelope' },
  confirmEmail: { method: 'POST', path: '/user/email/proof', auth: 'none', answer: 'envelope' },
  requestPasswordReset: { method: 'POST', path: '/user/password/reset-request', auth: 'none', answer: 'envelope' },
  resetPassword: { method: 'POST', path: '/user/password/reset', auth: 'none', answer: 'envelope' },
  changeMobile: { method: 'PUT', path: '/user/mobile', auth: 'required', answer: 'envelope' },
  uploadAvatar: { method: 'POST', path: '/user/avatar', auth: 'required', body: 'multipart', answer: 'envelope' },
  removeAvatar: { method: 'DELETE', path: '/user/avatar', auth: 'required', answer: 'envelope' },
  getAvatar: { method: 'GET', path: '/cmt/avatar/{user_id}/{hash}', auth: 'none', answer: 'binary' },
  listSessions: { method: 'GET', path: '/user/sessions', auth: 'required', answer: 'envelope' },
  endOtherSessions: { method: 'DELETE', path: '/user/sessions', auth: 'required', answer: 'envelope' },
  endSession: { method: 'DELETE', path: '/user/sessions/{session_id}', auth: 'required', answer: 'envelope' },
  listAccountExports: { method: 'GET', path: '/user/exports', auth: 'required', answer: 'envelope' },
  requestAccountExport: { method: 'POST', path: '/user/exports', auth: 'required', answer: 'envelope' },
  downloadAccountExport: { method: 'GET', path: '/user/exports/{export_id}/archive', auth: 'required', answer: 'binary' },
  deleteAccount: { method: 'POST', path: '/user/deletion', auth: 'required', answer: 'envelope' },
  createFrameToken: { method: 'POST', path: '/user/frame-token', auth: 'required', answer: 'envelope' },
  exchangeFrameToken: { method: 'POST', path: '/user/frame-token/exchange', auth: 'none', answer: 'envelope' },
  isFirstLogin: { method: 'GET', path: '/web/account/is-first-login', auth: 'required', answer: 'envelope' },
  checkIdentityTag: { method: 'GET', path: '/web/identity_tag/check', auth: 'required', answer: 'envelope' },
  writeIdentityTag: { method: 'POST', path: '/web/identity_tag/write', auth: 'required', answer: 'envelope' },
  getOnboardingSummary: { method: 'GET', path: '/cmt/manager/onboarding/summary', auth: 'required', answer: 'envelope' },
  listOnboardingTexts: { method: 'GET', path: '/cmt/manager/onboarding/texts', auth: 'required', answer: 'envelope' },
  getPoints: { method: 'GET', path: '/web/points', auth: 'required', answer: 'envelope' },
  listPointEntries: { method: 'GET', path: '/web/points/entries', auth: 'required', answer: 'envelope' },
  redeemCard: { method: 'POST', path: '/web/points/card', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  getProfessionalLicense: { method: 'GET', path: '/web/license/person/professional', auth: 'required', answer: 'envelope' },
  getMembership: { method: 'GET', path: '/web/membership', auth: 'required', answer: 'envelope' },
  listEditionGrants: { method: 'GET', path: '/web/membership/grants', auth: 'required', answer: 'envelope' },
  getOpenApi: { method: 'GET', path: '/openapi.json', auth: 'none', answer: 'json' },
  listGoods: { method: 'GET', path: '/web/goods', auth: 'optional', answer: 'envelope' },
  getGoods: { method: 'GET', path: '/web/goods/{goods_id}', auth: 'optional', answer: 'envelope' },
  listManagedGoods: { method: 'GET', path: '/cmt/manager/goods', auth: 'required', answer: 'envelope' },
  createGoods: { method: 'POST', path: '/cmt/manager/goods', auth: 'required', answer: 'envelope' },
  updateGoods: { method: 'PUT', path: '/cmt/manager/goods/{goods_id}', auth: 'required', answer: 'envelope' },
  retireGoods: { method: 'DELETE', path: '/cmt/manager/goods/{goods_id}', auth: 'required', answer: 'envelope' },
  listOrders: { method: 'GET', path: '/web/orders', auth: 'required', answer: 'envelope' },
  createOrder: { method: 'POST', path: '/web/orders', auth: 'required', repeat: 'keyed', answer: 'envelope' },
  getOrder: { method: 'GET', path: '/web/orders/{order_id}', auth: 'required', answer: 'envelope' },
  startCheckout: { method: 'POST', path: '/web/orders/{order_id}/checkout', auth: 'required', answer: 'envelope' },
  cancelOrder: { method: 'POST', path: '/web/orders/{order_id}/cancel', auth: 'required', answer: 'envelope' },
  returnOrder: { method: 'POST', path: '/web/orders/{order_id}/return', auth: 'required', answer: 'envelope' },
  listManagedOrders: { method: 'GET', path: '/cmt/manager/orders', auth: 'required', answer: 'envelope' },
  refundOrder: { method: 'POST', path: '/cmt/manager/orders/{order_id}/refund', auth: 'required', answer: 'envelope' },
  handlePaymentCallback: { method: 'POST', path: '/pay/{provider}/callback', auth: 'none', answer: 'envelope' },
  getWallet: { method: 'GET', path: '/web/wallet', auth: 'required', answer: 'envelope' },
  listWalletEntries: { method: 'GET', path: '/web/wallet/entries', auth: 'required', answer: 'envelope' },
} as const;

/** Query keys whose default the contract fills in, so that a handler always finds a value. */
export interface DefaultedQueryKeys {
  getFileFull: 'common';
  getFileFullSelf: never;
  getFileFullLatestSelf: never;
  getFileObject: never;
  getFileObjectSelf: never;
  copyFile: 'folder_id';
  copyFileByPost: 'folder_id';
  fileExists: never;
  isFilePublished: never;
  praiseFile: never;
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
  listManagedBanners: 'pageNo' | 'pageSize';
  createBanner: never;
  reorderBanners: never;
  updateBanner: never;
  setBannerImage: never;
  removeBannerImage: never;
  listPeople: 'cursor' | 'size';
  updatePerson: never;
  reviewSubmission: never;
  listModerationLog: 'cursor' | 'size';
  uploadReportImage: never;
  reportFile: never;
  getAttachment: never;
  listReportCases: 'state' | 'cursor' | 'size';
  getReportCase: never;
  decideReportCase: never;
  listCaseReports: 'cursor' | 'size';
  getWechatJsapiConfig: never;
  recordReportLog: never;
  listReportLogs: 'cursor' | 'size';
  uploadFeedbackPicture: never;
  sendFeedback: never;
  listFeedback: 'cursor' | 'size';
  getSpace: never;
  listTeams: never;
  createTeam: never;
  getTeam: never;
  renameTeam: never;
  deleteTeam: never;
  countTeamFiles: never;
  getTeamSpace: never;
  getMemberToken: never;
  renewMemberToken: never;
  revokeMemberToken: never;
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
  listRecentFiles: 'cursor' | 'size';
  moveFile: never;
  duplicateFile: never;
  restoreFile: never;
  purgeFile: never;
  listTeamPictures: 'cursor' | 'size';
  getTeamPicture: never;
  addTeamPicture: never;
  removeTeamPicture: never;
  useTeamPicture: never;
  listProjects: never;
  createFile: never;
  listFolders: never;
  listProjectFiles: 'folder_id' | 'cursor' | 'size';
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
  searchFiles: 'cursor' | 'size';
  listNameTips: never;
  listSearchRecords: never;
  deleteSearchRecords: never;
  listHotSearches: never;
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
  checkFollow: never;
  signUp: never;
  signIn: never;
  getSession: never;
  exchangeToken: never;
  getUserInfo: never;
  signOut: never;
  updateNickName: never;
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
  handlePaymentCallback: never;
  getWallet: never;
  listWalletEntries: 'cursor' | 'size';
}
