import type { OperationId } from '@boardwalk/api-client';

/** How often one caller may ask for one operation. */
export interface Budget {
  /** Requests in a minute, where REQUESTS_PER_MINUTE is 1,200; they grow and shrink with it. */
  perMinute: number;
  /** What makes it scarce. */
  because: string;
}

const paints = 'paints or decodes pictures: seconds of a processor';
const copies = 'reads and writes a whole board';
const guesses = 'answers whether a secret was right';
const reachesOthers = 'reaches other people';
const asksOthers = 'sends a request to another server';
const searches = 'looks through all works';
const pays = 'begins a payment';

/**
 * The operations that are scarcer than others. All requests of a network count together against REQUESTS_PER_MINUTE, and
 * these against their budget besides: by person when signed in, else by network. Operations with limits of their own over
 * longer times (guesses of passwords, sign-ups, reports, feedback, publishing by day) have them in their services. What
 * people do before they are signed in is counted for all of their network, so its budgets are wide enough for an office.
 */
export const BUDGETS: Readonly<Partial<Record<OperationId, Budget>>> = {
  signIn: { perMinute: 300, because: guesses },
  beginPasskeySignIn: { perMinute: 300, because: 'writes a question for anyone who asks' },
  signInWithPasskey: { perMinute: 300, because: guesses },
  beginProviderSignIn: { perMinute: 300, because: 'writes a question for anyone who asks' },
  signInWithProvider: { perMinute: 300, because: guesses },
  beginProviderLink: { perMinute: 20, because: guesses },
  unlinkProvider: { perMinute: 20, because: guesses },
  beginPasskey: { perMinute: 20, because: guesses },
  removePasskey: { perMinute: 20, because: guesses },
  exchangeFrameToken: { perMinute: 60, because: guesses },
  changePassword: { perMinute: 20, because: guesses },
  changeEmail: { perMinute: 20, because: guesses },
  changeMobile: { perMinute: 20, because: guesses },
  createServiceToken: { perMinute: 20, because: guesses },
  createPayout: { perMinute: 20, because: guesses },
  getInvitation: { perMinute: 300, because: guesses },
  acceptInvitation: { perMinute: 60, because: guesses },
  getSharedFile: { perMinute: 600, because: guesses },
  createShareTicket: { perMinute: 300, because: guesses },
  joinSharedFile: { perMinute: 120, because: guesses },

  renderFileCover: { perMinute: 60, because: paints },
  publishFile: { perMinute: 60, because: paints },
  uploadFileImage: { perMinute: 60, because: paints },
  uploadFileImagePreview: { perMinute: 60, because: paints },
  uploadFileImageThumb: { perMinute: 60, because: paints },
  addTeamPicture: { perMinute: 60, because: paints },
  uploadAvatar: { perMinute: 30, because: paints },
  uploadTeamAvatar: { perMinute: 30, because: paints },
  setSiteLogo: { perMinute: 30, because: paints },
  uploadReportImage: { perMinute: 60, because: paints },
  uploadFeedbackPicture: { perMinute: 60, because: paints },
  setTopicCover: { perMinute: 60, because: paints },
  setBannerImage: { perMinute: 60, because: paints },

  copyFile: { perMinute: 60, because: copies },
  copyFileByPost: { perMinute: 60, because: copies },
  duplicateFile: { perMinute: 60, because: copies },
  getFileObjectSelf: { perMinute: 60, because: copies },
  createVersion: { perMinute: 60, because: copies },
  restoreVersion: { perMinute: 30, because: copies },

  reportProfile: { perMinute: 30, because: reachesOthers },
  reportFile: { perMinute: 30, because: reachesOthers },
  sendFeedback: { perMinute: 30, because: reachesOthers },
  followUser: { perMinute: 120, because: reachesOthers },
  createComment: { perMinute: 20, because: reachesOthers },
  updateComment: { perMinute: 30, because: reachesOthers },
  listMentionable: { perMinute: 300, because: 'looks through people' },
  testWebhook: { perMinute: 30, because: asksOthers },
  redeliverWebhook: { perMinute: 30, because: asksOthers },
  recordReportLog: { perMinute: 120, because: 'writes whatever a page says' },

  searchFiles: { perMinute: 300, because: searches },
  getSearchFacets: { perMinute: 300, because: searches },
  listNameTips: { perMinute: 600, because: searches },
  searchCreators: { perMinute: 600, because: 'looks through people' },

  createOrder: { perMinute: 30, because: pays },
  startCheckout: { perMinute: 30, because: pays },
  redeemCard: { perMinute: 30, because: pays },
};

/** What one service token has for all operations together. */
export const SERVICE_BUDGET: Budget = { perMinute: 600, because: 'a program asks faster than people do' };

/**
 * Rendered pages of one network: five a second take a tenth of a processor. A family or a small office opens fewer; what is kept for
 * everybody is not counted.
 */
export const PAGE_BUDGET: Budget = { perMinute: 300, because: 'renders a page: some 20 ms of a processor' };

/** What REQUESTS_PER_MINUTE is where nobody says otherwise; the budgets are written for it. */
const STANDARD_REQUESTS = 1200;

/** A budget, which grows and shrinks with the requests that a network has in a minute. */
export function scaledBudget(perMinute: number, requestsPerMinute: number): number {
  return Math.max(1, Math.floor((perMinute * requestsPerMinute) / STANDARD_REQUESTS));
}

/** Pictures: a page shows dozens of them, they cost little, and browsers keep them. They are not counted at all. */
export const UNCOUNTED: ReadonlySet<OperationId> = new Set([
  'getUploadedImage',
  'getAttachment',
  'getAvatar',
  'getSiteImage',
  'getSiteLogo',
  'getTeamAvatar',
  'getTeamPicture',
]);
