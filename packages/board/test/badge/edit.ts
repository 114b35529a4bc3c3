import { boxEdit } from '../../src/editor/index.ts';

export const badgeEdit = boxEdit({
  type: 'badge',
  styles: ['text'],
  ground: '#7a00ff',
  fresh: { w: 120, h: 120, isSquare: true, own: () => ({ level: 1 }) },
});
