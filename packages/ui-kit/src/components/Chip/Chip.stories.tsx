import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChipButton, ChipLink, ChipRail } from './Chip.tsx';

const SCENES: Record<string, string[]> = {
  'en-US': ['All', 'Meetings', 'Planning', 'Research', 'Design', 'Lessons', 'Travel'],
  'zh-CN': ['全部', '会议', '规划', '调研', '设计', '课程', '旅行'],
  'ja-JP': ['すべて', '会議', '計画', '調査', 'デザイン', '授業', '旅行'],
  'ko-KR': ['전체', '회의', '계획', '조사', '디자인', '수업', '여행'],
  'es-ES': ['Todo', 'Reuniones', 'Planificación', 'Investigación', 'Diseño', 'Clases', 'Viajes'],
};

const links = (names: string[]) =>
  names.map((name, index) => (
    <ChipLink key={name} href={`#${index}`} selected={index === 1}>
      {name}
    </ChipLink>
  ));

const meta = {
  component: ChipRail,
  args: { label: 'Scenes', children: links(SCENES['en-US'] ?? []) },
} satisfies Meta<typeof ChipRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { scroll: false } };

export const Used: Story = {
  render: () => <Switches />,
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /^Research/u });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const FiveLanguages: Story = {
  render: () => (
    <>
      {Object.entries(SCENES).map(([lang, names]) => (
        <div key={lang} lang={lang} style={{ marginBottom: 12 }}>
          <ChipRail label={`Scenes, ${lang}`}>{links(names)}</ChipRail>
        </div>
      ))}
    </>
  ),
};

function Switches() {
  const [chosen, setChosen] = useState<string[]>(['Planning']);
  const toggle = (name: string) =>
    setChosen((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  return (
    <ChipRail label="Tags">
      {['Meetings', 'Planning', 'Research'].map((name, index) => (
        <ChipButton
          key={name}
          selected={chosen.includes(name)}
          count={12 * (index + 1)}
          onClick={() => toggle(name)}
        >
          {name}
        </ChipButton>
      ))}
      <ChipButton disabled>Not available</ChipButton>
      <ChipButton size="small">Small</ChipButton>
    </ChipRail>
  );
}

export const Toggles: Story = { render: () => <Switches /> };

export const LongText: Story = {
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
  args: { children: links(['Planificación estratégica de lanzamientos internacionales', 'Corto']) },
};
