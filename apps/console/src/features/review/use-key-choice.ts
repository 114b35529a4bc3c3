import { useState } from 'react';

const KEPT_AS = 'console.keys';

/** Whether single keys act, and its setter; kept in the browser. Who speaks to the browser turns them off. */
export function useKeyChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEPT_AS) !== 'off');
  return [
    isOn,
    (next) => {
      localStorage.setItem(KEPT_AS, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
