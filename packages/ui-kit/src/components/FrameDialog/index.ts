export * from './FrameDialog.tsx';
