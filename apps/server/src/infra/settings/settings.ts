import { resolve } from 'node:path';
import {
  analyticsProject,
  DEFAULT_CALENDAR,
  Deployment,
  FREE_PLAN_LIMITS,
  type AnalyticsProject,
  type PlanLimits,
  type WorkingCalendar,
  isTimeZone,
} from '@boardwalk/domain';
import { z } from 'zod';
import { isLocal } from './isLocal.ts';
import { PROVIDER_ENVIRONMENT, type ProviderSettings } from './providerSettings.ts';
import { ROLES_ENVIRONMENT, rolesOf, type Role } from './roles.ts';
import { SITE_ENVIRONMENT, siteSettings, type FixedSite } from './siteSettings.ts';
import { PAYMENT_ENVIRONMENT, paymentSettings, type PaymentSettings } from './paymentSettings.ts';
import { SHARING_ENVIRONMENT, sharingSettings, type SharingSettings } from './sharingSettings.ts';
import { StartupError } from './StartupError.ts';
import { WECHAT_ENVIRONMENT, wechatSettings, type WechatSettings } from './wechatSettings.ts';

/** Everything the environment decides, read once at start. */
export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  /** Address of another Postgres; undefined means the embedded one. */
  databaseUrl: string | undefined;
  /** Address of a replica of it, for what visitors read; undefined means that all is read from the one. */
  databaseReadUrl: string | undefined;
  database: {
    /** Most connections for requests. */
    connections: number;
    /** Longest statement of a request in seconds. */
    statementSeconds: number;
  };
  sharing: SharingSettings;
  /** What this process does; all of it by default. */
  roles: ReadonlySet<Role>;
  deployment: Deployment;
  guestNavigation: 'gated' | 'open';
  /** Origin people reach the site by, without a slash at the end. */
  publicUrl: string;
  /** What the environment fixes of what the console sets otherwise. */
  site: FixedSite;
  /** Identity providers to sign in with, in the order they are shown. */
  providers: readonly ProviderSettings[];
  /** Whether others than this machine can reach the server, as far as the settings say. */
  isPublic: boolean;
  /** Time zone of calendar days (daily limits, working days), an IANA name. */
  timeZone: string;
  /** Words that reviewers are pointed to where a submitted work has them. */
  reviewWords: readonly string[];
  /** Which days reviewers work. */
  workingCalendar: WorkingCalendar;
  /** Project that visits are counted for; undefined: nobody is asked, and nothing is counted. */
  analytics: AnalyticsProject | undefined;
  seed: 'demo' | 'none';
  /** Whether the components' Storybook is served, where it is built. */
  storybook: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Number of proxies whose forwarded headers are believed. */
  trustedProxies: number;
  tokens: {
    /** Signs access tokens; undefined means one kept in the data folder. */
    secret: string | undefined;
    accessSeconds: number;
    refreshSeconds: number;
    /** A session that is not used for so long ends. */
    sessionDays: number;
    /** A session ends so long after it began, however much it is used. */
    sessionMaxDays: number;
  };
  /** What the free plan allows; 0 means unlimited. */
  freePlan: PlanLimits;
  mail: {
    /** The mail server; undefined means that mails are kept for the operator. */
    smtpUrl: string | undefined;
    /** The sender; empty without a mail server. */
    from: string;
  };
  /** What answers that are the same for everybody may take in memory, in bytes; 0 keeps none. */
  sharedAnswersBytes: number;
  limits: {
    /** Requests of one address in a minute. */
    requestsPerMinute: number;
    /** Failed sign-ins of one account from one network in 15 minutes; ten times as many of the account and of the network. */
    failedSignIns: number;
    /** Sign-ups of one address in an hour. */
    signUpsPerHour: number;
    /** Reports of people at one address who are not signed in, in an hour. */
    anonymousReportsPerHour: number;
    /** Calls by which one address sends lines of its log, in a minute. */
    clientLogsPerMinute: number;
    /** Largest JSON body in bytes. */
    bodyBytes: number;
    /** What the boards and pictures of a team may take in bytes; 0 means unlimited. */
    teamStorageBytes: number;
  };
  webhooks: {
    /** Whether webhooks may lead into private networks, by http and to any port. */
    isPrivateAllowed: boolean;
  };
  payment: PaymentSettings;
  /** Undefined: no page is signed for WeChat. */
  wechat: WechatSettings | undefined;
}

