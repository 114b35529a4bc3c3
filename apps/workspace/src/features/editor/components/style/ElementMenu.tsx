import type { BoardEditor } from '@boardwalk/board/react';
import { Menu } from '@boardwalk/ui-kit';
import { Ellipsis } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import { useKeyboardReturn } from '../../use-keyboard-return.ts';
import { ActionItems } from '../ActionItems.tsx';
import { BarButton } from '../BarButton.tsx';

/** What can be done with what is selected. */
export function ElementMenu({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const keyboard = useKeyboardReturn(editor);
  return (
    <span {...keyboard.around}>
      <Menu
        onOpenChange={keyboard.onOpenChange}
        placement="top"
        trigger={<BarButton label={intl.formatMessage(messages.elementActions)} icon={<Ellipsis />} />}
      >
        <ActionItems editor={editor} />
      </Menu>
    </span>
  );
}
