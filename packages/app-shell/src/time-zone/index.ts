export { InTimeZone } from './InTimeZone.tsx';
