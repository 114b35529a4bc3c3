import type { ViewContext } from './viewContext.ts';

/** The pictures among some files, or whatever a browser names so. */
export const picturesAmong = (files: Iterable<File>): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));

/** Takes pictures that are dropped on the board. */
export class PictureDrop {
  private readonly context: ViewContext;
  private readonly place: HTMLElement;

  constructor(context: ViewContext) {
    this.context = context;
    const { canvas } = context.surface;
    // The field of the text that is written stands over the canvas.
    this.place = canvas.parentElement ?? canvas;
    this.place.addEventListener('dragover', this.onOver);
    this.place.addEventListener('drop', this.onDrop);
  }

  destroy(): void {
    this.place.removeEventListener('dragover', this.onOver);
    this.place.removeEventListener('drop', this.onDrop);
  }

  private readonly onOver = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    // Else the browser would leave the page for the file.
    event.preventDefault();
    const { editor } = this.context;
    const takes = editor.options.pictures !== undefined && !editor.getState().readOnly;
    event.dataTransfer.dropEffect = takes ? 'copy' : 'none';
  };

  private readonly onDrop = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    const { editor, surface } = this.context;
    const pictures = picturesAmong(event.dataTransfer.files);
    const under = editor.placeAt(event)?.element ?? '';
    const isTopic = pictures.length === 1 && editor.store.elements.get(under)?.type === 'topic';
    const topic = isTopic && !editor.isLocked(under) ? under : undefined;
    if (pictures.length > 0) editor.givePictures(pictures, surface.pointAt(event), topic);
  };
}
