export * from './TagInput.tsx';
