import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Heart, Search, Star } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Row } from '../../testing/StoryLayout.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Collect', icon: <Star />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'outlined', size: 'large' } };

export const Variants: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} label="Search" icon={<Search />} />
      <IconButton {...args} label="Copy" icon={<Copy />} variant="outlined" />
      <IconButton {...args} label="Like" icon={<Heart />} variant="floating" />
      <IconButton {...args} label="Liked" icon={<Heart />} pressed />
      <IconButton {...args} label="Copy" icon={<Copy />} loading />
      <IconButton {...args} label="Copy" icon={<Copy />} disabled />
      <IconButton {...args} label="Small" icon={<Copy />} size="small" />
      <IconButton {...args} label="Large" icon={<Copy />} size="large" />
    </Row>
  ),
};

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };

export const NameInTooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Collect' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Collect');
  },
};
