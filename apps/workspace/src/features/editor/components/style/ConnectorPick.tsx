import {
  ConnectorAnchor,
  ConnectorHead,
  ConnectorRoute,
  type BoardElement,
  type BoundEnd,
  type ConnectorElement,
} from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { Spline } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { connectMessages } from '../../connect-messages.ts';
import { styleMessages } from '../../style-messages.ts';
import { common } from '../../use-selected-elements.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import { Choices } from './Choices.tsx';
import styles from './picks.module.css';

type ConnectorLook = Pick<ConnectorElement, 'route' | 'fromHead' | 'toHead'> &
  Partial<Pick<ConnectorElement, 'from' | 'to'>>;

export interface ConnectorPickProps {
  readonly editor: BoardEditor;
  /** What is selected, or the look of what the tool makes, which has no ends yet. */
  readonly elements: readonly ConnectorLook[];
}

export const isConnector = (element: BoardElement): element is ConnectorElement =>
  element.type === 'connector';

const ROUTES = {
  [ConnectorRoute.CURVED]: 'M3 15C9 15 11 5 17 5',
  [ConnectorRoute.ELBOW]: 'M3 15h7V5h7',
  [ConnectorRoute.STRAIGHT]: 'M3 15L17 5',
} as const;

const HEADS = {
  [ConnectorHead.NONE]: <path d="M3 10h14" />,
  [ConnectorHead.ARROW]: <path d="M3 10h14M12 5l5 5-5 5" />,
  [ConnectorHead.TRIANGLE]: <path d="M3 10h8M11 5.5l6 4.5-6 4.5z" fill="currentColor" />,
  [ConnectorHead.DOT]: (
    <path d="M3 10h9M17.5 10a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z" fill="currentColor" />
  ),
  [ConnectorHead.DIAMOND]: <path d="M3 10h6M9 10l4-3.5 4 3.5-4 3.5z" fill="currentColor" />,
  [ConnectorHead.BAR]: <path d="M3 10h13M16 5v10" />,
} as const;

const ROUTE_WORDS = {
  curved: styleMessages.routeCurved,
  elbow: styleMessages.routeElbow,
  straight: styleMessages.routeStraight,
} as const;
const HEAD_WORDS = {
  none: styleMessages.headNone,
  arrow: styleMessages.headArrow,
  triangle: styleMessages.headTriangle,
  dot: styleMessages.headDot,
  diamond: styleMessages.headDiamond,
  bar: styleMessages.headBar,
} as const;

const { AUTO, TOP, RIGHT, BOTTOM, LEFT } = ConnectorAnchor;

/** Where ends can hold on to an element: the nearest side, its sides, its corners. */
const HOLDS = [
  { hold: { anchor: AUTO }, words: connectMessages.anySide, dot: null },
  { hold: { anchor: TOP }, words: connectMessages.top, dot: [10, 4] },
  { hold: { anchor: RIGHT }, words: connectMessages.right, dot: [16, 10] },
  { hold: { anchor: BOTTOM }, words: connectMessages.bottom, dot: [10, 16] },
  { hold: { anchor: LEFT }, words: connectMessages.left, dot: [4, 10] },
  { hold: { anchor: TOP, at: [0, 0] }, words: connectMessages.topLeft, dot: [4, 4] },
  { hold: { anchor: TOP, at: [1, 0] }, words: connectMessages.topRight, dot: [16, 4] },
  { hold: { anchor: BOTTOM, at: [1, 1] }, words: connectMessages.bottomRight, dot: [16, 16] },
  { hold: { anchor: BOTTOM, at: [0, 1] }, words: connectMessages.bottomLeft, dot: [4, 16] },
] as const;

type Hold = Omit<BoundEnd, 'element'>;

/** One word for how an end holds on to its element. */
const wordOf = ({ anchor, at }: Hold): string => at?.join(' ') ?? anchor;

