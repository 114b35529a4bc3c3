import { confirmer } from '@boardwalk/ui-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from './testing/render-app.tsx';

/** "Prompt", "confirm" and "cancel" in each language of the product. */
const WORDS = [
  ['en-US', 'Please confirm', 'Confirm', 'Cancel'],
  ['zh-CN', '提示', '确定', '取消'],
  ['ja-JP', '確認', '確認', 'キャンセル'],
  ['ko-KR', '확인', '확인', '취소'],
  ['es-ES', 'Confirma', 'Confirmar', 'Cancelar'],
] as const;

test.each(WORDS)(
  '[OVL-15][OVL-16][OVL-17] in %s a question without words of its own is titled %s, with %s and %s',
  async (language, title, ok, cancel) => {
    await renderApp('/hot', { settings: { language } });
    const answer = confirmer.confirm({ message: 'A question' });
    const dialog = page.getByRole('alertdialog', { name: title, exact: true });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: cancel, exact: true })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: ok, exact: true }));
    expect(await answer).toBe('ok');
  },
);
