import { boxPaint } from '../../src/render/index.ts';
import type { BadgeElement } from './model.ts';

/** A colour that nothing else on a board has. */
export const BADGE_COLOR = '#7a00ff';

export const badgePaint = boxPaint<BadgeElement>({
  type: 'badge',
  paintGround({ box: { x, y, w, h } }, { context }) {
    context.fillStyle = BADGE_COLOR;
    context.beginPath();
    context.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, Math.PI * 2);
    context.fill();
    return BADGE_COLOR;
  },
});
