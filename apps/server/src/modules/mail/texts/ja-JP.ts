import type { MailTexts } from './MailTexts.ts';

export const jaJP: MailTexts = {
  kinds: {
    addressProof: ({ expiresAt }, { time }) => ({
      subject: 'メールアドレスの確認',
      lines: [
        'リンクを開いて、このアドレスがご本人のものであることを確認してください。確認が済むまで、ほかのメールはお送りしません。',
        `リンクは ${time(expiresAt)} まで、一度だけ使えます。アカウントをお持ちでない場合は、どなたかがアドレスを打ち間違えたものと思われます。何もしていただく必要はありません。`,
      ],
      action: 'このアドレスを確認する',
    }),
    passwordReset: ({ expiresAt }, { time }) => ({
      subject: '新しいパスワードの設定',
      lines: [
        'アカウントのパスワード再設定の申し込みを受け付けました。',
        `リンクは ${time(expiresAt)} まで、一度だけ使えます。お心当たりがない場合は、何もしていただく必要はありません。パスワードは変わりません。`,
      ],
      action: '新しいパスワードを設定する',
    }),
    reviewPassed: ({ name }) => ({
      subject: `「${name}」が公開されました`,
      lines: [`作品「${name}」が審査を通過しました。コミュニティで誰でも見られるようになりました。`],
      action: 'コミュニティで見る',
    }),
    reviewNotPassed: ({ name, reason }) => ({
      subject: `「${name}」は審査を通過しませんでした`,
      lines: [
        `作品「${name}」は審査を通過しませんでした。`,
        `審査担当者からの理由：${reason}`,
        '修正して、もう一度提出できます。',
      ],
      action: '修正して再提出する',
    }),
    takenDown: ({ name, reason }) => ({
      subject: `「${name}」の公開が停止されました`,
      lines: [
        `作品「${name}」は、モデレーターによってコミュニティから取り下げられました。`,
        `理由：${reason}`,
        'ボード自体は引き続きあなたのものです。修正して、もう一度提出できます。',
      ],
      action: '修正して再提出する',
    }),
    tagsCorrected: ({ name, reason }) => ({
      subject: `「${name}」のタグが修正されました`,
      lines: [
        `モデレーターが作品「${name}」のタグまたはトピックを修正しました。変更の内容はメッセージで確認できます。`,
        ...(reason === undefined ? [] : [`理由：${reason}`]),
      ],
      action: 'コミュニティで見る',
    }),
    feedbackAnswered: ({ answer, feedback }) => ({
      subject: 'フィードバックに回答がありました',
      lines: [`お送りいただいた内容：${feedback}`, `回答：${answer}`],
    }),
    workSold: ({ name, income }, { money }) => ({
      subject: `「${name}」が購入されました`,
      lines: [
        `テンプレート「${name}」が購入されました。収入は ${money(income)} です。`,
        '購入者が返品できる七日間、この金額は保留されます。メッセージを確認するまで、その後の購入はメッセージにのみ届きます。',
      ],
      action: '収入を見る',
    }),
    orderReceipt: ({ orderId, items, total, paidAt }, { money, time }) => ({
      subject: `注文 ${orderId} の領収書`,
      lines: [
        `${time(paidAt)} に ${money(total)} のお支払いを受け取りました。ありがとうございます。`,
        ...items,
        `注文 ${orderId}、合計 ${money(total)}`,
      ],
      action: '注文を見る',
    }),
    refund: ({ orderId, amount }, { money }) => ({
      subject: `注文 ${orderId} の返金`,
      lines: [
        `注文 ${orderId} について ${money(amount)} を返金しました。口座への反映には数日かかることがあります。`,
      ],
      action: '注文を見る',
    }),
    payoutAsked: ({ amount, at }, { money, time }) => ({
      subject: `${money(amount)} の出金が申請されました`,
      lines: [
        `${time(at)} に ${money(amount)} の出金が申請されました。お支払いが済みましたらお知らせします。`,
        'お心当たりがない場合は、すぐにパスワードを変更し、このサイトの運営者にご連絡ください。',
      ],
      action: '出金を見る',
    }),
    payoutPaid: ({ amount, reference }, { money }) => ({
      subject: `${money(amount)} をお支払いしました`,
      lines: [`${money(amount)} を送金しました。送金の参照番号は ${reference} です。`],
      action: '出金を見る',
    }),
    payoutRefused: ({ amount, reason }, { money }) => ({
      subject: `${money(amount)} の出金は認められませんでした`,
      lines: [`${money(amount)} の出金は認められませんでした。金額は残高に戻っています。`, `理由：${reason}`],
      action: '出金を見る',
    }),
    passwordChanged: ({ at, otherWays = [] }, { time, quoted }) => ({
      subject: 'パスワードが変更されました',
      lines: [
        `${time(at)} にアカウントのパスワードが変更されました。ほかの端末ではすべてサインアウトされ、ほかのアプリケーションからはアクセスできなくなりました。`,
        ...(otherWays.length === 0
          ? []
          : [
              `パスワードなしで引き続きサインインできる方法：${quoted(otherWays)}。心当たりのないものはアカウントで削除してください。`,
            ]),
        'お心当たりがない場合は、すぐにこのサイトの運営者にご連絡ください。',
      ],
      action: 'アカウントを確認する',
    }),
    emailChanged: ({ at }, { time }) => ({
      subject: 'メールアドレスが変更されました',
      lines: [
        `${time(at)} から、アカウントのメールアドレスが変わりました。以前のアドレスへのメールはこれが最後です。`,
        'お心当たりがない場合は、すぐにこのサイトの運営者にご連絡ください。',
      ],
    }),
    secondStep: ({ change, at }, { time }) => {
      const said = {
        released: `${time(at)} に、このサイトの管理者が、24 時間以内に 2 段階ログインを設定できるようにしました。`,
        on: `${time(at)} に、アカウントの 2 段階ログインがオンになりました。ほかの端末からはログアウトされ、ほかのアプリケーションからはアクセスできなくなりました。`,
        off: `${time(at)} に、アカウントの 2 段階ログインがオフになりました。パスワードだけでログインできます。`,
        codes_renewed: `${time(at)} に、アカウントのリカバリーコードが交換されました。以前のものは使えません。`,
        code_used: `${time(at)} に、リカバリーコードでアカウントにログインがありました。`,
      };
      return {
        subject: '2 段階ログイン',
        lines: [
          said[change],
          'お心当たりがない場合は、すぐにパスワードを変更し、このサイトの運営者に知らせてください。',
        ],
        action: 'アカウントを確認する',
      };
    },
    passkey: ({ change, name, at }, { time }) => {
      const said = {
        added: `${time(at)} に、アカウントにパスキー「${name}」が追加されました。パスワードなしでログインできます。`,
        removed: `${time(at)} に、アカウントからパスキー「${name}」が削除されました。`,
        copy_refused: `${time(at)} に、パスキー「${name}」によるログインを拒否しました。複製されたパスキーのような応答でした。ご自身で複製していない場合は、このパスキーを削除してください。`,
      };
      return {
        subject: 'パスキー',
        lines: [
          said[change],
          'お心当たりがない場合は、すぐにパスワードを変更し、見覚えのないパスキーを削除してください。',
        ],
        action: 'アカウントを確認する',
      };
    },
    provider: ({ change, name, at }, { time }) => {
      const said = {
        linked: `${time(at)} に、アカウントが「${name}」と連携されました。今後はこれでログインできます。`,
        unlinked: `${time(at)} に、アカウントと「${name}」の連携が解除されました。`,
      };
      return {
        subject: '外部サービスでのログイン',
        lines: [
          said[change],
          'お心当たりがない場合は、すぐにパスワードを変更し、見覚えのない連携を解除してください。',
        ],
        action: 'アカウントを確認する',
      };
    },
    serviceTokenCreated: ({ name, at, expiresAt }, { time }) => ({
      subject: 'サービストークンが作成されました',
      lines: [
        `${time(at)} にアカウントのサービストークン「${name}」が作成されました。このトークンを持つアプリケーションは、${time(expiresAt)} まであなたに代わって操作できます。`,
        'お心当たりがない場合は、すぐにパスワードを変更してください。すべてのサービストークンが無効になります。',
      ],
    }),
    exportReady: ({ expiresAt }, { time }) => ({
      subject: 'データの準備ができました',
      lines: [`データの書き出しが終わりました。${time(expiresAt)} までダウンロードできます。`],
      action: 'アカウントでダウンロードする',
    }),
    commentNotice: ({ about }) => ({
      subject:
        about === 'Mentioned'
          ? 'コメントでメンションされました'
          : about === 'Replied'
            ? 'コメントに返信がありました'
            : '作品にコメントが付きました',
      lines: [
        about === 'Mentioned'
          ? 'コメントであなたへのメンションがありました。'
          : about === 'Replied'
            ? 'あなたのコメントに返信がありました。'
            : 'あなたの作品にコメントが付きました。',
        '受信箱で確認するまで、続きは受信箱にまとめて届きます。',
      ],
      action: '読む',
    }),
    boardCommentNotice: ({ about }) => ({
      subject: {
        BoardMentioned: 'ボードであなたにメンションがありました',
        BoardReplied: '参加しているスレッドに返信がありました',
        BoardCommented: 'あなたのボードにコメントがありました',
      }[about],
      lines: [
        {
          BoardMentioned: 'ボードのコメントであなたにメンションがありました。',
          BoardReplied: 'あなたが書き込んだボードのスレッドに返信がありました。',
          BoardCommented: 'あなたのボードにコメントが付きました。',
        }[about],
        '受信箱で確認するまで、続きは受信箱にまとめて届きます。',
      ],
      action: '読む',
    }),
    webhookCreated: ({ host, at }, { time }) => ({
      subject: 'Webhook が作成されました',
      lines: [
        `${time(at)} にアカウントの Webhook が作成されました。作品と販売に関するイベントが ${host} に送信されます。`,
        'お心当たりがない場合は、パスワードを変更し、API から Webhook を削除してください。',
      ],
    }),
    webhookMoved: ({ host, at }, { time }) => ({
      subject: 'Webhook の送信先が変更されました',
      lines: [
        `${time(at)} にアカウントの Webhook の送信先が変更されました。作品と販売に関するイベントは今後 ${host} に送信されます。`,
        'お心当たりがない場合は、パスワードを変更し、API から Webhook を削除してください。',
      ],
    }),
    webhookDisabled: ({ host, since }, { time }) => ({
      subject: `${host} への Webhook を停止しました`,
      lines: [
        `${time(since)} から、${host} への Webhook に一度も配信できていません。Webhook を停止したため、今後イベントは送信されません。`,
        '送信先が再び応答するようになったら、API から有効にしてください。失敗の原因は配信履歴で確認できます。',
      ],
    }),
    accountDeleted: () => ({
      subject: 'アカウントが削除されました',
      lines: [
        'ご希望のとおりアカウントを削除しました。個人に関する情報は残っていません。これが最後のメールです。',
      ],
    }),
  },
  reason: (site) => `${site} のアカウントをお持ちのため、このメールをお送りしています。`,
  test: {
    subject: (site) => `${site} からのテストメール`,
    line: 'メールサーバーは正常です。このメールはあなたのサイトから送信されました。',
  },
  unsubscribe: 'このようなメールを受け取らない',
  page: {
    title: '{site} からのメール',
    reviews: '作品の審査に関するメールを今後受け取らないようにしますか？',
    comments: 'コメント、返信、メンションについてのメールを停止しますか？',
    sales: 'テンプレートの販売に関するメールを停止しますか？',
    confirm: '今後受け取らない',
    done: '今後、このようなメールは届きません。アカウントでもう一度有効にできます。',
    invalid: 'このリンクは無効になりました。受け取るメールはアカウントで選べます。',
  },
};
