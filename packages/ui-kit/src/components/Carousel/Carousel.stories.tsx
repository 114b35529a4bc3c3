import type { Meta, StoryObj } from '@storybook/react-vite';
import { cover } from '../../testing/pictures.ts';
import { TITLES } from '../../testing/words.ts';
import { Image } from '../Image/Image.tsx';
import { Carousel } from './Carousel.tsx';

const slides = Object.values(TITLES).map((title, index) => ({
  key: index,
  content: (
    <a href={`#${index}`}>
      <Image src={cover(index)} alt={title} ratio="wide" />
    </a>
  ),
}));

const meta = {
  component: Carousel,
  args: {
    label: 'Featured topics',
    slides,
    perView: 3,
    words: {
      previous: 'Previous',
      next: 'Next',
      pause: 'Stop moving',
      play: 'Move on by itself',
      slide: (position: number, count: number) => `${position} of ${count}`,
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { perView: 1 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
