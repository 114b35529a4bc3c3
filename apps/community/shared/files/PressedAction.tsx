import { useEffect, useRef, useState } from 'react';
import { useFileActions } from './use-file-actions.ts';

/** A button of a card that was pressed. */
export interface Press {
  readonly what: 'praise' | 'collect' | 'copy';
  /** For marks: whether they are set or taken back. */
  readonly isOn: boolean;
}

export interface PressedActionProps {
  fileKey: string;
  /** What was pressed and is not taken on yet, in its order; each press is an object of its own. */
  presses: readonly Press[];
  onTaken: (presses: readonly Press[]) => void;
  /** Whether the template is being copied. */
  onCopying: (isCopying: boolean) => void;
}

/** Carries out what was pressed on a card. Only cards that somebody presses carry what that takes; it shows nothing. */
export default function PressedAction({ fileKey, presses, onTaken, onCopying }: PressedActionProps) {
  const { setPraise, setCollect, copy, isCopying } = useFileActions(fileKey);
  const [taken] = useState(() => new WeakSet<Press>());
  const tell = useRef({ onTaken, onCopying });
  useEffect(() => {
    tell.current = { onTaken, onCopying };
  });
  useEffect(() => tell.current.onCopying(isCopying), [isCopying]);
  useEffect(() => {
    const fresh = presses.filter((press) => !taken.has(press));
    if (fresh.length === 0) return;
    tell.current.onTaken(fresh);
    for (const press of fresh) {
      taken.add(press);
      if (press.what === 'praise') setPraise(press.isOn);
      else if (press.what === 'collect') setCollect(press.isOn);
      else copy();
    }
  }, [presses, taken, setPraise, setCollect, copy]);
  return null;
}