const whole = (min: number, max: number, standard: number) =>
  z
    .string()
    .default(String(standard))
    .refine((text) => /^\d+$/u.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  standard: Values[number],
) => z.enum(values, { error: `must be one of: ${values.join(', ')}` }).default(standard);

const origin = z
  .string()
  .refine(isOrigin, {
    error: 'must be an http or https origin without a path, e.g. https://boards.example.com',
  })
  .transform((text) => new URL(text).origin);

const postgresUrl = (without: string) =>
  z
    .string()
    .refine((text) => /^postgres(?:ql)?:\/\//u.test(text), {
      error: `must start with postgres:// or postgresql://, or be left out for ${without}`,
    })
    .optional();

const dates = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((date) => date.trim())
      .filter((date) => date !== ''),
  )
  .refine((list) => list.every(isDate), { error: 'must be dates such as 2026-10-01, separated by commas' });

/** An address, or a name with one in angle brackets, on one line. */
export const SENDER = /^(?:[^<>@\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/** Most words that submitted works are looked through for. */
const REVIEW_WORDS_MAX = 500;

const BYTES_PER_MB = 1024 * 1024;

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl('the embedded Postgres'),
  DATABASE_READ_URL: postgresUrl('no replica'),
  DATABASE_CONNECTIONS: whole(2, 500, 20),
  DATABASE_STATEMENT_SECONDS: whole(1, 3600, 30),
  ...SHARING_ENVIRONMENT,
  ...ROLES_ENVIRONMENT,
  DEPLOYMENT: oneOf(['mainland', 'overseas'], 'overseas'),
  GUEST_NAVIGATION: oneOf(['gated', 'open'], 'gated'),
  PUBLIC_URL: origin.optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone such as Asia/Shanghai or UTC' })
    .optional(),
  REVIEW_WORDS: z
    .string()
    .default('')
    .transform((text) =>
      [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== ''),
    )
    .refine((words) => words.length <= REVIEW_WORDS_MAX, {
      error: `must be at most ${REVIEW_WORDS_MAX} words, separated by commas`,
    }),
  HOLIDAYS: dates,
  WORKING_WEEKENDS: dates,
  ANALYTICS: oneOf(['off', 'on', 'test'], 'off'),
  SEED: oneOf(['demo', 'none'], 'none'),
  STORYBOOK: z.enum(['on', 'off'], { error: 'must be one of: on, off' }).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  TRUSTED_PROXIES: whole(0, 10, 0),
  TOKEN_SECRET: z.string().min(32, { error: 'must be at least 32 characters long' }).optional(),
  ACCESS_TOKEN_SECONDS: whole(30, 86_400, 900),
  REFRESH_TOKEN_SECONDS: whole(60, 2_592_000, 86_400),
  SESSION_DAYS: whole(1, 400, 30),
  SESSION_MAX_DAYS: whole(1, 400, 90),
  REQUESTS_PER_MINUTE: whole(1, 1_000_000, 1200),
  FAILED_SIGN_INS: whole(1, 1000, 10),
  SIGN_UPS_PER_HOUR: whole(1, 1_000_000, 100),
  ANONYMOUS_REPORTS_PER_HOUR: whole(1, 1_000_000, 20),
  CLIENT_LOGS_PER_MINUTE: whole(1, 1_000_000, 30),
  ...WECHAT_ENVIRONMENT,
  SHARED_ANSWERS_MB: whole(0, 10_000, 64),
  BODY_LIMIT_BYTES: whole(1024, 104_857_600, 1_048_576),
  TEAM_STORAGE_MB: whole(0, 1_000_000_000, 10_240),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\/[^/]+\/?$/u.test(text) && URL.canParse(text), {
      error: 'must be the address of a mail server such as smtps://user:password@mail.example.com:465',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => SENDER.test(text), {
      error: 'must be an e-mail address such as Boardwalk <boards@example.com>',
    })
    .optional(),
  FREE_EDITABLE_FILES: whole(0, 1_000_000, FREE_PLAN_LIMITS.editableFiles),
  FREE_EDIT_VISITORS: whole(0, 1_000_000, FREE_PLAN_LIMITS.editVisitors),
  ALLOW_PRIVATE_WEBHOOKS: oneOf(['yes', 'no'], 'no'),
  ...PAYMENT_ENVIRONMENT,
  ...SITE_ENVIRONMENT,
  ...PROVIDER_ENVIRONMENT,
});

