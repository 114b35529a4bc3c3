import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { CopyCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { severalMessages } from '../several-messages.ts';
import { keys } from '../shortcut-keys.ts';
import { BarButton, type BarButtonProps } from './BarButton.tsx';

export interface SeveralButtonProps extends Pick<BarButtonProps, 'size' | 'tabIndex'> {
  readonly editor: BoardEditor;
  /** Called when it is pressed, before it takes effect. */
  readonly onPress?: () => void;
}

/** Has taps add to the selection or take away while it is pressed. */
export function SeveralButton({ editor, onPress, ...rest }: SeveralButtonProps) {
  const intl = useIntl();
  const { several } = useEditorState(editor);
  return (
    <BarButton
      {...rest}
      label={intl.formatMessage(severalMessages.severalOn)}
      shortcut={keys('alt', 'M')}
      icon={<CopyCheck />}
      pressed={several}
      onClick={() => {
        onPress?.();
        editor.setSeveral(!several);
      }}
    />
  );
}
