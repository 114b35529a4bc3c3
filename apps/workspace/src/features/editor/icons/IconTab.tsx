import {
  Apple,
  ArrowRight,
  ChartPie,
  Clock,
  FileText,
  Image,
  Laptop,
  Leaf,
  MapPin,
  MessageSquare,
  Plus,
  Stethoscope,
  Timer,
  Trophy,
  Type,
  Users,
  Wrench,
} from 'lucide-react';
import { use, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RECENT } from '../emoji/categories.ts';
import { panelMessages } from '../emoji/panel-messages.ts';
import { SignPicker } from '../emoji/SignPicker.tsx';
import { iconBook } from './icon-book.ts';
import { iconCells } from './icon-cells.tsx';
import { ICON_GROUPS, type IconGroup } from './icon-groups.ts';
import { useIconList } from './icon-list.ts';
import { iconPath } from './icon-path.ts';
import { keepIcon, keptIcons } from './kept-icons.ts';
import { iconMessages as messages } from './messages.ts';
import type { ChosenIcon } from './put-icon.ts';

const SIGNS: Readonly<Record<IconGroup, ReactNode>> = {
  arrows: <ArrowRight />,
  people: <Users />,
  talk: <MessageSquare />,
  documents: <FileText />,
  business: <ChartPie />,
  time: <Timer />,
  places: <MapPin />,
  nature: <Leaf />,
  food: <Apple />,
  devices: <Laptop />,
  media: <Image />,
  tools: <Wrench />,
  health: <Stethoscope />,
  play: <Trophy />,
  text: <Type />,
  signs: <Plus />,
};

export interface IconTabProps {
  readonly onChoose: (icon: ChosenIcon) => void;
}

/** All icons, those used last first. */
export function IconTab({ onChoose }: IconTabProps) {
  const intl = useIntl();
  const book = use(iconBook(intl.locale));
  const [recent] = useState(keptIcons);
  const lists = useIconList(book, recent);
  const cells = useMemo(() => iconCells(book), [book]);
  const groups = ICON_GROUPS.map((group, index) => ({
    index,
    label: intl.formatMessage(messages[group]),
    icon: SIGNS[group],
  }));
  const used = { index: RECENT, label: intl.formatMessage(panelMessages.recent), icon: <Clock /> };
  return (
    <SignPicker
      name={intl.formatMessage(panelMessages.icons)}
      searchLabel={intl.formatMessage(messages.search)}
      none={intl.formatMessage(messages.none)}
      categories={recent.length > 0 ? [used, ...groups] : groups}
      lists={lists}
      cells={cells}
      onChoose={(name) => {
        keepIcon(name);
        onChoose([name, iconPath(book.shapes.get(name) ?? [])]);
      }}
    />
  );
}