/**
 * Reads and checks the settings; an empty variable counts as left out.
 *
 * @param variables the environment, normally process.env
 * @throws StartupError with one line per mistake, naming the variable and what it must be; values of
 *   variables are not repeated, for some are secret
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new StartupError(lines.join('\n'));
  }
  const env = parsed.data;
  const timeZone = env.TIME_ZONE ?? (env.DEPLOYMENT === Deployment.MAINLAND ? 'Asia/Shanghai' : 'UTC');
  const publicUrl = env.PUBLIC_URL ?? `http://${urlHost(env.HOST)}:${env.PORT}`;
  const isPublic = !(isLocal(env.HOST) && isLocal(new URL(publicUrl).hostname));
  if (env.SEED === 'demo' && isPublic) {
    throw new StartupError(
      'SEED=demo creates accounts with a known password and is refused on a public address: ' +
        'set HOST (and PUBLIC_URL) to this machine, or SEED=none.',
    );
  }
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    throw new StartupError('MAIL_FROM must be given with SMTP_URL: it is the sender of the mails.');
  if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined)
    throw new StartupError(
      'DATABASE_URL is needed beside DATABASE_READ_URL: the embedded Postgres has no replica.',
    );
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    database: { connections: env.DATABASE_CONNECTIONS, statementSeconds: env.DATABASE_STATEMENT_SECONDS },
    sharing: sharingSettings(env),
    roles: rolesOf(env),
    deployment: env.DEPLOYMENT,
    guestNavigation: env.GUEST_NAVIGATION,
    publicUrl,
    site: siteSettings(env),
    providers: env.SIGN_IN_PROVIDERS,
    isPublic,
    timeZone,
    reviewWords: env.REVIEW_WORDS,
    workingCalendar: {
      ...DEFAULT_CALENDAR,
      timeZone,
      holidays: env.HOLIDAYS,
      extraWorkingDays: env.WORKING_WEEKENDS,
    },
    analytics:
      env.ANALYTICS === 'off' ? undefined : analyticsProject(env.DEPLOYMENT, env.ANALYTICS === 'test'),
    seed: env.SEED,
    storybook: env.STORYBOOK === undefined ? !isPublic : env.STORYBOOK === 'on',
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    tokens: {
      secret: env.TOKEN_SECRET,
      accessSeconds: env.ACCESS_TOKEN_SECONDS,
      refreshSeconds: env.REFRESH_TOKEN_SECONDS,
      sessionDays: env.SESSION_DAYS,
      sessionMaxDays: env.SESSION_MAX_DAYS,
    },
    freePlan: { editableFiles: env.FREE_EDITABLE_FILES, editVisitors: env.FREE_EDIT_VISITORS },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? '' },
    sharedAnswersBytes: env.SHARED_ANSWERS_MB * BYTES_PER_MB,
    limits: {
      requestsPerMinute: env.REQUESTS_PER_MINUTE,
      failedSignIns: env.FAILED_SIGN_INS,
      signUpsPerHour: env.SIGN_UPS_PER_HOUR,
      anonymousReportsPerHour: env.ANONYMOUS_REPORTS_PER_HOUR,
      clientLogsPerMinute: env.CLIENT_LOGS_PER_MINUTE,
      bodyBytes: env.BODY_LIMIT_BYTES,
      teamStorageBytes: env.TEAM_STORAGE_MB * BYTES_PER_MB,
    },
    webhooks: { isPrivateAllowed: env.ALLOW_PRIVATE_WEBHOOKS === 'yes' },
    payment: paymentSettings(env, { isPublic }),
    wechat: wechatSettings(env),
  };
}

export { isLocal } from './isLocal.ts';

function urlHost(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  );
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && (date.toJSON() ?? '').startsWith(text);
}
