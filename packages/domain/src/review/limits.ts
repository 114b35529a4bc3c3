/** A review is due this many working days after the submission (spec §4, §9). */
export const REVIEW_WORKING_DAYS = 3;
