import { REPORT_LIMITS } from '@boardwalk/domain';
import { defineArea } from '../../api/handler.ts';
import { correctWorkTags } from './correctWorkTags.ts';
import { decideReportCase } from './decideReportCase.ts';
import { getModeratedWork } from './getModeratedWork.ts';
import { getReportCase } from './getReportCase.ts';
import { getWechatJsapiConfig } from './getWechatJsapiConfig.ts';
import { listCaseReports } from './listCaseReports.ts';
import { listModeratedWorks } from './listModeratedWorks.ts';
import { listReportCases } from './listReportCases.ts';
import { listReportLogs } from './listReportLogs.ts';
import { recordReportLog } from './recordReportLog.ts';
import { reportFile } from './reportFile.ts';
import { reportProfile } from './reportProfile.ts';
import { takeDownWork } from './takeDownWork.ts';
import { uploadReportImage } from './uploadReportImage.ts';

/** Reports of works, comments and profiles, the cases they open, and what clients report of themselves. */
export const risk = defineArea(
  {
    correctWorkTags,
    decideReportCase,
    getModeratedWork,
    getReportCase,
    getWechatJsapiConfig,
    listCaseReports,
    listModeratedWorks,
    listReportCases,
    listReportLogs,
    recordReportLog,
    reportFile,
    reportProfile,
    takeDownWork,
    uploadReportImage,
  },
  { formFileBytes: { uploadReportImage: REPORT_LIMITS.imageMaxBytes } },
);
