import { TopicLayout, type BoardElement, type TopicElement } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { ChevronsDownUp, ChevronsUpDown, CornerDownRight, ListPlus, Network } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
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

const LAYOUTS = {
  [TopicLayout.RIGHT]:
    'M3 8h5v4H3zM8 10h3M11 5v10M11 5h2M11 10h2M11 15h2M13 3.5h4v3h-4zM13 8.5h4v3h-4zM13 13.5h4v3h-4z',
  [TopicLayout.BOTH]:
    'M8 8h4v4H8zM6 6v8M14 6v8M6 10h2M12 10h2M2 4.5h4v3H2zM2 12.5h4v3H2zM14 4.5h4v3h-4zM14 12.5h4v3h-4z',
  [TopicLayout.DOWN]:
    'M8 3h4v4H8zM10 7v3M4 10h12M4 10v3M10 10v3M16 10v3M2 13h4v3.5H2zM8 13h4v3.5H8zM14 13h4v3.5h-4z',
} as const;

const LAYOUT_WORDS = {
  right: messages.layoutRight,
  both: messages.layoutBoth,
  down: messages.layoutDown,
} as const;

/** What is done with topics: another one below or beside, folding, and the layout of their map. */
export function TopicPick({ editor, elements }: TopicPickProps) {
  const intl = useIntl();
  const { forest } = editor.store;
  const single = elements.length === 1;
  const parents = elements.filter(({ id }) => forest.childrenOf(id).length > 0);
  const isFolded = parents.length > 0 && parents.every(({ folded }) => folded);
  const roots = elements
    .flatMap(({ id }) => editor.store.elements.get(forest.rootOf(id)) ?? [])
    .filter(isTopic);
  const layoutLabel = intl.formatMessage(messages.layout);
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
          label={intl.formatMessage(isFolded ? messages.unfold : messages.fold)}
          shortcut={intl.formatMessage(messages.space)}
          icon={isFolded ? <ChevronsUpDown /> : <ChevronsDownUp />}
          onClick={() => editor.toggleFolded()}
        />
      )}
      <BarPopover
        editor={editor}
        label={layoutLabel}
        trigger={<BarButton label={layoutLabel} icon={<Network />} />}
      >
        {() => (
          <div className={styles.row}>
            <Choices
              label={layoutLabel}
              value={common(roots.map(({ layout }) => layout))}
              options={Object.values(TopicLayout).map((value) => ({
                value,
                label: intl.formatMessage(LAYOUT_WORDS[value]),
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
    </>
  );
}
