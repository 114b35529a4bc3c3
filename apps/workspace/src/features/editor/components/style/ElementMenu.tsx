import type { BoardEditor } from '@boardwalk/board/react';
import { Menu, MenuItem, MenuSeparator } from '@boardwalk/ui-kit';
import { BringToFront, Copy, Ellipsis, Pencil, SendToBack, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import { keys } from '../../shortcut-keys.ts';
import { useKeyboardReturn } from '../../use-keyboard-return.ts';
import { BarButton } from '../BarButton.tsx';

/** What can be done with any element. */
export function ElementMenu({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const only = editor.onlySelected;
  const keyboard = useKeyboardReturn(editor);
  return (
    <span {...keyboard.around}>
      <Menu
        onOpenChange={keyboard.onOpenChange}
        placement="top"
        trigger={<BarButton label={intl.formatMessage(messages.elementActions)} icon={<Ellipsis />} />}
      >
        {only && (
          <MenuItem
            icon={<Pencil />}
            hint="F2"
            onSelect={() => setTimeout(() => editor.startEditing(only.id), 0)}
          >
            {intl.formatMessage(messages.editText)}
          </MenuItem>
        )}
        <MenuItem icon={<Copy />} hint={keys('mod', 'D')} onSelect={() => editor.duplicateSelection()}>
          {intl.formatMessage(messages.duplicate)}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<BringToFront />}
          hint={keys('mod', 'shift', ']')}
          onSelect={() => editor.reorder('front')}
        >
          {intl.formatMessage(messages.toFront)}
        </MenuItem>
        <MenuItem
          icon={<SendToBack />}
          hint={keys('mod', 'shift', '[')}
          onSelect={() => editor.reorder('back')}
        >
          {intl.formatMessage(messages.toBack)}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="critical" hint="Del" onSelect={() => editor.deleteSelection()}>
          {intl.formatMessage(messages.delete)}
        </MenuItem>
      </Menu>
    </span>
  );
}
