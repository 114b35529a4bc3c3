import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Copy, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Row, Stack } from '../../testing/StoryLayout.tsx';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Use this template', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary', icon: <Copy /> } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Row key={size}>
          <Button {...args} size={size} variant="primary" />
          <Button {...args} size={size} variant="secondary" icon={<Copy />} />
          <Button {...args} size={size} variant="quiet" iconEnd={<ArrowRight />}>
            See all
          </Button>
          <Button {...args} size={size} variant="critical" icon={<Trash2 />}>
            Delete
          </Button>
        </Row>
      ))}
    </Stack>
  ),
};

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Use this template' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const AsLink: Story = {
  args: { render: <a href="#community" />, variant: 'primary', children: 'Browse templates' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse templates' })).toHaveAttribute(
      'href',
      '#community',
    );
  },
};

export const LongText: Story = {
  args: { children: 'Guardar una copia de esta plantilla en mis documentos personales y abrirla' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};

export const FiveLanguages: Story = {
  render: (args) => (
    <Row>
      {Object.entries({
        'en-US': 'Use this template',
        'zh-CN': '使用此模板',
        'ja-JP': 'このテンプレートを使う',
        'ko-KR': '이 템플릿 사용하기',
        'es-ES': 'Usar esta plantilla',
      }).map(([lang, text]) => (
        <Button key={lang} {...args} lang={lang} variant="primary">
          {text}
        </Button>
      ))}
    </Row>
  ),
};
