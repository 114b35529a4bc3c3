import { expect, test } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Image } from '../Image/Image.tsx';
import { TemplateCard } from '../TemplateCard/TemplateCard.tsx';
import { TemplateCardSkeleton } from './Skeleton.tsx';

test('the place of a card is as high as the card that takes it', async () => {
  const { host } = await mount(
    <div style={{ display: 'grid', gridTemplateColumns: '300px 300px', alignItems: 'start' }}>
      <TemplateCardSkeleton />
      <TemplateCard
        title="Retrospective"
        href="#file"
        cover={<Image src="data:," alt="" />}
        creator={{ name: 'Nora', avatar: <Avatar label="N" color={1} size={24} /> }}
        stats={[{ icon: '♥', value: 12, label: '12 likes' }]}
      />
    </div>,
  );
  const [skeleton, card] = [...(host.firstElementChild?.children ?? [])].map(
    (element) => element.getBoundingClientRect().height,
  );
  expect(Math.abs((skeleton ?? 0) - (card ?? 100))).toBeLessThanOrEqual(1);
});
