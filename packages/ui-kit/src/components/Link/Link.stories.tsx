import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { Stack } from '../../testing/StoryLayout.tsx';
import { TITLES } from '../../testing/words.ts';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '#rules', children: 'the rules of the community' },
  render: (args) => (
    <p>
      Before you publish, read <Link {...args} />. It takes two minutes.
    </p>
  ),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { newTabLabel: 'opens in a new tab' } };
export const Variants: Story = {
  render: (args) => (
    <Stack>
      <p>
        In a sentence, <Link {...args} /> are underlined.
      </p>
      <Link {...args} variant="standalone">
        All templates
      </Link>
      <Link {...args} variant="standalone" icon={<BookOpen />} newTabLabel="opens in a new tab">
        Handbook
      </Link>
      <Link {...args} variant="quiet">
        Nora Whitfield
      </Link>
      <Link {...args} disabled>
        Not yet published
      </Link>
    </Stack>
  ),
};
export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { children: TITLES['es-ES'], newTabLabel: 'se abre en otra pestaña' },
  globals: { lang: 'es-ES' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
export const RightToLeft: Story = {
  args: { children: 'قواعد المجتمع', variant: 'standalone', newTabLabel: 'يفتح في علامة تبويب جديدة' },
  render: (args) => <Link {...args} />,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
