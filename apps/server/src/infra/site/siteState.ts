import { DEFAULT_SITE_NAME, SignUpPolicy } from '@boardwalk/domain';
import type { PaymentProviderName, PaymentSettings } from '../settings/paymentSettings.ts';
import type { Settings } from '../settings/settings.ts';

/** What each group of settings holds in the database. */
export interface SiteSettingValues {
  /** `logo` is the hash of the picture. */
  identity: { name: string | null; logo: string | null };
  sign_up: { policy: SignUpPolicy };
  /** The mail server without its password, which is sealed. */
  mail: { host: string; port: number; secure: boolean; user: string; from: string };
  /** The provider without its keys, which are sealed. */
  payment: { provider: PaymentProviderName | 'none'; feePercent: number };
}
export type SiteSettingName = keyof SiteSettingValues;

/** What is sealed beside each group that has secrets. */
export interface SiteSecrets {
  mail: { password: string };
  payment: { secretKey: string; webhookSecret: string };
}

/** Where a group of settings comes from: the environment, the console, or nobody has set it. */
export type SettingSource = 'environment' | 'console' | 'default';

/** Settings of the site as they hold now. */
export interface SiteState {
  name: string;
  nameSource: SettingSource;
  /** Hash of the logo, null for the product's own. */
  logo: string | null;
  signUp: SignUpPolicy;
  signUpSource: SettingSource;
  mail: { smtpUrl: string | undefined; from: string };
  mailSource: SettingSource;
  payment: PaymentSettings;
  paymentSource: SettingSource;
  /** Groups whose secrets cannot be read: the server's secret was another one when they were set. */
  unreadable: readonly SiteSettingName[];
}

/** A group as it was read. */
export interface StoredSetting<Name extends SiteSettingName = SiteSettingName> {
  value: SiteSettingValues[Name];
  /** Undefined when there is none, null when it cannot be read. */
  secrets: Name extends keyof SiteSecrets ? SiteSecrets[Name] | undefined | null : undefined | null;
}
export type StoredSettings = { [Name in SiteSettingName]?: StoredSetting<Name> };

/** Puts together what holds: the environment goes before the console, and the console before the defaults. */
export function siteStateOf(settings: Settings, stored: StoredSettings): SiteState {
  const { site, mail, payment } = settings;
  const unreadable = (['mail', 'payment'] as const).filter((name) => stored[name]?.secrets === null);
  return {
    name: site.name ?? stored.identity?.value.name ?? DEFAULT_SITE_NAME,
    nameSource: sourceOf(site.name !== undefined, stored.identity?.value.name != null),
    logo: stored.identity?.value.logo ?? null,
    signUp: site.signUp ?? stored.sign_up?.value.policy ?? SignUpPolicy.OPEN,
    signUpSource: sourceOf(site.signUp !== undefined, stored.sign_up !== undefined),
    mail: mail.smtpUrl === undefined ? (mailOf(stored.mail) ?? mail) : mail,
    mailSource: sourceOf(mail.smtpUrl !== undefined, stored.mail !== undefined),
    payment: payment.isFixed ? payment : paymentOf(payment, stored.payment),
    paymentSource: sourceOf(payment.isFixed, stored.payment !== undefined),
    unreadable,
  };
}

function sourceOf(isFixed: boolean, isStored: boolean): SettingSource {
  if (isFixed) return 'environment';
  return isStored ? 'console' : 'default';
}

function mailOf(stored: StoredSetting<'mail'> | undefined): SiteState['mail'] | undefined {
  if (stored === undefined || stored.secrets === null) return undefined;
  const { host, port, secure, user, from } = stored.value;
  const who =
    user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(stored.secrets?.password ?? '')}@`;
  return { smtpUrl: `${secure ? 'smtps' : 'smtp'}://${who}${host}:${port}`, from };
}

function paymentOf(standard: PaymentSettings, stored: StoredSetting<'payment'> | undefined): PaymentSettings {
  if (stored === undefined) return standard;
  const { value, secrets } = stored;
  const payment = { ...standard, feePercent: value.feePercent, provider: undefined, stripe: undefined };
  if (value.provider === 'sandbox')
    return { ...payment, provider: standard.isSandboxAllowed ? 'sandbox' : undefined };
  if (value.provider === 'none' || secrets == null) return payment;
  return { ...payment, provider: 'stripe', stripe: { ...secrets, apiUrl: standard.stripeApiUrl } };
}
