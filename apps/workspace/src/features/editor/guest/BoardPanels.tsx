import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import type { BoardEditor } from '@boardwalk/board/react';
import { findBar, presentation } from '../find/parts.tsx';
import type { Audience } from '../find/Presentation.tsx';
import { noteDialog } from '../note/note-dialog.ts';
import type { KeptView } from '../use-kept-view.ts';

const outlinePanel = lazyPart(async () => ({
  default: (await import('../components/OutlinePanel.tsx')).OutlinePanel,
}));
const shortcutsDialog = lazyPart(async () => ({
  default: (await import('../components/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

const exportDialog = lazyPart(async () => await import('../export/ExportDialog.tsx'));

export interface BoardPanelsProps {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  readonly name: string;
  /** Whose pictures the board shows. */
  readonly fileKey: string;
  /** Who else is on the board; null where nobody can be. */
  readonly live: Audience | null;
  readonly onClose: () => void;
}

/** What opens beside or over a board to read it: outline, search, presentation, export, shortcuts. */
export function BoardPanels({ editor, view, name, fileKey, live, onClose }: BoardPanelsProps) {
  switch (view.panel) {
    case 'outline':
      return <DialogOnDemand part={outlinePanel} onFailed={onClose} input={{ editor, onClose }} />;
    case 'note':
      return <DialogOnDemand part={noteDialog} onFailed={onClose} input={{ editor, onClose }} />;
    case 'shortcuts':
      return <DialogOnDemand part={shortcutsDialog} onFailed={onClose} input={{ open: true, onClose }} />;
    case 'find':
      return <DialogOnDemand part={findBar} onFailed={onClose} input={{ editor, onClose }} />;
    case 'present':
      return (
        <DialogOnDemand
          part={presentation}
          onFailed={onClose}
          input={{ editor, fileKey, name, live, onClose }}
        />
      );
    case 'export':
      return <DialogOnDemand part={exportDialog} onFailed={onClose} input={{ editor, name, onClose }} />;
    default:
      return null;
  }
}
