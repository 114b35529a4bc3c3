import { defineArea } from '../../infra/http/handler.ts';
import { listMails } from './listMails.ts';
import { retryMail } from './retryMail.ts';

/** What the operator of the site looks after. */
export const operations = defineArea({ listMails, retryMail });
