import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PARAGRAPHS } from '../../testing/words.ts';
import { NavTabs, Tabs, type TabsProps } from './Tabs.tsx';

function Page(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Tabs<string>,
  args: {
    label: 'Profile',
    value: 'works',
    onValueChange: fn(),
    items: [
      { value: 'works', label: 'Works', count: 24, content: <p>{PARAGRAPHS['en-US']}</p> },
      { value: 'collections', label: 'Collections', count: 8, content: <p>{PARAGRAPHS['es-ES']}</p> },
      { value: 'fans', label: 'Fans', content: <p lang="zh-CN">{PARAGRAPHS['zh-CN']}</p>, disabled: true },
    ],
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 'collections' } };

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Works/u }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: /Collections/u })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Links: Story = {
  render: () => (
    <NavTabs
      label="Lists"
      items={[
        { href: '#recommended', label: 'Recommended', current: true },
        { href: '#hot', label: 'Hot', current: false },
        { href: '#new', label: 'New', current: false },
        { href: '#focus', label: 'Following', current: false, count: 3 },
      ]}
    />
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <NavTabs
        label="Listas"
        items={['Recomendadas para ti', 'Las más populares', 'Recién publicadas', 'De quienes sigues'].map(
          (label, index) => ({
            href: `#${index}`,
            label,
            current: index === 0,
          }),
        )}
      />
    </div>
  ),
};
