import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** Draws the icons of lucide-react by a lighter component (icon.ts). */
export const lightIcons: Alias[] = [
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: fileURLToPath(new URL('icon.ts', import.meta.url)) },
];
