import type { BodyOf, SiteSettings } from '@boardwalk/api-client';
import {
  checkAccountName,
  checkSiteName,
  DEFAULT_SITE_NAME,
  FieldRule,
  ModerationAction,
  normalizeText,
  type Language,
  type SignUpPolicy,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import type { ModerationChange } from '../../infra/database/moderationTables.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { SENDER } from '../../infra/settings/settings.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import type { SiteState } from '../../infra/site/siteSettings.ts';
import type { MailService } from '../mail/service.ts';
import type { CommerceService } from '../commerce/service.ts';
import type { AdminSecondStep } from '../account/service.ts';
import { recordAction } from '../review/service.ts';
import { logoDesk } from './logos.ts';
import { paymentDesk, paymentOf } from './payment.ts';

type MailServer = NonNullable<BodyOf<'setMailServer'>>;

const TEST_MAILS_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
/** A host name, or an address; the one of IPv6 stands in brackets in addresses of mail servers. */
const HOST = /^(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|[0-9A-Fa-f:]+)$/u;

/** What the operator sets for the site in the console. Each change is written into the log, without secrets. */
export function createSiteDesk(
  infra: Infra,
  {
    mail,
    adminSecondStep,
    tryStripe,
  }: {
    mail: Pick<MailService, 'sendTest'>;
    adminSecondStep: AdminSecondStep;
    tryStripe: CommerceService['tryStripe'];
  },
) {
  const { db, site, settings, clock, limits } = infra;
  const testMails = limits.attempts('test-mail', TEST_MAILS_PER_HOUR, HOUR_MS);

  /** Changes a setting that the environment does not fix, and writes down what changed. */
  async function change(
    adminId: string,
    source: 'nameSource' | 'signUpSource' | 'mailSource' | 'paymentSource' | null,
    work: (trx: Queryable, before: SiteState) => Promise<ModerationChange[]>,
  ): Promise<SiteSettings> {
    return inTransaction(db, async (trx) => {
      const before = await site.read(trx);
      if (source !== null && before[source] === 'environment')
        throw new ApiError('setting_fixed', { internal: source });
      const changes = (await work(trx, before)).filter(({ from, to }) => from !== to);
      if (changes.length > 0)
        await recordAction(trx, {
          moderatorId: adminId,
          action: ModerationAction.SITE_UPDATE,
          subject: { type: 'site', id: 'site' },
          changes,
          now: clock.now(),
        });
      return present(await site.read(trx));
    });
  }

  function present(state: SiteState): SiteSettings {
    return {
      name: state.name,
      name_source: state.nameSource,
      logo: state.logo,
      sign_up: state.signUp,
      sign_up_source: state.signUpSource,
      admin_second_step: state.requiresAdminSecondStep,
      mail: mailOf(state),
      mail_source: state.mailSource,
      secrets_unreadable: state.mailSource === 'console' && state.isUnreadable,
      payment_provider: state.payment.provider ?? null,
      payment: paymentOf(state, settings),
      public_url: settings.publicUrl,
    };
  }

  const payment = paymentDesk({ site, settings, limits }, { change, tryStripe });

  return {
    ...payment,
    ...logoDesk(infra, change),

    /** What is set. */
    async get(): Promise<SiteSettings> {
      return present(await site.read());
    },

    /** Names the site. Errors: bad_input, setting_fixed. */
    async setName(adminId: string, text: string): Promise<SiteSettings> {
      const violations = checkSiteName(text);
      if (violations.length > 0) throw badInput(violations);
      const name = normalizeText(text);
      return change(adminId, 'nameSource', async (trx, before) => {
        await site.put(trx, 'identity', {
          name: name === DEFAULT_SITE_NAME ? null : name,
        });
        return [{ field: 'name', from: before.name, to: name }];
      });
    },

    /** Chooses who may make an account. Errors: setting_fixed. */
    async setSignUp(adminId: string, policy: SignUpPolicy): Promise<SiteSettings> {
      return change(adminId, 'signUpSource', async (trx, before) => {
        await site.put(trx, 'sign_up', { policy });
        return [{ field: 'policy', from: before.signUp, to: policy }];
      });
    },

    /**
     * Chooses whether admins need a second step. Who has none cannot require it, and shut themselves out.
     * Errors: admin_second_step_required.
     */
    async setAdminSecondStep(admin: Caller, isRequired: boolean): Promise<SiteSettings> {
      return change(admin.userId, null, async (trx, before) => {
        if (isRequired) await adminSecondStep.ensureOwn(admin, trx);
        await site.put(trx, 'admin_second_step', { required: isRequired });
        return [
          {
            field: 'admin_second_step',
            from: String(before.requiresAdminSecondStep),
            to: String(isRequired),
          },
        ];
      });
    },

    /** Sets the mail server. Errors: bad_input, setting_fixed. */
    async setMail(adminId: string, wish: MailServer): Promise<SiteSettings> {
      const { password, ...given } = wish;
      const server = { ...given, host: given.host.trim(), user: given.user.trim(), from: given.from.trim() };
      const violations = [
        ...(HOST.test(server.host) ? [] : [{ field: 'host' as const, rule: FieldRule.FORMAT }]),
        ...(SENDER.test(server.from) ? [] : [{ field: 'from' as const, rule: FieldRule.FORMAT }]),
      ];
      if (violations.length > 0) throw badInput(violations);
      return change(adminId, 'mailSource', async (trx, { mailServer: before, isMailAuthenticated }) => {
        // A password belongs to one account on one server: it is sent to no other.
        const isSame =
          before?.host === server.host && before.port === server.port && before.user === server.user;
        const isKept = password === undefined && isSame && server.user !== '';
        if (server.user !== '' && password === undefined && !(isKept && isMailAuthenticated))
          throw badInput([{ field: 'password', rule: FieldRule.REQUIRED }]);
        const secrets = server.user === '' ? null : password === undefined ? undefined : { password };
        await site.put(trx, 'mail', server, secrets);
        return [
          ...(['host', 'port', 'secure', 'user', 'from'] as const).map((field) => ({
            field,
            from: before === undefined ? null : String(before[field]),
            to: String(server[field]),
          })),
          ...(secrets == null ? [] : [{ field: 'secret', from: null, to: '•••' }]),
        ];
      });
    },

    /** Takes the mail server out. Errors: setting_fixed. */
    async removeMail(adminId: string): Promise<SiteSettings> {
      return change(adminId, 'mailSource', async (trx, { mailServer: before }) => {
        await site.remove(trx, 'mail');
        return [{ field: 'host', from: before?.host ?? null, to: null }];
      });
    },

    /**
     * Sends a test mail. Errors: bad_input, mail_server_not_set, test_mail_failed, too_many_requests.
     */
    async sendTest(adminId: string, recipient: string, language: Language): Promise<void> {
      if (!recipient.includes('@') || checkAccountName(recipient, settings.deployment).length > 0)
        throw badInput([{ field: 'recipient', rule: FieldRule.FORMAT }]);
      await testMails.take(adminId);
      const { mail: server, name } = await site.read();
      if (server.smtpUrl === undefined) throw new ApiError('mail_server_not_set');
      const fault = await mail.sendTest({ ...server, url: server.smtpUrl }, { recipient, name, language });
      if (fault !== undefined) throw new ApiError('test_mail_failed', { data: { fault } });
    },
  };
}

/** The mail server as it is shown: without its password, wherever it was set. */
function mailOf({ mail, mailServer, isMailAuthenticated, mailSource }: SiteState): SiteSettings['mail'] {
  if (mailServer !== undefined) return { ...mailServer, has_password: isMailAuthenticated };
  if (mailSource !== 'environment' || mail.smtpUrl === undefined) return null;
  const { protocol, hostname, port, username, password } = new URL(mail.smtpUrl);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    user: decodeURIComponent(username),
    has_password: password !== '',
    from: mail.from,
  };
}
