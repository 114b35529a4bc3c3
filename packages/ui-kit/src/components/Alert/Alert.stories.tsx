import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../testing/StoryLayout.tsx';
import { PARAGRAPHS, TITLES } from '../../testing/words.ts';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  component: Alert,
  args: {
    title: 'Your work is being reviewed',
    children: 'It usually takes a day. You can go on working on the board meanwhile.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    tone: 'caution',
    dismissLabel: 'Dismiss',
    actions: (
      <>
        <Button size="small">See the review</Button>
        <Button size="small" variant="quiet">
          Withdraw
        </Button>
      </>
    ),
  },
};
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Alert {...args} key={tone} tone={tone} urgency="off" dismissLabel="Dismiss" />
      ))}
      <Alert urgency="off">One line without a title.</Alert>
    </Stack>
  ),
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    tone: 'critical',
    title: TITLES['es-ES'],
    children: PARAGRAPHS['es-ES'],
    dismissLabel: 'Cerrar',
    actions: <Button size="small">Volver a intentarlo ahora mismo</Button>,
  },
  globals: { lang: 'es-ES' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
export const RightToLeft: Story = {
  ...Playground,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
