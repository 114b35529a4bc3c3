/** What kind of device a browser runs on. */
export const DeviceKind = {
  DESKTOP: 'desktop',
  PHONE: 'phone',
  TABLET: 'tablet',
  OTHER: 'other',
} as const;
export type DeviceKind = (typeof DeviceKind)[keyof typeof DeviceKind];

/** What a person recognises one of their browsers by. */
export interface Device {
  /** Name of the browser, a proper name in every language; null when it is not known. */
  readonly browser: string | null;
  /** Name of the operating system; null when it is not known. */
  readonly system: string | null;
  readonly kind: DeviceKind;
}

// In this order: most browsers name others as well, as do the systems of phones.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/BoardDesktop\//u, 'Boardwalk'],
  [/MicroMessenger\//u, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera/u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/u, 'iPadOS'],
  [/iPhone|iPod/u, 'iOS'],
  [/HarmonyOS/u, 'HarmonyOS'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/CrOS/u, 'ChromeOS'],
  [/Mac OS X|Macintosh/u, 'macOS'],
  [/Linux|X11/u, 'Linux'],
];

/**
 * Describes a device by the user agent its browser sent, in the words a person knows it by. Decision 0035.
 *
 * @param userAgent the header as it came, which may be anything
 */
export function describeDevice(userAgent: string): Device {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = nameIn(SYSTEMS);
  return { browser: nameIn(BROWSERS), system, kind: kindOf(userAgent, system) };
}

function kindOf(userAgent: string, system: string | null): DeviceKind {
  if (system === null) return DeviceKind.OTHER;
  if (system === 'iPadOS' || /Tablet/u.test(userAgent)) return DeviceKind.TABLET;
  // A tablet with Android does not call itself mobile.
  if (system === 'Android') return /Mobile/u.test(userAgent) ? DeviceKind.PHONE : DeviceKind.TABLET;
  return system === 'iOS' || system === 'HarmonyOS' ? DeviceKind.PHONE : DeviceKind.DESKTOP;
}
