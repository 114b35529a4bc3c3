import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, operation } from '#shared/api/base-api.ts';

/** Reports of works, comments and profiles. */
export const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores a picture for a report to come; gives its address by its key. */
    uploadReportImage: build.mutation(operation('uploadReportImage', (file: File) => ({ body: { file } }))),
    /** Reports a public work, once per reporter while its case is open. */
    reportFile: build.mutation(operation('reportFile', (body: BodyOf<'reportFile'>) => ({ body }))),
    /** The same for a profile. */
    reportProfile: build.mutation(operation('reportProfile', (body: BodyOf<'reportProfile'>) => ({ body }))),
  }),
});

export const { useUploadReportImageMutation, useReportFileMutation, useReportProfileMutation } = reportApi;
