import { useCallback, useState } from 'react';

const KEPT = 'board-timer-sound';
const TONES = [880, 660] as const;
const TONE_S = 0.35;

/** A tone at the end of a timer, for those who have allowed it on this device. */
export function useChime() {
  const [isOn, setIsOn] = useState(() => readKept());
  const toggle = useCallback(() => {
    setIsOn((before) => {
      keep(!before);
      return !before;
    });
    // Heard at once by who turns it on: they know how loud it is, and the browser that they asked for it.
    if (!isOn) void play();
  }, [isOn]);
  return { isOn, toggle };
}

/** Plays two short tones; nothing where the browser lets no page make a sound by itself. */
export async function play(): Promise<void> {
  try {
    const audio = new AudioContext();
    await audio.resume();
    TONES.forEach((frequency, index) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const begin = audio.currentTime + index * TONE_S;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.2, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + TONE_S);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + TONE_S);
      if (index === TONES.length - 1) tone.addEventListener('ended', () => void audio.close());
    });
  } catch {
    // Without a sound the bar and the screen reader still say it.
  }
}

function readKept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEPT, 'on');
    else localStorage.removeItem(KEPT);
  } catch {
    // It holds for this page.
  }
}
