import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { fn } from 'storybook/test';
import { Stack } from '../../testing/StoryLayout.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Title', placeholder: 'Sprint retrospective', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { description: 'Shown on the card', required: true, size: 'large' },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} description="1 to 50 characters" required />
      <TextField {...args} defaultValue="Sprint retrospective" prefix={<Mail />} />
      <TextField {...args} error="Enter a title" required />
      <TextField {...args} label="Price" suffix="yuan" defaultValue="12" />
      <TextField {...args} label="Disabled" disabled defaultValue="Not now" />
      <TextField {...args} label="Large" size="large" />
    </Stack>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    label: 'Nombre con el que las demás personas de la comunidad encontrarán esta plantilla',
    error:
      'Este nombre contiene palabras reservadas para el equipo oficial; elige otro nombre y vuelve a intentarlo',
  },
};

export const FiveLanguages: Story = {
  render: (args) => (
    <Stack>
      {Object.entries({
        'en-US': ['Title', 'Enter a title'],
        'zh-CN': ['标题', '请输入标题'],
        'ja-JP': ['タイトル', 'タイトルを入力してください'],
        'ko-KR': ['제목', '제목을 입력하세요'],
        'es-ES': ['Título', 'Escribe un título'],
      }).map(([lang, [label, error]]) => (
        <div key={lang} lang={lang}>
          <TextField {...args} label={label} error={error} placeholder="" />
        </div>
      ))}
    </Stack>
  ),
};
