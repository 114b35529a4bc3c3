/** Value of `product` of a report: the product it is about (spec §3). */
export const REPORT_PRODUCT = 'board';

/** Value of `source` of a report: where it was made (spec §3). */
export const REPORT_SOURCE = 'community';
