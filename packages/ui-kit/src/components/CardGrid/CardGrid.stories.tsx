import type { Meta, StoryObj } from '@storybook/react-vite';
import { TemplateCardSkeleton } from '../Skeleton/Skeleton.tsx';
import { CardGrid } from './CardGrid.tsx';

const meta = {
  component: CardGrid,
  args: { children: Array.from({ length: 8 }, (_, index) => <TemplateCardSkeleton key={index} />) },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
