import type { SiteSettingName, SiteSettingValues } from '../site/siteState.ts';
import type { Json } from './columnTypes.ts';

/** Row types of what the operator sets for the site; see schema.ts. */

export interface SiteSettingTable {
  name: SiteSettingName;
  value: Json<SiteSettingValues[SiteSettingName]>;
  sealed: string | null;
  changed_at: Date;
}

export interface SetupCodeTable {
  fingerprint: string;
  expires_at: Date;
}

export interface SiteLogoTable {
  shade: 'light' | 'dark';
  width: 64 | 128 | 360;
  blob_hash: string;
}

export interface SiteTables {
  site_logo: SiteLogoTable;
  setup_code: SetupCodeTable;
  site_setting: SiteSettingTable;
}
