import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { cover } from '../../testing/pictures.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Image } from '../Image/Image.tsx';
import { TemplateCard } from './TemplateCard.tsx';

async function mountCard(onLike = vi.fn()) {
  const { host } = await mount(
    <div style={{ width: 320 }}>
      <TemplateCard
        title="Retrospective"
        href="#file"
        cover={<Image src={cover(1)} alt="" />}
        creator={{ name: 'Nora', avatar: <Avatar label="N" color={1} size={24} />, href: '#nora' }}
        stats={[{ icon: '♥', value: '1.2k', label: '1,234 likes' }]}
        actions={<IconButton label="Like" icon="♥" tooltip={false} onClick={onLike} />}
      />
    </div>,
  );
  return { host, onLike };
}

/** What a press at this place of the card would hit. */
function hitAt(host: HTMLElement, x: number, y: number) {
  const box = host.querySelector('article')?.getBoundingClientRect();
  return document.elementFromPoint((box?.left ?? 0) + x, (box?.top ?? 0) + y)?.closest('a,button');
}

test('the whole card is one link with a real address', async () => {
  const { host } = await mountCard();
  const link = page.getByRole('link', { name: 'Retrospective' });
  await expect.element(link).toHaveAttribute('href', '#file');
  expect(hitAt(host, 20, 20)).toBe(link.element());
  expect(hitAt(host, 300, 235)).toBe(link.element());
});

test('the creator and the buttons are stops of their own', async () => {
  const { host, onLike } = await mountCard();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Retrospective' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Nora' })).toHaveFocus();
  await userEvent.tab();
  const like = page.getByRole('button', { name: 'Like' });
  await expect.element(like).toHaveFocus();
  await expect.poll(() => getComputedStyle(like.element().parentElement ?? document.body).opacity).toBe('1');
  const before = location.hash;
  await userEvent.click(like);
  expect(onLike).toHaveBeenCalledOnce();
  expect(location.hash).toBe(before);
  expect(host.querySelectorAll('a[href="#file"]')).toHaveLength(1);
});

test('where nothing hovers, such as on a phone, the buttons are in sight and can be tapped', async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  try {
    const { onLike } = await mountCard();
    await expect.poll(() => matchMedia('(hover: none)').matches).toBe(true);
    const like = page.getByRole('button', { name: 'Like' }).element();
    await expect.poll(() => getComputedStyle(like.parentElement ?? document.body).opacity).toBe('1');
    const { left, top, width, height } = like.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a,button')).toBe(like);
    await userEvent.click(like);
    expect(onLike).toHaveBeenCalledOnce();
  } finally {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  }
});

test('a badge on a narrow card shows all its words', async () => {
  const { host } = await mount(
    <div style={{ width: 120 }}>
      <TemplateCard
        title="Retrospective"
        href="#file"
        cover={<Image src={cover(1)} alt="" />}
        badges={<Badge tone="paper">Selección editorial</Badge>}
      />
    </div>,
  );
  const words = page.getByText('Selección editorial').element();
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  const right = host.querySelector('article')?.getBoundingClientRect().right ?? 0;
  expect(words.getBoundingClientRect().right).toBeLessThan(right);
});

test('the longest badge takes one line on the smallest phone with two cards side by side', async () => {
  await page.viewport(320, 640);
  await mount(
    <div style={{ width: 138 }}>
      <TemplateCard
        title="Retrospective"
        href="#file"
        cover={<Image src={cover(1)} alt="" />}
        badges={<Badge tone="paper">Selección editorial</Badge>}
      />
    </div>,
  );
  const words = page.getByText('Selección editorial').element();
  expect(words.getBoundingClientRect().height).toBeLessThan(24);
  await page.viewport(1280, 800);
});

test('numbers are spoken as words', async () => {
  const { host } = await mountCard();
  expect(host.querySelector('article')?.textContent).toContain('1,234 likes');
});
