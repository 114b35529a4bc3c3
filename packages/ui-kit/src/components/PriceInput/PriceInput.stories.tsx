import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../testing/StoryLayout.tsx';
import { PriceInput } from './PriceInput.tsx';

const words = {
  below: (min: string) => `Set at least ${min}`,
  above: (max: string) => `Set no more than ${max}`,
};

const meta = {
  component: PriceInput,
  args: {
    label: 'Price',
    currency: 'EUR',
    locale: 'en-US',
    defaultValue: 1990,
    min: 100,
    max: 1_000_000,
    words,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof PriceInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { description: 'Between €1.00 and €10,000.00', required: true, defaultValue: null },
};
/** The sign stands where the language puts it, and numbers are read as the language writes them. */
export const Languages: Story = {
  render: (args) => (
    <Stack>
      <PriceInput {...args} label="Price" defaultValue={123456} />
      <PriceInput {...args} label="Precio" locale="es-ES" defaultValue={1234567} max={10_000_000} />
      <PriceInput {...args} label="价格" locale="zh-CN" currency="CNY" defaultValue={4900} />
      <PriceInput {...args} label="価格" locale="ja-JP" currency="JPY" defaultValue={2980} />
      <PriceInput {...args} label="가격" locale="ko-KR" currency="KRW" defaultValue={15000} />
    </Stack>
  ),
};
export const Limits: Story = {
  render: (args) => (
    <Stack>
      <PriceInput {...args} label="Too little" defaultValue={50} />
      <PriceInput {...args} label="Too much" defaultValue={2_000_000} />
      <PriceInput {...args} label="Refused" error="This price is not allowed for free members" />
    </Stack>
  ),
};
export const Dark: Story = { ...Limits, globals: { theme: 'dark' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  args: { label: 'السعر', locale: 'ar-EG', currency: 'EGP', defaultValue: 123456 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
