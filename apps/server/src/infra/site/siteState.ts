import { DEFAULT_SITE_NAME, SignUpPolicy, type SynonymGroup } from '@boardwalk/domain';
import { API_PREFIX } from '../http/prefix.ts';
import type { PaymentProviderName, StripeSettings } from '../settings/paymentSettings.ts';
import type { Settings } from '../settings/settings.ts';

/** What each group of settings holds in the database. */
export interface SiteSettingValues {
  identity: { name: string | null };
  /** Hash of the widest square of the logo; without one for dark appearance it stands there too. */
  logo: { hash: string };
  dark_logo: { hash: string };
  sign_up: { policy: SignUpPolicy };
  admin_second_step: { required: boolean };
  /** The mail server without its password, which is sealed. */
  mail: { host: string; port: number; secure: boolean; user: string; from: string };
  /** Who takes payments; the keys are sealed. */
  payment: { provider: PaymentProviderName | 'none' };
  synonyms: { groups: string[][]; version?: number };
  /** `version` counts how often the list was set. */
  watched_words: { words: string[]; version: number };
}
export type SiteSettingName = keyof SiteSettingValues;

/** What is sealed beside each group that has secrets. */
export interface SiteSecrets {
  mail: { password: string };
  payment: { secretKey: string; webhookSecret: string };
}

/** Where a group of settings comes from: the environment, the console, or nobody has set it. */
export type SettingSource = 'environment' | 'console' | 'default';

/** Where the logo of the site is, below its origin: `dark` for dark appearance, if there is one of its own. */
export interface SiteLogo {
  light: string;
  dark: string | null;
}

/** Settings of the site as they hold now. */
export interface SiteState {
  name: string;
  nameSource: SettingSource;
  /** Addresses of the logo, null for the product's own. */
  logo: SiteLogo | null;
  signUp: SignUpPolicy;
  signUpSource: SettingSource;
  /** Whether admins need a second step to sign in. */
  requiresAdminSecondStep: boolean;
  mail: { smtpUrl: string | undefined; from: string };
  mailSource: SettingSource;
  /** The mail server as the console set it, without its password. */
  mailServer: SiteSettingValues['mail'] | undefined;
  /** Whether its password cannot be read: the server's secret was another one when it was set. */
  isUnreadable: boolean;
  /** Whether there is a password for it. */
  isMailAuthenticated: boolean;
  /** Who takes payments; undefined when nothing is sold, also because the keys cannot be read. */
  payment: { provider: PaymentProviderName | undefined; stripe: StripeSettings | undefined };
  paymentSource: SettingSource;
  /** What was chosen, whether or not its keys can be read. */
  chosenPayment: PaymentProviderName | 'none';
  /** Words that mean the same to a search; undefined for those that the product brings along. */
  synonyms: readonly SynonymGroup[] | undefined;
  /** Rises each time that they are set. */
  synonymsVersion: number;
  /** Words that reviewers are pointed to: of the environment at version 0, until moderators set a list. */
  watchedWords: { words: readonly string[]; version: number };
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
  const { site, mail } = settings;
  return {
    name: site.name ?? stored.identity?.value.name ?? DEFAULT_SITE_NAME,
    nameSource: sourceOf(site.name !== undefined, stored.identity?.value.name != null),
    logo: logoOf(stored),
    signUp: site.signUp ?? stored.sign_up?.value.policy ?? SignUpPolicy.OPEN,
    signUpSource: sourceOf(site.signUp !== undefined, stored.sign_up !== undefined),
    requiresAdminSecondStep: stored.admin_second_step?.value.required ?? false,
    mail: mail.smtpUrl === undefined ? (mailOf(stored.mail) ?? mail) : mail,
    mailSource: sourceOf(mail.smtpUrl !== undefined, stored.mail !== undefined),
    mailServer: mail.smtpUrl === undefined ? stored.mail?.value : undefined,
    isUnreadable: stored.mail?.secrets === null,
    isMailAuthenticated: stored.mail?.secrets != null,
    payment: settings.payment.isFixed
      ? settings.payment
      : (paymentOf(stored.payment, settings) ?? settings.payment),
    paymentSource: sourceOf(settings.payment.isFixed, stored.payment !== undefined),
    chosenPayment: chosenOf(stored.payment, settings),
    synonyms: stored.synonyms?.value.groups,
    synonymsVersion: stored.synonyms?.value.version ?? 0,
    watchedWords: stored.watched_words?.value ?? { words: settings.reviewWords, version: 0 },
  };
}

function logoOf({ logo, dark_logo: darkLogo }: StoredSettings): SiteLogo | null {
  if (logo === undefined) return null;
  return { light: addressOf(logo), dark: darkLogo === undefined ? null : addressOf(darkLogo) };
}

function addressOf({ value }: StoredSetting<'logo' | 'dark_logo'>): string {
  return `${API_PREFIX}/cmt/site/logo/${value.hash}?width=128`;
}

function sourceOf(isFixed: boolean, isStored: boolean): SettingSource {
  if (isFixed) return 'environment';
  return isStored ? 'console' : 'default';
}

function chosenOf(stored: StoredSetting<'payment'> | undefined, { payment }: Settings) {
  return (payment.isFixed ? undefined : stored?.value.provider) ?? payment.provider ?? 'none';
}

function paymentOf(
  stored: StoredSetting<'payment'> | undefined,
  { payment }: Settings,
): SiteState['payment'] | undefined {
  if (stored === undefined) return undefined;
  const { provider } = stored.value;
  // The environment may have changed since: on a public address the test checkout is not offered.
  if (provider === 'none' || (provider === 'sandbox' && !payment.isSandboxOffered))
    return { provider: undefined, stripe: undefined };
  if (provider === 'sandbox') return { provider, stripe: undefined };
  if (stored.secrets == null) return { provider: undefined, stripe: undefined };
  return { provider, stripe: { ...stored.secrets, apiUrl: payment.stripeApiUrl } };
}

function mailOf(stored: StoredSetting<'mail'> | undefined): SiteState['mail'] | undefined {
  if (stored === undefined || stored.secrets === null) return undefined;
  const { host, port, secure, user, from } = stored.value;
  const who =
    user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(stored.secrets?.password ?? '')}@`;
  return { smtpUrl: `${secure ? 'smtps' : 'smtp'}://${who}${host}:${port}`, from };
}
