export type { BoardContext, Viewport } from './context.ts';
export { paintBoard, shownArea, toBoardUnits } from './paintBoard.ts';
export type { PaintOptions } from './paintBoard.ts';
export { DARK_THEME, LIGHT_THEME, shade, textOn, themeOf } from './theme.ts';
export type { BoardTheme, PaletteShades } from './theme.ts';
export { fitPadding, fitted, panned, toBoard, toSurface, ZOOM_RANGE, zoomedAt } from './viewport.ts';
export type { FitOptions, Insets } from './viewport.ts';
