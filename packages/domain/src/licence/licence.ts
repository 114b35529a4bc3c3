/** Under which terms a template is published. */
export const Licence = {
  /** No rights reserved. */
  CC0: 'cc0',
  /** Creative Commons Attribution 4.0. */
  CC_BY: 'cc_by',
  /** Creative Commons Attribution, ShareAlike 4.0. */
  CC_BY_SA: 'cc_by_sa',
  /** Creative Commons Attribution, NonCommercial 4.0. */
  CC_BY_NC: 'cc_by_nc',
  /** The licence of this site: personal and commercial use of copies, no resale. */
  SITE: 'site',
} as const;
export type Licence = (typeof Licence)[keyof typeof Licence];

/** All of them, the freest first. */
export const LICENCES: readonly Licence[] = Object.values(Licence);

/** What works have whose owners chose none. */
export const DEFAULT_LICENCE: Licence = Licence.SITE;

/** Where a licence is explained by those who made it; the licence of the site is explained on the spot. */
export const LICENCE_PAGES: Readonly<Record<Licence, string | null>> = {
  [Licence.CC0]: 'https://creativecommons.org/publicdomain/zero/1.0/',
  [Licence.CC_BY]: 'https://creativecommons.org/licenses/by/4.0/',
  [Licence.CC_BY_SA]: 'https://creativecommons.org/licenses/by-sa/4.0/',
  [Licence.CC_BY_NC]: 'https://creativecommons.org/licenses/by-nc/4.0/',
  [Licence.SITE]: null,
};
