import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { Row } from '../../testing/StoryLayout.tsx';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'In review' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'paper', icon: <Crown />, children: 'Members free' } };

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Draft</Badge>
      <Badge tone="paper" icon={<Crown />}>
        Members free
      </Badge>
      <Badge tone="tide">Selected</Badge>
      <Badge tone="positive">Published</Badge>
      <Badge tone="caution">In review</Badge>
      <Badge tone="critical">Not passed</Badge>
      <Badge tone="count">3</Badge>
      <Badge tone="count">99+</Badge>
    </Row>
  ),
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: { children: 'Pendiente de revisión por el equipo de la comunidad' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};
