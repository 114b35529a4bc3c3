import type { BoardBox } from '../document/index.ts';
import { union } from '../layout/geometry.ts';
import type { BoardSurface } from './boardSurface.ts';

/** Surfaces of boards beside each other: all show the same part at the same scale. */
export class LinkedSurfaces {
  private readonly surfaces = new Map<BoardSurface, () => void>();
  private isFollowing = false;

  /** Takes a surface in, and shows all that is on any of the boards. Returns what lets it go. */
  join(surface: BoardSurface): () => void {
    this.surfaces.set(
      surface,
      surface.onViewport(() => this.follow(surface)),
    );
    this.show(null);
    return () => {
      this.surfaces.get(surface)?.();
      this.surfaces.delete(surface);
    };
  }

  /**
   * Brings an element into view on all boards, where it is on any of them.
   *
   * @param id of the element; null brings everything into view
   * @param glide whether to go there in a short glide
   */
  show(id: string | null, glide = false): void {
    const [first] = this.surfaces.keys();
    let all: BoardBox | null = null;
    for (const { scene } of this.surfaces.keys()) {
      const box = id === null ? scene.bounds() : scene.boundsOf([id]);
      if (box) all = all ? union(all, box) : box;
    }
    const target = all && first && first.width > 0 ? first.fitOf({}, all) : null;
    if (!target) return;
    if (glide) first?.glideTo(target);
    else first?.setViewport(target);
  }

  private follow(moved: BoardSurface): void {
    // The others report that they were moved, too.
    if (this.isFollowing || moved.width === 0) return;
    this.isFollowing = true;
    try {
      for (const other of this.surfaces.keys()) if (other !== moved) other.setViewport(moved.viewport);
    } finally {
      this.isFollowing = false;
    }
  }
}
