import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../testing/StoryLayout.tsx';
import { cover, tinyPlaceholder } from '../../testing/pictures.ts';
import { Image } from './Image.tsx';

const meta = {
  component: Image,
  args: { src: cover(1), alt: 'A board with sticky notes in four columns', placeholder: tinyPlaceholder },
  decorators: [(Story) => <div style={{ width: 360, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ratio: 'wide', priority: true } };

export const Ratios: Story = {
  render: (args) => (
    <Stack>
      <Image {...args} ratio="cover" />
      <Image {...args} ratio="wide" />
      <Image {...args} ratio="square" fit="contain" />
      <Image {...args} ratio="natural" width={1080} height={700} />
    </Stack>
  ),
};

export const Broken: Story = { args: { src: 'data:image/png;base64,broken' } };
