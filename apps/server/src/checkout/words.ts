import type { Language } from '@boardwalk/domain';

/** Everything the pages of the test checkout and of the way back from a checkout say. */
export interface CheckoutWords {
  /** Over every page of the test checkout. */
  test: string;
  testHint: string;
  title: string;
  item: string;
  order: string;
  /** Before a time of day. */
  until: string;
  /** `{price}` stands for the amount. */
  pay: string;
  decline: string;
  close: string;
  declined: string;
  paidTitle: string;
  paidText: string;
  endedTitle: string;
  endedText: string;
  unknownTitle: string;
  unknownText: string;
  back: string;
  /** On the way back from a checkout elsewhere. */
  thanksTitle: string;
  thanksText: string;
  notPaidTitle: string;
  notPaidText: string;
}

/** `{site}` stands for the name of the site. */
const TEXTS: Readonly<Record<Language, CheckoutWords>> = {
  'en-US': {
    test: 'Test payment',
    testHint: 'No money moves here.',
    title: 'Pay for your order',
    item: 'Item',
    order: 'Order',
    until: 'Open until',
    pay: 'Pay {price}',
    decline: 'Try a card that is declined',
    close: 'Close without paying',
    declined: 'The card was declined. Nothing was paid; you can try again.',
    paidTitle: 'Paid',
    paidText: 'Thank you. What you bought is yours in a moment.',
    endedTitle: 'This checkout has ended',
    endedText: 'Nothing was paid. Place the order again to pay for it.',
    unknownTitle: 'There is no such checkout',
    unknownText: 'Open the order again in {site} to pay for it.',
    back: 'Back to {site}',
    thanksTitle: 'Thank you',
    thanksText: 'As soon as the payment is confirmed, what you bought is yours.',
    notPaidTitle: 'Not paid',
    notPaidText: 'Nothing was paid. The order stays open for a while.',
  },
  'zh-CN': {
    test: '测试支付',
    testHint: '此处不会产生真实扣款。',
    title: '支付订单',
    item: '商品',
    order: '订单号',
    until: '支付截止',
    pay: '支付 {price}',
    decline: '试用一张会被拒绝的卡',
    close: '不支付，关闭',
    declined: '该卡被拒绝，未产生任何扣款，可以重试。',
    paidTitle: '支付成功',
    paidText: '谢谢。{site} 已收到通知，正在为你开通所购内容。',
    endedTitle: '此收银台已关闭',
    endedText: '未产生任何扣款。如需购买，请重新下单。',
    unknownTitle: '收银台不存在',
    unknownText: '请在 {site} 中重新打开订单进行支付。',
    back: '返回 {site}',
    thanksTitle: '谢谢',
    thanksText: '支付确认后，所购内容即归你所有。',
    notPaidTitle: '未支付',
    notPaidText: '未产生任何扣款，订单会保留一段时间。',
  },
  'ja-JP': {
    test: 'テスト決済',
    testHint: '実際のお金は動きません。',
    title: 'ご注文のお支払い',
    item: '商品',
    order: '注文番号',
    until: 'お支払い期限',
    pay: '{price} を支払う',
    decline: '拒否されるカードを試す',
    close: '支払わずに閉じる',
    declined: 'カードが拒否されました。お支払いは発生していません。もう一度お試しいただけます。',
    paidTitle: 'お支払い完了',
    paidText: 'ありがとうございます。{site} に通知され、ご購入の内容が使えるようになります。',
    endedTitle: 'このお支払い画面は終了しました',
    endedText: 'お支払いは発生していません。購入するには、もう一度ご注文ください。',
    unknownTitle: 'このお支払い画面はありません',
    unknownText: '{site} で注文を開き直してお支払いください。',
    back: '{site} に戻る',
    thanksTitle: 'ありがとうございます',
    thanksText: 'お支払いが確認され次第、ご購入の内容が使えるようになります。',
    notPaidTitle: '未払い',
    notPaidText: 'お支払いは発生していません。注文はしばらく有効です。',
  },
  'ko-KR': {
    test: '테스트 결제',
    testHint: '실제 돈은 오가지 않습니다.',
    title: '주문 결제',
    item: '상품',
    order: '주문 번호',
    until: '결제 기한',
    pay: '{price} 결제',
    decline: '거절되는 카드로 시험하기',
    close: '결제하지 않고 닫기',
    declined: '카드가 거절되었습니다. 결제되지 않았으며 다시 시도할 수 있습니다.',
    paidTitle: '결제 완료',
    paidText: '감사합니다. {site}에 알렸으며 구매한 내용을 곧 사용할 수 있습니다.',
    endedTitle: '이 결제 화면은 종료되었습니다',
    endedText: '결제되지 않았습니다. 구매하려면 다시 주문해 주세요.',
    unknownTitle: '없는 결제 화면입니다',
    unknownText: '{site}에서 주문을 다시 열어 결제해 주세요.',
    back: '{site}로 돌아가기',
    thanksTitle: '감사합니다',
    thanksText: '결제가 확인되는 대로 구매한 내용을 사용할 수 있습니다.',
    notPaidTitle: '결제되지 않음',
    notPaidText: '결제되지 않았습니다. 주문은 잠시 유지됩니다.',
  },
  'es-ES': {
    test: 'Pago de prueba',
    testHint: 'Aquí no se mueve dinero.',
    title: 'Paga tu pedido',
    item: 'Artículo',
    order: 'Pedido',
    until: 'Abierto hasta',
    pay: 'Pagar {price}',
    decline: 'Probar una tarjeta rechazada',
    close: 'Cerrar sin pagar',
    declined: 'La tarjeta fue rechazada. No se ha pagado nada; puedes volver a intentarlo.',
    paidTitle: 'Pagado',
    paidText: 'Gracias. {site} ya lo sabe y te entrega lo que has comprado.',
    endedTitle: 'Este pago ha terminado',
    endedText: 'No se ha pagado nada. Haz el pedido de nuevo para pagarlo.',
    unknownTitle: 'Este pago no existe',
    unknownText: 'Abre el pedido de nuevo en {site} para pagarlo.',
    back: 'Volver a {site}',
    thanksTitle: 'Gracias',
    thanksText: 'En cuanto se confirme el pago, lo que has comprado será tuyo.',
    notPaidTitle: 'Sin pagar',
    notPaidText: 'No se ha pagado nada. El pedido sigue abierto un rato.',
  },
};

/**
 * What the pages say in a language.
 *
 * @param siteName what the site is called
 */
export function checkoutWords(language: Language, siteName: string): CheckoutWords {
  const entries = Object.entries(TEXTS[language]).map(([name, text]: [string, string]) => [
    name,
    text.replace('{site}', () => siteName),
  ]);
  return Object.fromEntries(entries) as CheckoutWords;
}
