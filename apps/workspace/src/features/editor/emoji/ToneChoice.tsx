import type { SkinTone } from 'frimousse';
import { useIntl } from 'react-intl';
import { Choices } from '../components/style/Choices.tsx';
import { SKIN_TONES } from './kept-emoji.ts';
import { panelMessages as messages } from './panel-messages.ts';

const LABELS: Readonly<Record<SkinTone, (typeof messages)[keyof typeof messages]>> = {
  none: messages.toneNone,
  light: messages.toneLight,
  'medium-light': messages.toneMediumLight,
  medium: messages.toneMedium,
  'medium-dark': messages.toneMediumDark,
  dark: messages.toneDark,
};

const HANDS: Readonly<Record<SkinTone, string>> = {
  none: '✋',
  light: '✋🏻',
  'medium-light': '✋🏼',
  medium: '✋🏽',
  'medium-dark': '✋🏾',
  dark: '✋🏿',
};

export interface ToneChoiceProps {
  readonly value: SkinTone;
  readonly onChoose: (tone: SkinTone) => void;
}

/** The skin tone of the people among the emoji. */
export function ToneChoice({ value, onChoose }: ToneChoiceProps) {
  const intl = useIntl();
  return (
    <Choices
      label={intl.formatMessage(messages.skinTone)}
      value={value}
      options={SKIN_TONES.map((tone) => ({
        value: tone,
        label: intl.formatMessage(LABELS[tone]),
        icon: HANDS[tone],
      }))}
      onChoose={onChoose}
    />
  );
}
