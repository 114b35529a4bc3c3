import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Crown, Heart, Star } from 'lucide-react';
import { CardGrid } from '../../testing/StoryLayout.tsx';
import { cover, tinyPlaceholder } from '../../testing/pictures.ts';
import { LANGUAGES, PEOPLE, TITLES } from '../../testing/words.ts';
import { Avatar, type AvatarColor } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Image } from '../Image/Image.tsx';
import { TemplateCard, type TemplateCardProps } from './TemplateCard.tsx';

const actions = (
  <>
    <IconButton
      variant="floating"
      size="small"
      label="Like"
      icon={<Heart />}
      pressed={false}
      tooltip={false}
    />
    <IconButton
      variant="floating"
      size="small"
      label="Collect"
      icon={<Star />}
      pressed={false}
      tooltip={false}
    />
    <IconButton variant="floating" size="small" label="Quick copy" icon={<Copy />} tooltip={false} />
  </>
);

const stats = (likes: number, copies: number) => [
  { icon: <Heart />, value: likes.toLocaleString('en-US'), label: `${likes} likes` },
  { icon: <Copy />, value: copies.toLocaleString('en-US'), label: `${copies} copies` },
];

const base: TemplateCardProps = {
  title: TITLES['en-US'],
  href: '#file',
  cover: <Image src={cover(1)} alt="" placeholder={tinyPlaceholder} />,
  actions,
  creator: { name: 'Nora Whitfield', avatar: <Avatar label="NW" color={4} size={24} />, href: '#nora' },
  stats: stats(312, 1280),
};

const meta = {
  component: TemplateCard,
  args: base,
  decorators: [
    (Story, { parameters }) =>
      parameters['wide'] ? Story() : <div style={{ maxWidth: 320 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof TemplateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { badges: <Badge tone="paper">¥12</Badge> } };

export const Grid: Story = {
  parameters: { wide: true },
  render: () => (
    <CardGrid>
      {Array.from({ length: 8 }, (_, index) => {
        const lang = LANGUAGES[index % LANGUAGES.length] ?? 'en-US';
        const person = PEOPLE[lang];
        return (
          <TemplateCard
            key={index}
            {...base}
            title={TITLES[lang]}
            titleLang={lang}
            cover={<Image src={cover(index)} alt="" placeholder={tinyPlaceholder} />}
            badges={
              index % 3 === 1 ? (
                <Badge tone="paper">¥{index + 5}</Badge>
              ) : index % 3 === 2 ? (
                <Badge tone="paper" icon={<Crown />}>
                  Members free
                </Badge>
              ) : undefined
            }
            creator={{
              name: <span lang={lang}>{person.name}</span>,
              avatar: <Avatar label={person.label} color={((index % 6) + 1) as AvatarColor} size={24} />,
              href: `#${index}`,
            }}
            stats={stats(312 * (index + 1), 1280 * (index + 2))}
          />
        );
      })}
    </CardGrid>
  ),
};

export const GridDark: Story = { ...Grid, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    title: TITLES['es-ES'].repeat(3),
    creator: {
      name: 'María de los Ángeles Fernández de la Torre',
      avatar: <Avatar label="MF" color={2} size={24} />,
    },
    stats: stats(1234567, 7654321),
  },
};
