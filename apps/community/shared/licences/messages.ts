import { Licence } from '@boardwalk/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../language/define-messages.ts';

export const licenceMessages = defineMessages({
  cc0: { id: 'licence.cc0', defaultMessage: 'CC0 1.0', description: 'Name of a licence' },
  ccBy: { id: 'licence.ccBy', defaultMessage: 'CC BY 4.0', description: 'Name of a licence' },
  ccBySa: { id: 'licence.ccBySa', defaultMessage: 'CC BY-SA 4.0', description: 'Name of a licence' },
  ccByNc: { id: 'licence.ccByNc', defaultMessage: 'CC BY-NC 4.0', description: 'Name of a licence' },
  site: { id: 'licence.site', defaultMessage: 'Boardwalk licence', description: 'Name of a licence' },
  cc0Text: {
    id: 'licence.cc0Text',
    defaultMessage: 'Everybody may do anything with it, without naming anyone.',
    description: 'What the licence CC0 allows',
  },
  ccByText: {
    id: 'licence.ccByText',
    defaultMessage: 'Everybody may use, change and share it, also for money, and names its creator.',
    description: 'What the licence CC BY allows',
  },
  ccBySaText: {
    id: 'licence.ccBySaText',
    defaultMessage: 'As CC BY, and what is made of it is shared under the same licence.',
    description: 'What the licence CC BY-SA allows',
  },
  ccByNcText: {
    id: 'licence.ccByNcText',
    defaultMessage: 'Everybody may use, change and share it and names its creator, but not for money.',
    description: 'What the licence CC BY-NC allows',
  },
  siteText: {
    id: 'licence.siteText',
    defaultMessage:
      'Copies are for your own and your team’s work, paid work included. Neither the template nor templates made of it may be sold.',
    description: 'What the licence of this site allows',
  },
  terms: {
    id: 'licence.terms',
    defaultMessage: 'Read the licence at Creative Commons',
    description: 'Link to a page of creativecommons.org',
  },
  newTab: {
    id: 'licence.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'Spoken after the name of a link',
  },
});

/** The name of each licence. */
export const LICENCE_NAMES: Readonly<Record<Licence, MessageDescriptor>> = {
  [Licence.CC0]: licenceMessages.cc0,
  [Licence.CC_BY]: licenceMessages.ccBy,
  [Licence.CC_BY_SA]: licenceMessages.ccBySa,
  [Licence.CC_BY_NC]: licenceMessages.ccByNc,
  [Licence.SITE]: licenceMessages.site,
};

/** What each licence allows, in a sentence. */
export const LICENCE_TEXTS: Readonly<Record<Licence, MessageDescriptor>> = {
  [Licence.CC0]: licenceMessages.cc0Text,
  [Licence.CC_BY]: licenceMessages.ccByText,
  [Licence.CC_BY_SA]: licenceMessages.ccBySaText,
  [Licence.CC_BY_NC]: licenceMessages.ccByNcText,
  [Licence.SITE]: licenceMessages.siteText,
};
