/** Refusals in a row, each with a fresh ticket, that count as final. */
export const FINAL_REFUSALS = 3;
/** A message larger than the server reads. */
export const TOO_LARGE_CODE = 1009;
