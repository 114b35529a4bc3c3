import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { EditorTool, tools, useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { Table } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { BarButton } from '../components/BarButton.tsx';
import { BarPopover } from '../components/BarPopover.tsx';
import { tableMessages } from './messages.ts';

const sizePanel = lazyPart(async () => ({ default: (await import('./SizePanel.tsx')).SizePanel }));

/** The button of the bar that adds a table: it asks how large, and the next click on the board puts it there. */
export function TableButton({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const { tool, tableSize } = useEditorState(editor);
  const [Panel] = useState(sizePanel.current);
  return (
    <BarPopover
      editor={editor}
      label={intl.formatMessage(tableMessages.size)}
      trigger={
        <BarButton
          size="large"
          label={intl.formatMessage(tableMessages.tool)}
          shortcut="B"
          icon={<Table />}
          pressed={tool === EditorTool.TABLE}
          tabIndex={tool === EditorTool.TABLE ? 0 : -1}
          data-tool={EditorTool.TABLE}
        />
      }
    >
      {(close) => (
        <PartBoundary onError={sizePanel.forget}>
          <Suspense>
            <Panel
              size={tableSize}
              onChoose={(size, byKeyboard) => {
                close();
                editor.setTableSize(size);
                // With the keyboard nobody can point at the board: the table appears in the middle of the view.
                if (byKeyboard) setTimeout(() => tools.get(EditorTool.TABLE)?.place?.(editor), 0);
              }}
            />
          </Suspense>
        </PartBoundary>
      )}
    </BarPopover>
  );
}
