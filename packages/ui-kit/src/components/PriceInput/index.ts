export * from './PriceInput.tsx';
export * from './money.ts';
