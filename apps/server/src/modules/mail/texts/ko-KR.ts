import type { MailTexts } from './MailTexts.ts';

export const koKR: MailTexts = {
  kinds: {
    addressProof: ({ expiresAt }, { time }) => ({
      subject: '이메일 주소를 확인해 주세요',
      lines: [
        '링크를 열어 이 주소가 본인의 것임을 확인해 주세요. 확인 전까지는 다른 메일을 보내지 않습니다.',
        `링크는 ${time(expiresAt)}까지 한 번만 사용할 수 있습니다. 계정이 없다면 누군가 주소를 잘못 입력한 것이니 아무것도 하지 않으셔도 됩니다.`,
      ],
      action: '이 주소 확인',
    }),
    passwordReset: ({ expiresAt }, { time }) => ({
      subject: '새 비밀번호를 설정해 주세요',
      lines: [
        '계정의 비밀번호를 다시 설정해 달라는 요청이 있었습니다.',
        `링크는 ${time(expiresAt)}까지 한 번만 사용할 수 있습니다. 본인이 요청하지 않았다면 아무것도 하지 않으셔도 됩니다. 비밀번호는 그대로 유지됩니다.`,
      ],
      action: '새 비밀번호 설정',
    }),
    reviewPassed: ({ name }) => ({
      subject: `“${name}”이(가) 게시되었습니다`,
      lines: [`작품 “${name}”이(가) 심사를 통과했습니다. 이제 커뮤니티에서 누구나 볼 수 있습니다.`],
      action: '커뮤니티에서 보기',
    }),
    reviewNotPassed: ({ name, reason }) => ({
      subject: `“${name}”이(가) 심사를 통과하지 못했습니다`,
      lines: [
        `작품 “${name}”이(가) 심사를 통과하지 못했습니다.`,
        `심사자의 의견: ${reason}`,
        '수정한 뒤 다시 제출할 수 있습니다.',
      ],
      action: '수정하고 다시 제출',
    }),
    takenDown: ({ name, reason }) => ({
      subject: `“${name}”의 게시가 중단되었습니다`,
      lines: [
        `운영자가 작품 “${name}”을(를) 커뮤니티에서 내렸습니다.`,
        `사유: ${reason}`,
        '보드는 여전히 회원님의 것입니다. 수정한 뒤 다시 제출할 수 있습니다.',
      ],
      action: '수정하고 다시 제출',
    }),
    tagsCorrected: ({ name, reason }) => ({
      subject: `“${name}”의 태그가 수정되었습니다`,
      lines: [
        `운영자가 작품 “${name}”의 태그 또는 주제를 수정했습니다. 바뀐 내용은 메시지에서 볼 수 있습니다.`,
        ...(reason === undefined ? [] : [`사유: ${reason}`]),
      ],
      action: '커뮤니티에서 보기',
    }),
    feedbackAnswered: ({ answer, feedback }) => ({
      subject: '의견에 답변이 도착했습니다',
      lines: [`보내신 의견: ${feedback}`, `답변: ${answer}`],
    }),
    workSold: ({ name, income }, { money }) => ({
      subject: `“${name}”이(가) 판매되었습니다`,
      lines: [
        `템플릿 “${name}”이(가) 판매되었습니다. 수입은 ${money(income)}입니다.`,
        '구매자가 템플릿을 돌려줄 수 있는 7일 동안 이 금액은 보류됩니다. 메시지를 읽을 때까지 이후의 판매는 메시지로만 알려 드립니다.',
      ],
      action: '수입 보기',
    }),
    orderReceipt: ({ orderId, items, total, paidAt }, { money, time }) => ({
      subject: `주문 ${orderId} 영수증`,
      lines: [
        `${time(paidAt)}에 ${money(total)} 결제가 완료되었습니다. 감사합니다.`,
        ...items,
        `주문 ${orderId}, 합계 ${money(total)}`,
      ],
      action: '주문 보기',
    }),
    refund: ({ orderId, amount }, { money }) => ({
      subject: `주문 ${orderId} 환불`,
      lines: [
        `주문 ${orderId}에 대해 ${money(amount)}을(를) 환불했습니다. 계좌에 반영되기까지 며칠 걸릴 수 있습니다.`,
      ],
      action: '주문 보기',
    }),
    payoutAsked: ({ amount, at }, { money, time }) => ({
      subject: `${money(amount)} 출금을 신청했습니다`,
      lines: [
        `${time(at)}에 ${money(amount)} 출금이 신청되었습니다. 지급되면 알려 드리겠습니다.`,
        '본인이 아니라면 즉시 비밀번호를 바꾸고 이 사이트의 운영자에게 알려 주세요.',
      ],
      action: '출금 보기',
    }),
    payoutPaid: ({ amount, reference }, { money }) => ({
      subject: `${money(amount)}을(를) 지급했습니다`,
      lines: [`${money(amount)}을(를) 송금했습니다. 송금 참조 번호는 ${reference}입니다.`],
      action: '출금 보기',
    }),
    payoutRefused: ({ amount, reason }, { money }) => ({
      subject: `${money(amount)} 출금이 거절되었습니다`,
      lines: [`${money(amount)} 출금이 거절되었습니다. 금액은 잔액으로 돌아갔습니다.`, `사유: ${reason}`],
      action: '출금 보기',
    }),
    passwordChanged: ({ at, otherWays = [] }, { time, quoted }) => ({
      subject: '비밀번호가 변경되었습니다',
      lines: [
        `${time(at)}에 계정의 비밀번호가 변경되었습니다. 다른 모든 기기에서 로그아웃되었으며, 다른 애플리케이션의 접근 권한도 해제되었습니다.`,
        ...(otherWays.length === 0
          ? []
          : [
              `비밀번호 없이 계속 로그인할 수 있는 방법: ${quoted(otherWays)}. 본인 것이 아니면 계정에서 삭제해 주세요.`,
            ]),
        '본인이 변경하지 않았다면 즉시 이 사이트의 운영자에게 알려 주세요.',
      ],
      action: '계정 확인',
    }),
    emailChanged: ({ at }, { time }) => ({
      subject: '이메일 주소가 변경되었습니다',
      lines: [
        `${time(at)}부터 계정의 이메일 주소가 변경되었습니다. 이전 주소로 보내는 마지막 메일입니다.`,
        '본인이 변경하지 않았다면 즉시 이 사이트의 운영자에게 알려 주세요.',
      ],
    }),
    secondStep: ({ change, at }, { time }) => {
      const said = {
        released: `${time(at)}에 이 사이트의 관리자가 24시간 안에 2단계 로그인을 설정할 수 있도록 허용했습니다.`,
        on: `${time(at)}에 계정의 2단계 로그인이 켜졌습니다. 다른 모든 곳에서 로그아웃되었으며, 다른 애플리케이션의 접근 권한도 해제되었습니다.`,
        off: `${time(at)}에 계정의 2단계 로그인이 꺼졌습니다. 이제 비밀번호만으로 로그인합니다.`,
        codes_renewed: `${time(at)}에 계정의 복구 코드가 교체되었습니다. 이전 코드는 더 이상 쓸 수 없습니다.`,
        code_used: `${time(at)}에 복구 코드로 계정에 로그인했습니다.`,
      };
      return {
        subject: '2단계 로그인',
        lines: [said[change], '본인이 아니라면 바로 비밀번호를 바꾸고 이 사이트의 운영자에게 알려 주세요.'],
        action: '계정 확인하기',
      };
    },
    passkey: ({ change, name, at }, { time }) => {
      const said = {
        added: `${time(at)}에 계정에 패스키 ‘${name}’이(가) 추가되었습니다. 비밀번호 없이 로그인할 수 있습니다.`,
        removed: `${time(at)}에 계정에서 패스키 ‘${name}’이(가) 삭제되었습니다.`,
        copy_refused: `${time(at)}에 패스키 ‘${name}’을(를) 사용한 로그인을 거부했습니다. 복제된 패스키처럼 응답했습니다. 직접 복제하지 않았다면 이 패스키를 삭제하세요.`,
      };
      return {
        subject: '패스키',
        lines: [said[change], '본인이 아니라면 바로 비밀번호를 바꾸고 본인 것이 아닌 패스키를 삭제하세요.'],
        action: '계정 확인하기',
      };
    },
    provider: ({ change, name, at }, { time }) => {
      const said = {
        linked: `${time(at)}에 계정이 ‘${name}’에 연결되었습니다. 이제 이것으로 로그인할 수 있습니다.`,
        unlinked: `${time(at)}에 계정과 ‘${name}’의 연결이 해제되었습니다.`,
      };
      return {
        subject: '외부 서비스로 로그인',
        lines: [said[change], '본인이 아니라면 바로 비밀번호를 바꾸고 본인 것이 아닌 연결을 해제하세요.'],
        action: '계정 확인하기',
      };
    },
    serviceTokenCreated: ({ name, at, expiresAt }, { time }) => ({
      subject: '서비스 토큰이 생성되었습니다',
      lines: [
        `${time(at)}에 계정의 서비스 토큰 ‘${name}’이(가) 생성되었습니다. 이 토큰을 가진 애플리케이션은 ${time(expiresAt)}까지 회원님을 대신하여 작업할 수 있습니다.`,
        '본인이 생성하지 않았다면 즉시 비밀번호를 변경해 주세요. 비밀번호를 변경하면 모든 서비스 토큰이 해지됩니다.',
      ],
    }),
    exportReady: ({ expiresAt }, { time }) => ({
      subject: '데이터가 준비되었습니다',
      lines: [`데이터 내보내기가 완료되었습니다. ${time(expiresAt)}까지 내려받을 수 있습니다.`],
      action: '계정에서 내려받기',
    }),
    commentNotice: ({ about }) => ({
      subject:
        about === 'Mentioned'
          ? '댓글에서 언급되었습니다'
          : about === 'Replied'
            ? '댓글에 답글이 달렸습니다'
            : '작품에 댓글이 달렸습니다',
      lines: [
        about === 'Mentioned'
          ? '댓글에서 회원님이 언급되었습니다.'
          : about === 'Replied'
            ? '회원님의 댓글에 답글이 달렸습니다.'
            : '회원님의 작품에 댓글이 달렸습니다.',
        '메시지함에서 확인할 때까지 이후 소식은 메시지함에 모아 둡니다.',
      ],
      action: '읽기',
    }),
    boardCommentNotice: ({ about }) => ({
      subject: {
        BoardMentioned: '보드에서 회원님이 언급되었습니다',
        BoardReplied: '참여 중인 대화에 답글이 달렸습니다',
        BoardCommented: '내 보드에 댓글이 달렸습니다',
      }[about],
      lines: [
        {
          BoardMentioned: '보드의 댓글에서 회원님이 언급되었습니다.',
          BoardReplied: '회원님이 글을 쓴 보드의 대화에 답글이 달렸습니다.',
          BoardCommented: '회원님의 보드에 댓글이 달렸습니다.',
        }[about],
        '메시지함에서 확인할 때까지 이후 소식은 메시지함에 모아 둡니다.',
      ],
      action: '읽기',
    }),
    webhookCreated: ({ host, at }, { time }) => ({
      subject: '웹훅이 생성되었습니다',
      lines: [
        `${time(at)}에 계정의 웹훅이 생성되었습니다. 작품과 판매에 관한 이벤트가 ${host}(으)로 전송됩니다.`,
        '본인이 생성하지 않았다면 비밀번호를 변경하고 API에서 웹훅을 삭제해 주세요.',
      ],
    }),
    webhookMoved: ({ host, at }, { time }) => ({
      subject: '웹훅 주소가 변경되었습니다',
      lines: [
        `${time(at)}에 계정의 웹훅 주소가 변경되었습니다. 작품과 판매에 관한 이벤트가 이제부터 ${host}(으)로 전송됩니다.`,
        '본인이 변경하지 않았다면 비밀번호를 변경하고 API에서 웹훅을 삭제해 주세요.',
      ],
    }),
    webhookDisabled: ({ host, since }, { time }) => ({
      subject: `${host} 웹훅이 꺼졌습니다`,
      lines: [
        `${time(since)}부터 ${host} 웹훅에 이벤트가 전달되지 않았습니다. 웹훅을 껐으며 더 이상 이벤트를 보내지 않습니다.`,
        '주소가 다시 응답하면 API에서 다시 켜 주세요. 실패한 이유는 전송 기록에서 확인할 수 있습니다.',
      ],
    }),
    accountDeleted: () => ({
      subject: '계정이 삭제되었습니다',
      lines: ['요청하신 대로 계정이 삭제되었습니다. 개인 정보는 남아 있지 않습니다. 이 메일이 마지막입니다.'],
    }),
  },
  reason: (site) => `${site} 계정이 있어 이 메일을 보내 드립니다.`,
  test: {
    subject: (site) => `${site}의 테스트 메일`,
    line: '메일 서버가 작동합니다. 이 메일은 사이트에서 보냈습니다.',
  },
  unsubscribe: '이런 메일 받지 않기',
  page: {
    title: '{site} 메일',
    reviews: '작품 심사에 관한 메일을 더 이상 받지 않으시겠습니까?',
    comments: '댓글, 답글, 언급에 관한 메일을 더 이상 받지 않으시겠습니까?',
    sales: '템플릿 판매에 관한 메일을 더 이상 받지 않으시겠습니까?',
    confirm: '더 이상 받지 않기',
    done: '이제 이런 메일을 보내지 않습니다. 계정에서 다시 켤 수 있습니다.',
    invalid: '더 이상 유효하지 않은 링크입니다. 받을 메일은 계정에서 고를 수 있습니다.',
  },
};
