import type { Meta, StoryObj } from '@storybook/react-vite';
import { cover } from '../../testing/pictures.ts';
import { PARAGRAPHS, TITLES } from '../../testing/words.ts';
import { Button } from '../Button/Button.tsx';
import { Image } from '../Image/Image.tsx';
import { Card, CardActions, CardBody, CardMedia, CardTitle } from './Card.tsx';

const meta = {
  component: Card,
  subcomponents: { CardMedia, CardBody, CardTitle, CardActions },
  args: {
    children: (
      <CardBody>
        <CardTitle>{TITLES['en-US']}</CardTitle>
        <p>{PARAGRAPHS['en-US']}</p>
      </CardBody>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const whole = (language: keyof typeof TITLES, action: string) => (
  <>
    <CardMedia>
      <Image src={cover(2)} alt="" ratio="cover" />
    </CardMedia>
    <CardBody>
      <CardTitle link={<a href="#file" />}>{TITLES[language]}</CardTitle>
      <p>{PARAGRAPHS[language]}</p>
    </CardBody>
    <CardActions>
      <Button size="small">{action}</Button>
    </CardActions>
  </>
);

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'selected' } };
export const WholeCardIsALink: Story = { args: { children: whole('en-US', 'Add to collection') } };
export const Sunken: Story = { args: { variant: 'sunken' } };
export const Dark: Story = { ...WholeCardIsALink, globals: { theme: 'dark' } };
export const Japanese: Story = {
  args: { children: whole('ja-JP', 'コレクションに追加') },
  globals: { lang: 'ja-JP' },
};
export const LongText: Story = {
  args: { children: whole('es-ES', 'Añadir a la colección') },
  globals: { lang: 'es-ES' },
};
export const RightToLeft: Story = {
  ...WholeCardIsALink,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
