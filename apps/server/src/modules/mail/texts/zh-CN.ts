import type { MailTexts } from './MailTexts.ts';

export const zhCN: MailTexts = {
  kinds: {
    addressProof: ({ expiresAt }, { time }) => ({
      subject: '请确认您的邮箱地址',
      lines: [
        '请打开链接，确认此邮箱属于您。在此之前，我们不会向此地址发送其他邮件。',
        `链接仅可使用一次，有效期至 ${time(expiresAt)}。如果您没有我们的账号，可能是他人输错了地址，您无需任何操作。`,
      ],
      action: '确认此邮箱',
    }),
    passwordReset: ({ expiresAt }, { time }) => ({
      subject: '请设置您的新密码',
      lines: [
        '我们收到了为您的账号重设密码的请求。',
        `链接仅可使用一次，有效期至 ${time(expiresAt)}。如果不是您本人操作，请忽略此邮件，您的密码不会改变。`,
      ],
      action: '设置新密码',
    }),
    reviewPassed: ({ name }) => ({
      subject: `《${name}》已发布`,
      lines: [`您的作品《${name}》已通过审核，现在所有人都可以在社区中看到它。`],
      action: '在社区中查看',
    }),
    reviewNotPassed: ({ name, reason }) => ({
      subject: `《${name}》未通过审核`,
      lines: [`您的作品《${name}》未通过审核。`, `审核意见：${reason}`, '您可以修改后重新提交。'],
      action: '修改并重新提交',
    }),
    takenDown: ({ name, reason }) => ({
      subject: `《${name}》已被下架`,
      lines: [
        `您的作品《${name}》已被管理员从社区下架。`,
        `原因：${reason}`,
        '该文件仍归您所有。您可以修改后重新提交。',
      ],
      action: '修改并重新提交',
    }),
    tagsCorrected: ({ name, reason }) => ({
      subject: `《${name}》的标签已被更正`,
      lines: [
        `管理员更正了您的作品《${name}》的标签或专题。具体改动请查看站内消息。`,
        ...(reason === undefined ? [] : [`原因：${reason}`]),
      ],
      action: '在社区中查看',
    }),
    feedbackAnswered: ({ answer, feedback }) => ({
      subject: '您的反馈有了回复',
      lines: [`您的反馈：${feedback}`, `回复：${answer}`],
    }),
    workSold: ({ name, income }, { money }) => ({
      subject: `《${name}》有人购买`,
      lines: [
        `有人购买了您的模板《${name}》，您获得收入 ${money(income)}。`,
        '买家七天内可以退回模板，这段时间收入暂不可提现。在您查看站内消息之前，后续销售只会出现在站内消息中。',
      ],
      action: '查看收入',
    }),
    orderReceipt: ({ orderId, items, total, paidAt }, { money, time }) => ({
      subject: `订单 ${orderId} 的收据`,
      lines: [
        `我们已于 ${time(paidAt)} 收到您支付的 ${money(total)}，谢谢。`,
        ...items,
        `订单 ${orderId}，合计 ${money(total)}`,
      ],
      action: '查看订单',
    }),
    refund: ({ orderId, amount }, { money }) => ({
      subject: `订单 ${orderId} 的退款`,
      lines: [`订单 ${orderId} 已退款 ${money(amount)}，到账可能需要几天时间。`],
      action: '查看订单',
    }),
    payoutAsked: ({ amount, at }, { money, time }) => ({
      subject: `你申请了提现 ${money(amount)}`,
      lines: [
        `${time(at)}，你的账号申请了提现 ${money(amount)}。打款后我们会通知你。`,
        '如果不是你本人操作，请立即修改密码并告知本站运营者。',
      ],
      action: '查看提现',
    }),
    payoutPaid: ({ amount, reference }, { money }) => ({
      subject: `${money(amount)} 已打款`,
      lines: [`我们已向你转账 ${money(amount)}，转账编号为 ${reference}。`],
      action: '查看提现',
    }),
    payoutRefused: ({ amount, reason }, { money }) => ({
      subject: `${money(amount)} 的提现被拒绝`,
      lines: [`你 ${money(amount)} 的提现被拒绝，金额已退回余额。`, `原因：${reason}`],
      action: '查看提现',
    }),
    passwordChanged: ({ at, otherWays = [] }, { time, quoted }) => ({
      subject: '您的密码已更改',
      lines: [
        `您账号的密码已于 ${time(at)} 更改，其他所有设备均已退出登录，其他应用的访问权限也已失效。`,
        ...(otherWays.length === 0
          ? []
          : [`无需密码仍可登录的方式：${quoted(otherWays)}。如有不是您添加的，请在账号中移除。`]),
        '如果不是您本人操作，请立即联系本站的运营者。',
      ],
      action: '查看账号',
    }),
    emailChanged: ({ at }, { time }) => ({
      subject: '您的邮箱地址已更改',
      lines: [
        `自 ${time(at)} 起，您的账号使用新的邮箱地址。这是发往旧地址的最后一封邮件。`,
        '如果不是您本人操作，请立即联系本站的运营者。',
      ],
    }),
    secondStep: ({ change, at }, { time }) => {
      const said = {
        released: `本站一位管理员已于 ${time(at)} 允许您在 24 小时内为账号设置两步登录。`,
        on: `您的账号已于 ${time(at)} 开启两步登录，其他所有设备均已退出登录，其他应用的访问权限也已失效。`,
        off: `您的账号已于 ${time(at)} 关闭两步登录，今后只需密码即可登录。`,
        codes_renewed: `您的账号的恢复码已于 ${time(at)} 更换，旧的恢复码不再有效。`,
        code_used: `有人于 ${time(at)} 使用恢复码登录了您的账号。`,
      };
      return {
        subject: '两步登录',
        lines: [said[change], '如果不是您本人操作，请立即修改密码，并告知本站的运营者。'],
        action: '查看您的账号',
      };
    },
    passkey: ({ change, name, at }, { time }) => {
      const said = {
        added: `您的账号已于 ${time(at)} 添加通行密钥“${name}”，使用它无需密码即可登录。`,
        removed: `您的账号已于 ${time(at)} 移除通行密钥“${name}”。`,
        copy_refused: `${time(at)}，使用通行密钥“${name}”的登录被拒绝：它的应答像是来自一份副本。如果您没有复制过它，请移除该通行密钥。`,
      };
      return {
        subject: '通行密钥',
        lines: [said[change], '如果不是您本人操作，请立即修改密码，并移除不属于您的通行密钥。'],
        action: '查看您的账号',
      };
    },
    provider: ({ change, name, at }, { time }) => {
      const said = {
        linked: `您的账号已于 ${time(at)} 关联“${name}”，此后可以用它登录。`,
        unlinked: `您的账号已于 ${time(at)} 解除与“${name}”的关联。`,
      };
      return {
        subject: '第三方登录',
        lines: [said[change], '如果不是您本人操作，请立即修改密码，并解除不属于您的关联。'],
        action: '查看您的账号',
      };
    },
    serviceTokenCreated: ({ name, at, expiresAt }, { time }) => ({
      subject: '已创建服务令牌',
      lines: [
        `${time(at)}，您的账号创建了服务令牌“${name}”。持有该令牌的应用可在 ${time(expiresAt)} 之前以您的身份进行操作。`,
        '如果不是您本人操作，请立即更改密码，所有服务令牌将随之失效。',
      ],
    }),
    exportReady: ({ expiresAt }, { time }) => ({
      subject: '您的数据已准备好',
      lines: [`您的数据导出已完成，可在 ${time(expiresAt)} 之前下载。`],
      action: '在账号中下载',
    }),
    commentNotice: ({ about }) => ({
      subject:
        about === 'Mentioned'
          ? '有人在评论中提到了您'
          : about === 'Replied'
            ? '您的评论有新回复'
            : '您的作品有新评论',
      lines: [
        about === 'Mentioned'
          ? '有人在评论中提到了您。'
          : about === 'Replied'
            ? '有人回复了您的评论。'
            : '有人评论了您的作品。',
        '在您到收件箱查看之前，后续的评论会合并显示在那里。',
      ],
      action: '查看',
    }),
    boardCommentNotice: ({ about }) => ({
      subject: {
        BoardMentioned: '有人在白板上提到了你',
        BoardReplied: '你参与的讨论有新回复',
        BoardCommented: '你的白板有新评论',
      }[about],
      lines: [
        {
          BoardMentioned: '有人在白板的评论中提到了你。',
          BoardReplied: '有人回复了你在白板上参与的讨论。',
          BoardCommented: '有人评论了你的白板。',
        }[about],
        '在您到收件箱查看之前，后续的评论会合并显示在那里。',
      ],
      action: '查看',
    }),
    webhookCreated: ({ host, at }, { time }) => ({
      subject: '已创建 Webhook',
      lines: [
        `${time(at)}，您的账号创建了一个 Webhook：有关您的作品和销售的事件将发送到 ${host}。`,
        '如果不是您本人操作，请更改密码，并通过 API 删除该 Webhook。',
      ],
    }),
    webhookMoved: ({ host, at }, { time }) => ({
      subject: 'Webhook 的地址已更改',
      lines: [
        `${time(at)}，您账号的一个 Webhook 更改了地址：有关您的作品和销售的事件从现在起将发送到 ${host}。`,
        '如果不是您本人操作，请更改密码，并通过 API 删除该 Webhook。',
      ],
    }),
    webhookDisabled: ({ host, since }, { time }) => ({
      subject: `您发往 ${host} 的 Webhook 已停用`,
      lines: [
        `自 ${time(since)} 起，您发往 ${host} 的 Webhook 一直投递失败。我们已将其停用，它不会再收到事件。`,
        '地址恢复响应后，您可以通过 API 重新启用。失败原因请查看它的投递记录。',
      ],
    }),
    accountDeleted: () => ({
      subject: '您的账号已删除',
      lines: ['您的账号已按您的要求删除，我们没有保留任何您的个人信息。这是我们的最后一封邮件。'],
    }),
  },
  reason: (site) => `您收到此邮件是因为您拥有 ${site} 账号。`,
  test: { subject: (site) => `${site} 的测试邮件`, line: '邮件服务器工作正常：此邮件由你的站点发出。' },
  unsubscribe: '不再接收此类邮件',
  page: {
    title: '{site} 邮件',
    reviews: '您不想再收到有关作品审核的邮件吗？',
    comments: '不再接收关于评论、回复和提及的邮件吗？',
    sales: '不再接收关于模板销售的邮件吗？',
    confirm: '不再接收此类邮件',
    done: '您将不再收到此类邮件。您可以在账号中重新开启。',
    invalid: '此链接已失效。您可以在账号中选择接收哪些邮件。',
  },
};
