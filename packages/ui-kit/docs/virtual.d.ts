declare module 'virtual:what-changed' {
  import type { Change, Release } from '../.storybook/changes.ts';

  const changes: { version: string; next: Change[]; released: Release[] };
  export default changes;
}

declare module 'virtual:icons' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Record<string, LucideIcon>;
  export default icons;
}
