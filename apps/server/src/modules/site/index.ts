import { AVATAR_LIMITS } from '@boardwalk/domain';
import { defineArea } from '../../api/handler.ts';
import { createFirstAdmin } from './createFirstAdmin.ts';
import { getSiteLogo } from './getSiteLogo.ts';
import { getSiteSettings } from './getSiteSettings.ts';
import { removeMailServer } from './removeMailServer.ts';
import { removeSiteLogo } from './removeSiteLogo.ts';
import { sendTestMail } from './sendTestMail.ts';
import { setAdminSecondStep } from './setAdminSecondStep.ts';
import { setMailServer } from './setMailServer.ts';
import { setPayment } from './setPayment.ts';
import { setSignUpPolicy } from './setSignUpPolicy.ts';
import { setSiteLogo } from './setSiteLogo.ts';
import { setSiteName } from './setSiteName.ts';
import { testPayment } from './testPayment.ts';

/** What the operator sets for the site, and its first admin. */
export const site = defineArea(
  {
    createFirstAdmin,
    getSiteLogo,
    getSiteSettings,
    removeMailServer,
    removeSiteLogo,
    sendTestMail,
    setAdminSecondStep,
    setMailServer,
    setPayment,
    setSignUpPolicy,
    setSiteLogo,
    setSiteName,
    testPayment,
  },
  { formFileBytes: { setSiteLogo: AVATAR_LIMITS.maxBytes } },
);
