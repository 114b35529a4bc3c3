import { useEffect, useRef } from 'react';
import { useFileActions } from './use-file-actions.ts';

/** A button of a card that was pressed. */
export interface Press {
  readonly what: 'praise' | 'collect' | 'copy';
  /** For marks: whether they are set or taken back. */
  readonly isOn: boolean;
}

export interface PressedActionProps {
  fileKey: string;
  /** Each press is an object of its own. */
  press: Press;
  /** A press was taken on; says from then on whether the template is being copied. */
  onProgress: (isCopying: boolean) => void;
}

/** Carries out what was pressed on a card. Only cards that somebody presses carry what that takes; it shows nothing. */
export default function PressedAction({ fileKey, press, onProgress }: PressedActionProps) {
  const { setPraise, setCollect, copy, isCopying } = useFileActions(fileKey);
  const taken = useRef<Press | null>(null);
  useEffect(() => {
    if (taken.current === press) return;
    taken.current = press;
    if (press.what === 'praise') setPraise(press.isOn);
    else if (press.what === 'collect') setCollect(press.isOn);
    else copy();
  }, [press, setPraise, setCollect, copy]);
  const tell = useRef(onProgress);
  useEffect(() => {
    tell.current = onProgress;
  });
  useEffect(() => tell.current(isCopying), [press, isCopying]);
  return null;
}
