import { defineArea } from '../../api/handler.ts';
import { getMembership } from './getMembership.ts';
import { getProfessionalLicense } from './getProfessionalLicense.ts';
import { listEditionGrants } from './listEditionGrants.ts';

/** Memberships, professional editions and the limits of plans. */
export const membership = defineArea({ getMembership, getProfessionalLicense, listEditionGrants });
