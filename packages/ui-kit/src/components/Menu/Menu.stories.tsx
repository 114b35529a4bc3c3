import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, History, LogOut, MoreHorizontal, Trash2, User, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from './Menu.tsx';

function ThemeChoice() {
  const [theme, setTheme] = useState('system');
  return (
    <MenuRadioGroup
      label="Theme"
      value={theme}
      onValueChange={setTheme}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'system', label: 'As the system' },
      ]}
    />
  );
}

const account = (
  <>
    <MenuGroup label="nora@example.com">
      <MenuLink href="#profile" icon={<User />}>
        My page
      </MenuLink>
      <MenuLink href="#history" icon={<History />} hint="12">
        History
      </MenuLink>
      <MenuItem icon={<Wallet />}>Wallet</MenuItem>
    </MenuGroup>
    <MenuSeparator />
    <ThemeChoice />
    <MenuSeparator />
    <MenuItem icon={<LogOut />}>Log out</MenuItem>
  </>
);

const meta = {
  component: Menu,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { trigger: <IconButton label="More" icon={<MoreHorizontal />} />, children: account, align: 'start' },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'right' } };

export const Open: Story = { play: openIt };

export const Dark: Story = { globals: { theme: 'dark' }, play: openIt };

export const Critical: Story = {
  args: {
    children: (
      <>
        <MenuItem icon={<Flag />}>Report</MenuItem>
        <MenuItem icon={<Trash2 />} tone="critical">
          Cancel publication
        </MenuItem>
        <MenuItem disabled>Not available</MenuItem>
      </>
    ),
  },
  play: openIt,
};

export const LongText: Story = {
  args: {
    trigger: <IconButton label="Cuenta" icon={<Avatar label="LF" color={3} size={32} />} />,
    children: (
      <MenuItem icon={<Flag />}>
        Denunciar esta plantilla al equipo que modera la comunidad de pizarras
      </MenuItem>
    ),
  },
  play: openIt,
};
