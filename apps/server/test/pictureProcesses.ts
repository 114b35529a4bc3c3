import { openPictures, type Pictures } from '../src/infra/images/pictures.ts';
import { boardPainter, type BoardPainter } from '../src/infra/painting/boardPainter.ts';

let painter: BoardPainter | undefined;
let pictures: Pictures | undefined;

/**
 * The painter of all servers that one worker starts, file after file: starting its process costs more than most pictures. It
 * ends with the worker. Each server gets an object of its own, so that what one file observes or replaces is not another's.
 */
export function workersPainter(): BoardPainter {
  painter ??= boardPainter(1);
  return { ...painter };
}

/** The pictures of all servers that one worker starts, as `workersPainter`. */
export function workersPictures(): Pictures {
  pictures ??= openPictures();
  return { ...pictures };
}