/** How the ends hold on to their elements; undefined where they differ, null where one holds on to none. */
function holdOf(ends: readonly ConnectorLook['from'][]): string | undefined | null {
  const words = ends.flatMap((end) => (end && 'element' in end ? [wordOf(end)] : []));
  return words.length === ends.length ? common(words) : null;
}

/** How connectors run, what their ends look like, and where these hold on to their elements. */
export function ConnectorPick({ editor, elements }: ConnectorPickProps) {
  const intl = useIntl();
  const label = intl.formatMessage(styleMessages.connectorStyle);
  return (
    <BarPopover editor={editor} label={label} trigger={<BarButton label={label} icon={<Spline />} />}>
      {() => (
        <div className={styles.row}>
          <Choices
            isNamed
            label={intl.formatMessage(styleMessages.route)}
            value={common(elements.map(({ route }) => route))}
            options={Object.values(ConnectorRoute).map((value) => ({
              value,
              label: intl.formatMessage(ROUTE_WORDS[value]),
              icon: (
                <Sketch>
                  <path d={ROUTES[value]} />
                </Sketch>
              ),
            }))}
            onChoose={(route) => editor.setConnector({ route })}
          />
          <EndRows
            words={{ head: styleMessages.startHead, side: connectMessages.startSide }}
            mirrored
            head={common(elements.map(({ fromHead }) => fromHead))}
            side={holdOf(elements.map(({ from }) => from))}
            onHead={(fromHead) => editor.setConnector({ fromHead })}
            onSide={(fromAnchor) => editor.setConnector({ fromAnchor })}
          />
          <EndRows
            words={{ head: styleMessages.endHead, side: connectMessages.endSide }}
            mirrored={false}
            head={common(elements.map(({ toHead }) => toHead))}
            side={holdOf(elements.map(({ to }) => to))}
            onHead={(toHead) => editor.setConnector({ toHead })}
            onSide={(toAnchor) => editor.setConnector({ toAnchor })}
          />
        </div>
      )}
    </BarPopover>
  );
}

interface EndRowsProps {
  readonly words: Readonly<Record<'head' | 'side', MessageDescriptor>>;
  /** True for the start: its heads look the other way. */
  readonly mirrored: boolean;
  readonly head: ConnectorHead | undefined;
  /** Null where an end holds on to no element. */
  readonly side: string | undefined | null;
  readonly onHead: (head: ConnectorHead) => void;
  readonly onSide: (hold: Hold) => void;
}

/** The head of one end of connectors, and where it holds on to its element. */
function EndRows({ words, mirrored, head, side, onHead, onSide }: EndRowsProps) {
  const intl = useIntl();
  return (
    <>
      <Choices
        isNamed
        label={intl.formatMessage(words.head)}
        value={head}
        options={Object.values(ConnectorHead).map((value) => ({
          value,
          label: intl.formatMessage(HEAD_WORDS[value]),
          icon: <Sketch mirrored={mirrored}>{HEADS[value]}</Sketch>,
        }))}
        onChoose={onHead}
      />
      {side !== null && (
        <Choices
          isNamed
          columns={5}
          label={intl.formatMessage(words.side)}
          value={side}
          options={HOLDS.map(({ hold, words: name, dot }) => ({
            value: wordOf(hold),
            label: intl.formatMessage(name),
            icon: (
              <Sketch>
                <rect x="4" y="4" width="12" height="12" rx="2" />
                {dot && <circle cx={dot[0]} cy={dot[1]} r="2.6" fill="currentColor" />}
              </Sketch>
            ),
          }))}
          onChoose={(word) => {
            const chosen = HOLDS.find(({ hold }) => wordOf(hold) === word);
            if (chosen) onSide(chosen.hold);
          }}
        />
      )}
    </>
  );
}

function Sketch({ mirrored = false, children }: { mirrored?: boolean; children: ReactNode }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden focusable="false">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(mirrored ? { transform: 'matrix(-1 0 0 1 20 0)' } : {})}
      >
        {children}
      </g>
    </svg>
  );
}
