import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from './ConfirmProvider.tsx';

const meta = {
  component: ConfirmDialog,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Cancel publication?',
    message: 'The work will no longer be shown publicly. Copies that others made stay with them.',
    okLabel: 'Think again',
    cancelLabel: 'Cancel publication',
    closeLabel: 'Close',
    critical: 'cancel',
    onOutcome: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { critical: 'ok', title: 'Delete all history?', okLabel: 'Delete', cancelLabel: 'Keep' },
};

export const Used: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Think again' }));
    await expect(args.onOutcome).toHaveBeenCalledWith('ok');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const FiveLanguages: Story = {
  globals: { lang: 'zh-CN' },
  args: {
    title: '提示',
    message: '取消发布后，作品将不再公开展示。',
    okLabel: '再想想',
    cancelLabel: '取消发布',
    closeLabel: '关闭',
  },
};
export const LongText: Story = {
  args: {
    title: '¿Cancelar la publicación de esta plantilla?',
    okLabel: 'Prefiero pensarlo un poco más',
    cancelLabel: 'Cancelar la publicación ahora',
  },
};
