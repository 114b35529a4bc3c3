export * from './ColorPicker.tsx';
export * from './readHex.ts';
