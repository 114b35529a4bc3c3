import { structureOf, type BoardElement, type TopicElement, type TopicLayout } from '@boardwalk/board';
import { possibleLayouts, type BoardEditor } from '@boardwalk/board/react';
import { ChevronsDownUp, ChevronsUpDown, CornerDownRight, ListPlus, Network } from 'lucide-react';
import { useIntl } from 'react-intl';
import { LAYOUT_LABELS } from '../../action-labels.ts';
import { messages } from '../../messages.ts';
import { styleMessages } from '../../style-messages.ts';
import { common } from '../../use-selected-elements.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import { Choices } from './Choices.tsx';
import styles from './picks.module.css';

export interface TopicPickProps {
  readonly editor: BoardEditor;
  readonly elements: readonly TopicElement[];
}

export const isTopic = (element: BoardElement): element is TopicElement => element.type === 'topic';

const LAYOUTS: Readonly<Record<TopicLayout, string>> = {
  right: 'M3 8h5v4H3zM8 10h3M11 5v10M11 5h2M11 10h2M11 15h2M13 3.5h4v3h-4zM13 8.5h4v3h-4zM13 13.5h4v3h-4z',
  left: 'M12 8h5v4h-5zM12 10H9M9 5v10M9 5H7M9 10H7M9 15H7M3 3.5h4v3H3zM3 8.5h4v3H3zM3 13.5h4v3H3z',
  both: 'M8 8h4v4H8zM6 6v8M14 6v8M6 10h2M12 10h2M2 4.5h4v3H2zM2 12.5h4v3H2zM14 4.5h4v3h-4zM14 12.5h4v3h-4z',
  down: 'M8 3h4v4H8zM10 7v3M4 10h12M4 10v3M10 10v3M16 10v3M2 13h4v3.5H2zM8 13h4v3.5H8zM14 13h4v3.5h-4z',
  tree: 'M3 3h6v3.5H3zM5 6.5v9M5 10h3M5 15.5h3M8 8.5h9v3H8zM8 14h9v3H8z',
  timeline: 'M2 10h16M5 10V5.5M10.5 10v4.5M15 10V5.5M5 3h4v2.5H5zM10.5 14.5h4V17h-4zM15 3h3v2.5h-3z',
  fishbone: 'M2 7.5h4v5H2zM6 10h12M8 10l3-6M13 10l3-6M8 10l3 6M13 10l3 6',
  table: 'M3 3.5h14v13H3zM3 7.5h14M8 7.5v9M8 12h9',
};

/** What is done with topics: another one below or beside, folding, and how what is below them is laid out. */
export function TopicPick({ editor, elements }: TopicPickProps) {
  const intl = useIntl();
  const { forest } = editor.store;
  const single = elements.length === 1;
  const parents = elements.filter(({ id }) => forest.childrenOf(id).length > 0);
  const isFolded = parents.length > 0 && parents.every(({ folded }) => folded);
  const layouts = possibleLayouts(editor);
  const structure = common(elements.map(({ id }) => structureOf(editor.store, id)));
  const layoutLabel = intl.formatMessage(styleMessages.layout);
  return (
    <>
      {single && (
        <>
          <BarButton
            label={intl.formatMessage(messages.addChild)}
            shortcut="Tab"
            icon={<CornerDownRight />}
            onClick={() => editor.addChild()}
          />
          <BarButton
            label={intl.formatMessage(messages.addSibling)}
            shortcut="Enter"
            icon={<ListPlus />}
            onClick={() => editor.addSibling()}
          />
        </>
      )}
      {parents.length > 0 && (
        <BarButton
          label={intl.formatMessage(isFolded ? styleMessages.unfold : styleMessages.fold)}
          shortcut={intl.formatMessage(messages.space)}
          icon={isFolded ? <ChevronsUpDown /> : <ChevronsDownUp />}
          onClick={() => editor.toggleFolded()}
        />
      )}
      {layouts.length > 0 && (
        <BarPopover
          editor={editor}
          label={layoutLabel}
          trigger={<BarButton label={layoutLabel} icon={<Network />} />}
        >
          {() => (
            <div className={styles.row}>
              <Choices
                label={layoutLabel}
                columns={4}
                value={layouts.find((layout) => layout === structure)}
                options={layouts.map((value) => ({
                  value,
                  label: intl.formatMessage(LAYOUT_LABELS[value]),
                  icon: (
                    <svg viewBox="0 0 20 20" aria-hidden focusable="false">
                      <path d={LAYOUTS[value]} stroke="currentColor" strokeWidth="1.3" />
                    </svg>
                  ),
                }))}
                onChoose={(layout) => editor.setLayout(layout)}
              />
            </div>
          )}
        </BarPopover>
      )}
    </>
  );
}
