/** The page with Excalidraw that `beside.ts` measures: its package is fetched for the bench alone, so it comes as an argument. */
import { CELL, equalElements, offer } from './subject.ts';

interface Api {
  updateScene(scene: { elements?: readonly object[]; appState?: object }): void;
  getSceneElements(): ReadonlyArray<{ readonly id: string; readonly version: number }>;
}

/** What the page takes of the packages. */
export interface Packages {
  readonly createElement: (type: unknown, props: object) => unknown;
  readonly createRoot: (place: Element) => { render(what: unknown): void };
  readonly Excalidraw: unknown;
  readonly convertToExcalidrawElements: (skeletons: readonly object[], options: object) => readonly object[];
}

export function start({
  createElement,
  createRoot,
  Excalidraw,
  convertToExcalidrawElements,
}: Packages): void {
  let api: Api | undefined;
  const place = document.querySelector('#root');
  if (!place) throw new Error('no place');
  const root = createRoot(place);
  offer({
    async mount(count) {
      const skeletons = equalElements(count).map(({ kind, id, x, y, w, h, text }) =>
        kind === 'box'
          ? {
              type: 'rectangle',
              id,
              x,
              y,
              width: w,
              height: h,
              backgroundColor: '#ffec99',
              fillStyle: 'solid',
            }
          : { type: 'text', id, x, y, text, fontSize: 16 },
      );
      const elements = convertToExcalidrawElements(skeletons, { regenerateIds: false });
      await new Promise<void>((resolve) =>
        root.render(
          createElement(Excalidraw, {
            key: count,
            autoFocus: true,
            handleKeyboardGlobally: true,
            initialData: { elements, appState: { zoom: { value: 1 }, scrollX: 0, scrollY: 0 } },
            excalidrawAPI: (given: Api) => {
              api = given;
              const wait = () => {
                if (given.getSceneElements().length >= count) resolve();
                else requestAnimationFrame(wait);
              };
              wait();
            },
          }),
        ),
      );
    },
    look: (scale) => api?.updateScene({ appState: { zoom: { value: scale }, scrollX: 0, scrollY: 0 } }),
    changeFromAfar(step) {
      const elements = api?.getSceneElements() ?? [];
      api?.updateScene({
        elements: elements.map((element) =>
          element.id === 'e2'
            ? { ...element, x: 2 * CELL.w + (step % 2), version: element.version + 1, versionNonce: step }
            : element,
        ),
      });
    },
  });
}
