import { expect, test } from 'vitest';
import { checkReport, checkReportImages, type ReportForm } from './check-report.ts';
import { ReportReason } from './report-reason.ts';

const FORM: ReportForm = {
  reason: ReportReason.PLAGIARISM,
  description: 'This is my own board, copied without asking.',
  imageCount: 0,
  hasAgreed: true,
};
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const GIF = new TextEncoder().encode('GIF89a');
const LIMIT = 2 * 1024 * 1024;

test.each(Object.entries(ReportReason).filter(([, reason]) => reason !== ReportReason.NONE))(
  '[VAL-FB-08][ENUM-13] reason %s can be submitted',
  (_name, reason) => {
    expect(checkReport({ ...FORM, reason })).toEqual([]);
  },
);

test.each([
  [0, 'required'],
  [8, 'unknown'],
  [-2, 'unknown'],
])('[VAL-FB-08] reason %i is refused: %s', (reason, rule) => {
  expect(checkReport({ ...FORM, reason })).toEqual([{ field: 'report_type', rule }]);
});

test.each([
  [0, [{ field: 'report_desc', rule: 'required', limit: 5 }]],
  [4, [{ field: 'report_desc', rule: 'min_length', limit: 5 }]],
  [5, []],
  [200, []],
  [201, [{ field: 'report_desc', rule: 'max_length', limit: 200 }]],
])('[VAL-FB-09][VAL-FB-10][CONST-17] a description of %i characters', (length, violations) => {
  expect(checkReport({ ...FORM, description: '图'.repeat(length) })).toEqual(violations);
});

test('[AMB-34] lengths count before escaping: 200 ampersands are 200 characters', () => {
  expect(checkReport({ ...FORM, description: '&'.repeat(200) })).toEqual([]);
});

test('[VAL-FB-11][CONST-21] at most 3 images', () => {
  expect(checkReport({ ...FORM, imageCount: 3 })).toEqual([]);
  expect(checkReport({ ...FORM, imageCount: 4 })).toEqual([
    { field: 'images_key', rule: 'max_items', limit: 3 },
  ]);
  expect(checkReportImages(Array.from({ length: 4 }, () => ({ size: 10, head: PNG })))).toEqual([
    { field: 'images_key', rule: 'max_items', limit: 3 },
  ]);
});

test('[VAL-FB-12][CONST-24][OPEN-43] a report image is a jpeg or png of at most 2 MB', () => {
  expect(checkReportImages([{ size: LIMIT, head: PNG }])).toEqual([]);
  expect(checkReportImages([{ size: LIMIT + 1, head: GIF }])).toEqual([
    { field: 'images_key', rule: 'max_bytes', limit: LIMIT },
    { field: 'images_key', rule: 'type' },
  ]);
});

test('nothing is reported before agreeing to the user conduct standards', () => {
  expect(checkReport({ ...FORM, hasAgreed: false })).toEqual([{ field: 'agreement', rule: 'required' }]);
});
