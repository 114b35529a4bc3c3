export * from './TemplateCard.tsx';
