import { TextAlign } from '@boardwalk/board';
import { AlignCenter, AlignLeft, AlignRight, Bold, Italic } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import { styleMessages } from '../../style-messages.ts';
import { keys } from '../../shortcut-keys.ts';
import { common } from '../../use-selected-elements.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import { Choices } from './Choices.tsx';
import { ColorGrid } from './ColorGrid.tsx';
import type { PickProps, Styled } from './FillPick.tsx';
import styles from './picks.module.css';

const SIZES = [12, 16, 20, 28, 40, 64] as const;
/** Stands for a size that follows the element. */
const AUTO = 0;

const ICONS = { left: <AlignLeft />, center: <AlignCenter />, right: <AlignRight /> } as const;

/** How text is aligned when the style says nothing. */
const defaultAlign = ({ type }: Styled): TextAlign =>
  ['text', 'frame', 'topic', 'table'].includes(type) ? TextAlign.LEFT : TextAlign.CENTER;

/** Size, weight, slant, colour and alignment of the text. */
export function TextPick({ editor, elements }: PickProps) {
  const intl = useIntl();
  const label = intl.formatMessage(styleMessages.textStyle);
  const size = common(elements.map(({ style }) => style.fontSize ?? AUTO));
  const bold = elements.every(({ style }) => style.bold === true);
  const italic = elements.every(({ style }) => style.italic === true);
  const align = common(elements.map((element) => element.style.align ?? defaultAlign(element)));
  const hasBoxes = elements.every(({ type }) => type !== 'topic' && type !== 'connector');
  return (
    <>
      <BarPopover
        editor={editor}
        label={label}
        trigger={
          <BarButton
            label={label}
            icon={<span className={styles.size}>{size === undefined || size === AUTO ? 'Aa' : size}</span>}
          />
        }
      >
        {() => (
          <>
            <div className={styles.row}>
              <Choices
                label={intl.formatMessage(styleMessages.fontSize)}
                value={size}
                options={[
                  { value: AUTO, label: intl.formatMessage(styleMessages.fontSizeAuto), icon: 'Aa' },
                  ...SIZES.map((value) => ({
                    value,
                    label: intl.formatMessage(messages.pixels, { count: value }),
                    icon: value,
                  })),
                ]}
                onChoose={(fontSize) =>
                  editor.setStyle({ fontSize: fontSize === AUTO ? undefined : fontSize })
                }
              />
              {hasBoxes && (
                <Choices
                  label={intl.formatMessage(styleMessages.align)}
                  value={align}
                  options={Object.values(TextAlign).map((value) => ({
                    value,
                    label: intl.formatMessage(ALIGN_WORDS[value]),
                    icon: ICONS[value],
                  }))}
                  onChoose={(next) => editor.setStyle({ align: next })}
                />
              )}
            </div>
            <ColorGrid
              use="line"
              value={common(elements.map(({ style }) => style.textColor))}
              withNone={false}
              onChoose={(paint) => editor.setStyle({ textColor: paint === 'none' ? undefined : paint })}
            />
          </>
        )}
      </BarPopover>
      <BarButton
        label={intl.formatMessage(messages.bold)}
        shortcut={keys('mod', 'B')}
        icon={<Bold />}
        pressed={bold}
        onClick={() => editor.setStyle({ bold: !bold })}
      />
      <BarButton
        label={intl.formatMessage(messages.italic)}
        shortcut={keys('mod', 'I')}
        icon={<Italic />}
        pressed={italic}
        onClick={() => editor.setStyle({ italic: !italic })}
      />
    </>
  );
}

const ALIGN_WORDS = {
  left: styleMessages.alignLeft,
  center: styleMessages.alignCenter,
  right: styleMessages.alignRight,
} as const;
