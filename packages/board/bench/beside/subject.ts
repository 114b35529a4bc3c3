/** An editor in a page that the bench handles: ours or another one. */
export interface Subject {
  /** Shows a board of equal elements; resolves when it is painted. */
  mount(count: number): Promise<void>;
  /** Shows the board at a scale, its beginning at the top left. */
  look(scale: number): void;
  /** Changes one element as somebody else would. */
  changeFromAfar(step: number): void;
}

/** One of the equal elements of the boards: every second is a box, the others are words. */
export interface Equal {
  readonly id: string;
  readonly kind: 'box' | 'words';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
}

export const CELL = { w: 200, h: 150 } as const;

/** The elements of a board, in rows from the top left. */
export function equalElements(count: number): Equal[] {
  const columns = Math.ceil(Math.sqrt(count * 1.5));
  return Array.from({ length: count }, (_each, index) => {
    const kind = index % 2 === 0 ? 'box' : 'words';
    return {
      id: `e${index}`,
      kind,
      x: (index % columns) * CELL.w,
      y: Math.floor(index / columns) * CELL.h,
      w: 140,
      h: kind === 'box' ? 100 : 25,
      text: kind === 'box' ? '' : `words ${index}`,
    };
  });
}

/** Waits until what was changed is painted. */
export async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });
}

/** Offers an editor to the script, with a clock for keys. */
export function offer(subject: Subject): void {
  const keys: number[] = [];
  addEventListener(
    'keydown',
    () => {
      const start = performance.now();
      void painted().then(() => keys.push(performance.now() - start));
    },
    true,
  );
  const clocked = {
    async mount(count: number) {
      const start = performance.now();
      await subject.mount(count);
      await painted();
      return performance.now() - start;
    },
    look: (scale: number) => subject.look(scale),
    async fromAfar(steps: number) {
      const times: number[] = [];
      for (let step = 0; step < steps; step += 1) {
        await painted();
        const start = performance.now();
        subject.changeFromAfar(step);
        await painted();
        times.push(performance.now() - start);
      }
      return times;
    },
    takeKeys: () => keys.splice(0),
  };
  Object.assign(window, { beside: clocked });
}

/** What a page offers to the script. */
export interface Beside {
  mount(count: number): Promise<number>;
  look(scale: number): void;
  fromAfar(steps: number): Promise<number[]>;
  takeKeys(): number[];
}

declare global {
  interface Window {
    beside: Beside;
  }
}
