export * from './Image.tsx';
