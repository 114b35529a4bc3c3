import { defineArea } from '../../api/handler.ts';
import { createFirstAdmin } from './createFirstAdmin.ts';
import { getSiteSettings } from './getSiteSettings.ts';
import { removeMailServer } from './removeMailServer.ts';
import { sendTestMail } from './sendTestMail.ts';
import { setMailServer } from './setMailServer.ts';
import { setPayment } from './setPayment.ts';
import { setSignUpPolicy } from './setSignUpPolicy.ts';
import { setSiteName } from './setSiteName.ts';
import { testPayment } from './testPayment.ts';

/** What the operator sets for the site, and its first admin. */
export const site = defineArea({
  createFirstAdmin,
  getSiteSettings,
  removeMailServer,
  sendTestMail,
  setMailServer,
  setPayment,
  setSignUpPolicy,
  setSiteName,
  testPayment,
});
