/** How long a reviewer's claim on a submission lasts, in milliseconds (decisions: "Publishing and review"). */
export const REVIEW_CLAIM_MS = 15 * 60_000;
