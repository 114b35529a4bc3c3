import { models } from '../../src/document/index.ts';
import { layouts } from '../../src/layout/index.ts';
import { paints } from '../../src/render/index.ts';
import { badgeLayout } from './layout.ts';
import { badgeModel } from './model.ts';
import { badgePaint } from './paint.ts';

/** Makes badges known to documents, viewers and pictures; returns what makes them unknown again. */
export function registerBadges(): () => void {
  const stops = [models.register(badgeModel), layouts.register(badgeLayout), paints.register(badgePaint)];
  return () => {
    for (const stop of stops) stop();
  };
}
