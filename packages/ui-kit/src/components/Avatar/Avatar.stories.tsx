import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../../testing/StoryLayout.tsx';
import { portrait } from '../../testing/pictures.ts';
import { LANGUAGES, PEOPLE } from '../../testing/words.ts';
import { Avatar, type AvatarColor } from './Avatar.tsx';

const meta = {
  component: Avatar,
  args: { label: 'NW', color: 4, name: 'Nora Whitfield', size: 40 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 64, color: 2 } };

export const Palette: Story = {
  render: () => (
    <Stack>
      {([24, 40, 64] as const).map((size) => (
        <Row key={size}>
          {([1, 2, 3, 4, 5, 6] as const).map((color) => (
            <Avatar key={color} label="NW" color={color} size={size} name={`Colour ${color}`} />
          ))}
          <Avatar label="NW" color={1} size={size} name="Picture" src={portrait} />
        </Row>
      ))}
    </Stack>
  ),
};

export const Dark: Story = { ...Palette, globals: { theme: 'dark' } };

export const FiveLanguages: Story = {
  render: () => (
    <Row>
      {LANGUAGES.map((lang, index) => (
        <Avatar key={lang} lang={lang} size={40} {...PEOPLE[lang]} color={(index + 1) as AvatarColor} />
      ))}
    </Row>
  ),
};

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
