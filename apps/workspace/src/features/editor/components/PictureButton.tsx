import type { BoardEditor } from '@boardwalk/board/react';
import { Menu, MenuItem } from '@boardwalk/ui-kit';
import { ImagePlus, Images } from 'lucide-react';
import { useIntl } from 'react-intl';
import { libraryMenuMessages } from '../library/messages.ts';
import { pictureMessages } from '../pictures/messages.ts';
import { BarButton } from './BarButton.tsx';

/** The button of the bar that adds pictures: at once from this device, or where the team keeps some it asks which. */
export function PictureButton({ editor }: { readonly editor: BoardEditor }) {
  const intl = useIntl();
  const isAsked = editor.options.pictures?.onPickKept !== undefined;
  const button = (
    <BarButton
      size="large"
      label={intl.formatMessage(pictureMessages.add)}
      shortcut="I"
      icon={<ImagePlus />}
      tabIndex={-1}
      {...(!isAsked && { onClick: () => editor.pickPictures() })}
    />
  );
  if (!isAsked) return button;
  return (
    <Menu trigger={button} placement="top">
      <MenuItem icon={<ImagePlus />} onSelect={() => editor.pickPictures()}>
        {intl.formatMessage(pictureMessages.fromDevice)}
      </MenuItem>
      <MenuItem icon={<Images />} onSelect={() => editor.pickKeptPicture()}>
        {intl.formatMessage(libraryMenuMessages.menu)}
      </MenuItem>
    </Menu>
  );
}
