import type { Clock } from '../ids/clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { seal, unseal } from '../secrets/sealedSecret.ts';
import type { AccessTokens } from '../sessions/accessTokens.ts';
import type { Settings } from '../settings/settings.ts';
import type { Signals } from '../signals/signals.ts';
import {
  siteStateOf,
  type SiteSecrets,
  type SiteSettingName,
  type SiteSettingValues,
  type SiteState,
  type StoredSettings,
} from './siteState.ts';

export type { SiteLogo, SiteState } from './siteState.ts';

/** What the operator sets while the site runs, the same in all processes. */
export interface SiteSettings {
  /** What holds, as far as this process has heard: a change arrives within moments of its commit. */
  current(): SiteState;
  /** What holds according to the database, for what must not be late. */
  read(on?: Queryable): Promise<SiteState>;
  /**
   * Changes a group inside a transaction; all processes hear of it when that commits.
   *
   * @param secrets undefined keeps the secrets there are, null removes them
   */
  put<Name extends SiteSettingName>(
    on: Queryable,
    name: Name,
    value: SiteSettingValues[Name],
    secrets?: (Name extends keyof SiteSecrets ? SiteSecrets[Name] : never) | null,
  ): Promise<void>;
  /** Runs at each change that this process hears of. */
  onChange(listener: (state: SiteState) => void): void;
  /** Ends listening. */
  close(): void;
  /** Takes a group out inside a transaction. */
  remove(on: Queryable, name: SiteSettingName): Promise<void>;
}

const CHANNEL = 'site-settings';
/** Purpose of the key that seals secrets of the site. */
const PURPOSE = 'site-settings';

/** Opens the settings of the site: reads them, and listens for changes. */
export async function openSiteSettings(options: {
  settings: Settings;
  db: Database;
  signals: Signals;
  tokens: AccessTokens;
  clock: Clock;
  log: Logger;
}): Promise<SiteSettings> {
  const { settings, db, signals, clock, log } = options;
  const key = options.tokens.keyFor(PURPOSE);
  const listeners: ((state: SiteState) => void)[] = [];
  let readings = 0;
  let newest = 0;

  function open(name: SiteSettingName, sealed: string | null): unknown {
    if (sealed === null) return undefined;
    try {
      return JSON.parse(unseal(key, name, sealed).toString('utf8'));
    } catch {
      // Not the error itself: what it says of the secret belongs in no log.
      log.warn({ setting: name }, 'secrets of a setting cannot be read, set them again');
      return null;
    }
  }

  async function read(on: Queryable = db): Promise<SiteState> {
    const rows = await on.selectFrom('site_setting').select(['name', 'value', 'sealed']).execute();
    const stored = Object.fromEntries(
      rows.map(({ name, value, sealed }) => [name, { value, secrets: open(name, sealed) }]),
    ) as StoredSettings;
    return siteStateOf(settings, stored);
  }

  let state = await read();

  async function refresh(): Promise<void> {
    readings += 1;
    const reading = readings;
    const fresh = await read();
    // Of two that overlap the one begun later has seen more.
    if (reading < newest) return;
    newest = reading;
    state = fresh;
    for (const listener of listeners) listener(fresh);
  }

  const stop = signals.subscribe(CHANNEL, refresh, { onGap: refresh });
  return {
    current: () => state,
    read,
    async put(on, name, value, secrets) {
      const sealed =
        secrets === undefined || secrets === null
          ? null
          : seal(key, name, Buffer.from(JSON.stringify(secrets)));
      const changed_at = clock.now();
      await on
        .insertInto('site_setting')
        .values({ name, value: JSON.stringify(value), sealed, changed_at })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((eb) => ({
            value: eb.ref('excluded.value'),
            sealed: eb.ref(secrets === undefined ? 'site_setting.sealed' : 'excluded.sealed'),
            changed_at: eb.ref('excluded.changed_at'),
          })),
        )
        .execute();
      await signals.publish(on, CHANNEL, name);
    },
    async remove(on, name) {
      await on.deleteFrom('site_setting').where('name', '=', name).execute();
      await signals.publish(on, CHANNEL, name);
    },
    onChange: (listener) => void listeners.push(listener),
    close: stop,
  };
}
