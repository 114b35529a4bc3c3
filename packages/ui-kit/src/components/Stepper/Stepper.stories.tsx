import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stepper, type Step } from './Stepper.tsx';

const STEPS: Array<Step<'pick' | 'describe' | 'price' | 'send'>> = [
  { key: 'pick', label: 'Choose a board' },
  { key: 'describe', label: 'Describe it' },
  { key: 'price', label: 'Set a price', hint: 'Optional' },
  { key: 'send', label: 'Send for review' },
];

const meta = {
  component: Stepper,
  args: {
    label: 'Publish a board',
    steps: STEPS,
    current: 'price',
    words: {
      position: (one: number, all: number) => `Step ${one} of ${all}`,
      done: 'done',
      error: 'needs changes',
    },
  },
} satisfies Meta<typeof Stepper<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { onStepSelect: fn() } };
export const NeedsChanges: Story = {
  args: {
    onStepSelect: fn(),
    steps: STEPS.map((step) => (step.key === 'describe' ? { ...step, state: 'error' as const } : step)),
  },
};
export const Column: Story = { args: { direction: 'column', onStepSelect: fn() } };
export const Dark: Story = { ...NeedsChanges, globals: { theme: 'dark' } };
export const Phone: Story = {
  ...NeedsChanges,
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};
export const LongText: Story = {
  args: {
    label: 'Publicar una pizarra',
    steps: [
      { key: 'pick', label: 'Elige la pizarra que quieres compartir' },
      { key: 'describe', label: 'Describe para qué sirve y a quién ayuda' },
      { key: 'price', label: 'Decide el precio', hint: 'Se puede cambiar más adelante' },
    ],
    words: {
      position: (one: number, all: number) => `Paso ${one} de ${all}`,
      done: 'hecho',
      error: 'necesita cambios',
    },
  },
  globals: { lang: 'es-ES' },
};
export const RightToLeft: Story = {
  ...NeedsChanges,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
