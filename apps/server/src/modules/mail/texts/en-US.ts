import type { MailTexts } from './MailTexts.ts';

export const enUS: MailTexts = {
  kinds: {
    addressProof: ({ expiresAt }, { time }) => ({
      subject: 'Confirm your e-mail address',
      lines: [
        'Open the link to confirm that this address is yours. Until then no other mail of ours comes here.',
        `The link works once, until ${time(expiresAt)}. If you have no account with us, somebody has mistyped their address: you need do nothing.`,
      ],
      action: 'Confirm this address',
    }),
    passwordReset: ({ expiresAt }, { time }) => ({
      subject: 'Choose a new password',
      lines: [
        'Somebody, hopefully you, wants a new password for your account.',
        `The link works once, until ${time(expiresAt)}. If it was not you, you need do nothing: your password stays as it is.`,
      ],
      action: 'Choose a new password',
    }),
    reviewPassed: ({ name }) => ({
      subject: `“${name}” is published`,
      lines: [`Your work “${name}” has passed its review. Everybody can see it in the community now.`],
      action: 'See it in the community',
    }),
    reviewNotPassed: ({ name, reason }) => ({
      subject: `“${name}” has not passed its review`,
      lines: [
        `Your work “${name}” has not passed its review.`,
        `The reviewer writes: ${reason}`,
        'You can change it and hand it in again.',
      ],
      action: 'Change and hand in again',
    }),
    takenDown: ({ name, reason }) => ({
      subject: `“${name}” was taken down`,
      lines: [
        `A moderator has taken your work “${name}” out of the community.`,
        `The reason: ${reason}`,
        'The board itself is still yours. You can change it and hand it in again.',
      ],
      action: 'Change and hand in again',
    }),
    tagsCorrected: ({ name, reason }) => ({
      subject: `The tags of “${name}” were corrected`,
      lines: [
        `A moderator has corrected the tags or topics of your work “${name}”. What has changed stands in your messages.`,
        ...(reason === undefined ? [] : [`The reason: ${reason}`]),
      ],
      action: 'See it in the community',
    }),
    feedbackAnswered: ({ answer, feedback }) => ({
      subject: 'An answer to your feedback',
      lines: [`You wrote: ${feedback}`, `The answer: ${answer}`],
    }),
    workSold: ({ name, income }, { money }) => ({
      subject: `“${name}” was bought`,
      lines: [
        `Somebody has bought your template “${name}”. You earn ${money(income)}.`,
        'The amount is on hold for seven days, while the buyer can give the template back. Further sales come in your messages until you have read them.',
      ],
      action: 'See your income',
    }),
    orderReceipt: ({ orderId, items, total, paidAt }, { money, time }) => ({
      subject: `Receipt for order ${orderId}`,
      lines: [
        `We have received your payment of ${money(total)} on ${time(paidAt)}. Thank you.`,
        ...items,
        `Order ${orderId}, total ${money(total)}`,
      ],
      action: 'See your orders',
    }),
    refund: ({ orderId, amount }, { money }) => ({
      subject: `Refund for order ${orderId}`,
      lines: [
        `We have refunded ${money(amount)} for order ${orderId}. It may take some days to reach your account.`,
      ],
      action: 'See your orders',
    }),
    payoutAsked: ({ amount, at }, { money, time }) => ({
      subject: `You have asked for a payout of ${money(amount)}`,
      lines: [
        `On ${time(at)} a payout of ${money(amount)} was asked for. We let you know once it is paid.`,
        'If it was not you, change your password at once and tell the operator of this site.',
      ],
      action: 'See your payouts',
    }),
    payoutPaid: ({ amount, reference }, { money }) => ({
      subject: `${money(amount)} was paid out`,
      lines: [`We have transferred ${money(amount)} to you. The reference of the transfer is ${reference}.`],
      action: 'See your payouts',
    }),
    payoutRefused: ({ amount, reason }, { money }) => ({
      subject: `Your payout of ${money(amount)} was refused`,
      lines: [
        `Your payout of ${money(amount)} was refused. The amount is back in your balance.`,
        `The reason: ${reason}`,
      ],
      action: 'See your payouts',
    }),
    passwordChanged: ({ at, otherWays = [] }, { time, quoted }) => ({
      subject: 'Your password was changed',
      lines: [
        `The password of your account was changed on ${time(at)}. You were signed out everywhere else, and other applications have lost their access.`,
        ...(otherWays.length === 0
          ? []
          : [
              `You can still log in without it by: ${quoted(otherWays)}. Remove in your account what is not yours.`,
            ]),
        'If it was not you, tell the operator of this site at once.',
      ],
      action: 'Look at your account',
    }),
    emailChanged: ({ at }, { time }) => ({
      subject: 'Your e-mail address was changed',
      lines: [
        `Since ${time(at)} your account has another e-mail address. This is the last mail to the former one.`,
        'If it was not you, tell the operator of this site at once.',
      ],
    }),
    secondStep: ({ change, at }, { time }) => {
      const said = {
        released: `You may set up two-step log-in for your account within 24 hours, as an admin of this site decided on ${time(at)}.`,
        on: `Two-step log-in was turned on for your account on ${time(at)}. You were signed out everywhere else, and other applications have lost their access.`,
        off: `Two-step log-in was turned off for your account on ${time(at)}. A password is enough again.`,
        codes_renewed: `The recovery codes of your account were replaced on ${time(at)}. Those from before work no more.`,
        code_used: `A recovery code was used to log in to your account on ${time(at)}.`,
      };
      return {
        subject: 'Two-step log-in',
        lines: [
          said[change],
          'If it was not you, change your password at once and tell the operator of this site.',
        ],
        action: 'Look at your account',
      };
    },
    passkey: ({ change, name, at }, { time }) => {
      const said = {
        added: `On ${time(at)} the passkey “${name}” was added to your account. It logs in without your password.`,
        removed: `On ${time(at)} the passkey “${name}” was removed from your account.`,
        copy_refused: `On ${time(at)} a log-in with the passkey “${name}” was refused: it answered as a copy would. Remove this passkey if you have not copied it yourself.`,
      };
      return {
        subject: 'Passkeys',
        lines: [
          said[change],
          'If it was not you, change your password at once, and remove passkeys that are not yours.',
        ],
        action: 'Look at your account',
      };
    },
    provider: ({ change, name, at }, { time }) => {
      const said = {
        linked: `“${name}” was linked to your account on ${time(at)}. You can log in with it from now on.`,
        unlinked: `“${name}” was unlinked from your account on ${time(at)}.`,
      };
      return {
        subject: 'Log in with another provider',
        lines: [
          said[change],
          'If it was not you, change your password at once, and unlink what is not yours.',
        ],
        action: 'Look at your account',
      };
    },
    serviceTokenCreated: ({ name, at, expiresAt }, { time }) => ({
      subject: 'A service token was created',
      lines: [
        `On ${time(at)} the service token “${name}” was created for your account. An application that has it can act for you until ${time(expiresAt)}.`,
        'If it was not you, change your password at once: this revokes all service tokens.',
      ],
    }),
    exportReady: ({ expiresAt }, { time }) => ({
      subject: 'Your data is ready',
      lines: [`The export of your data is ready. You can download it until ${time(expiresAt)}.`],
      action: 'Download it in your account',
    }),
    commentNotice: ({ about }) => ({
      subject:
        about === 'Mentioned'
          ? 'You were mentioned in a comment'
          : about === 'Replied'
            ? 'A reply to your comment'
            : 'A comment on your work',
      lines: [
        about === 'Mentioned'
          ? 'Somebody has mentioned you in a comment.'
          : about === 'Replied'
            ? 'Somebody has replied to a comment of yours.'
            : 'Somebody has commented on a work of yours.',
        'Further ones come together in your inbox until you have read them there.',
      ],
      action: 'Read it',
    }),
    boardCommentNotice: ({ about }) => ({
      subject: {
        BoardMentioned: 'You were mentioned on a board',
        BoardReplied: 'A reply in a thread of yours',
        BoardCommented: 'A comment on your board',
      }[about],
      lines: [
        {
          BoardMentioned: 'Somebody has mentioned you in a comment on a board.',
          BoardReplied: 'Somebody has replied in a thread on a board in which you have written.',
          BoardCommented: 'Somebody has commented on a board of yours.',
        }[about],
        'Further ones come together in your inbox until you have read them there.',
      ],
      action: 'Read it',
    }),
    webhookCreated: ({ host, at }, { time }) => ({
      subject: 'A webhook was created',
      lines: [
        `On ${time(at)} a webhook was created for your account: events about your works and sales are sent to ${host}.`,
        'If it was not you, change your password and delete the webhook through the API.',
      ],
    }),
    webhookMoved: ({ host, at }, { time }) => ({
      subject: 'A webhook has another address',
      lines: [
        `On ${time(at)} the address of a webhook of your account was changed: events about your works and sales are sent to ${host} from now on.`,
        'If it was not you, change your password and delete the webhook through the API.',
      ],
    }),
    webhookDisabled: ({ host, since }, { time }) => ({
      subject: `Your webhook to ${host} was switched off`,
      lines: [
        `Nothing has arrived at your webhook to ${host} since ${time(since)}. We have switched it off, and it receives no more events.`,
        'Once its address answers again, switch it on again through the API. Its list of deliveries says what went wrong.',
      ],
    }),
    accountDeleted: () => ({
      subject: 'Your account was deleted',
      lines: [
        'Your account was deleted, as you asked. Nothing personal of you is left. This was our last mail.',
      ],
    }),
  },
  reason: (site) => `You get this mail because of your account with ${site}.`,
  test: {
    subject: (site) => `Test mail from ${site}`,
    line: 'The mail server works: this mail was sent by your site.',
  },
  unsubscribe: 'No more mails like this one',
  page: {
    title: 'Mails from {site}',
    reviews: 'Do you want no more mails about the reviews of your works?',
    comments: 'Do you want no more mails about comments, replies and mentions?',
    sales: 'Do you want no more mails about sales of your templates?',
    confirm: 'No more of these mails',
    done: 'You will get no more of these mails. In your account you can switch them on again.',
    invalid: 'This link is not valid any more. In your account you can choose which mails you get.',
  },
};
