import { DEFAULT_SITE_NAME, type AnalyticsProject, type Deployment, type Language } from '@boardwalk/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

/**
 * Whether the visit is counted: `off` where the operator does not want it, `ask` while there is no answer, `again` when the visitor
 * wants to think again and the question has not taken the focus yet, then the answer.
 */
export type AnalyticsState = 'off' | 'ask' | 'again' | 'yes' | 'no';

/** Facts about the installation and the visit that the server hands over with the page. What only the browser knows is changed. */
export interface PageSettings {
  readonly language: Language;
  readonly deployment: Deployment;
  /** `gated`: an anonymous visitor's navigation asks to log in; `open`: browsing in place (spec §2, guards). */
  readonly guestNavigation: 'gated' | 'open';
  /** Origin for canonical links and shared addresses, without a trailing slash. */
  readonly publicUrl: string;
  /** What the site is called. */
  readonly siteName: string;
  /** Addresses of the site's logo, for light and dark appearance; none: the product's own. */
  readonly siteLogo: { readonly light: string; readonly dark: string | null } | null;
  /** The language of the deployment: addresses in it carry no `lang` query. */
  readonly defaultLanguage: Language;
  /** The page runs inside the desktop client (user agent carries `BoardDesktop/`). */
  readonly isDesktopClient: boolean;
  /** The page was made for a phone: the server draws as many cards as fit there. */
  readonly isPhone: boolean;
  /** Time zone dates are shown in: the deployment's until the browser gives the reader's own. */
  readonly timeZone: string;
  readonly analytics: AnalyticsState;
  /** Project that events belong to. */
  readonly analyticsProject: AnalyticsProject;
}

const initialState: PageSettings = {
  language: 'en-US',
  deployment: 'overseas',
  guestNavigation: 'gated',
  publicUrl: '',
  siteName: DEFAULT_SITE_NAME,
  siteLogo: null,
  defaultLanguage: 'en-US',
  isDesktopClient: false,
  isPhone: false,
  timeZone: 'UTC',
  analytics: 'off',
  analyticsProject: 'boardwalk-overseas',
};

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    /** The texts of the page's language did not load; it is shown in another. */
    languageReplaced(state, { payload }: PayloadAction<Language>) {
      state.language = payload;
    },
    /** The visitor has said whether visits may be counted, or wants to be asked again. */
    analyticsChanged(state, { payload }: PayloadAction<Exclude<AnalyticsState, 'off'>>) {
      state.analytics = payload;
    },
    /** The reader's time zone is known, once the page stands as the server made it. */
    timeZoneKnown(state, { payload }: PayloadAction<string>) {
      state.timeZone = payload;
    },
  },
});

export const { analyticsChanged, languageReplaced, timeZoneKnown } = settingsSlice.actions;

/** The settings handed over with the page. */
export function usePageSettings(): PageSettings {
  return useSelector((state: { settings: PageSettings }) => state.settings);
}
