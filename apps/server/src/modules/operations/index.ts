import { defineArea } from '../../api/handler.ts';
import { getFigures } from './getFigures.ts';
import { getSystem } from './getSystem.ts';
import { listJobs } from './listJobs.ts';
import { listMails } from './listMails.ts';
import { retryJobs } from './retryJobs.ts';
import { retryMail } from './retryMail.ts';

/** What the operator of the site looks after. */
export const operations = defineArea({ getFigures, getSystem, listJobs, listMails, retryJobs, retryMail });
