import { FeeType, MemberType, type Language } from '@boardwalk/domain';

import { demoKey } from '../demoKey.ts';
import type { Gallery, GalleryBoard } from '../gallery.ts';
import { crowd, type CrowdMember } from './crowd.ts';
import { pick, seededRandom, type Random } from './seededRandom.ts';

interface At {
  readonly at: Date;
}
/** `board` is a slug, `user` a handle of a creator or of the crowd. */
interface ByUser extends At {
  readonly board: string;
  readonly user: string;
}

/** Something that happened in the demo community. Counters are to be counted from these, never invented. */
export type DemoEvent =
  | (ByUser & { readonly kind: 'view' })
  /** A view by someone not signed in; `visitor` identifies the visitor. */
  | (At & { readonly kind: 'visit'; readonly board: string; readonly visitor: string })
  | (ByUser & { readonly kind: 'like' })
  | (ByUser & { readonly kind: 'collect' })
  /** A paid board was bought; always ahead of the buyer's copy. */
  | (ByUser & { readonly kind: 'purchase' })
  /** `copyKey` is the file key of the copy. */
  | (ByUser & { readonly kind: 'copy'; readonly copyKey: string })
  /** First opening of that copy in the editor. */
  | (ByUser & { readonly kind: 'use'; readonly copyKey: string })
  /** `user` follows the creator `creator`. */
  | (At & { readonly kind: 'follow'; readonly user: string; readonly creator: string });

/** The crowd and all events, oldest first. */
export interface DemoActivity {
  readonly crowd: readonly CrowdMember[];
  readonly events: readonly DemoEvent[];
}

interface Viewer {
  readonly handle: string;
  readonly language: Language;
  readonly member: MemberType;
  readonly joined: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a board of the gallery was published: its day before `now`, at a waking hour of its own. */
export function publishedAt(board: GalleryBoard, now: Date): Date {
  const random = seededRandom(`published/${board.meta.slug}`);
  return new Date(now.getTime() - board.meta.published * DAY + Math.floor((random() - 0.5) * 10 * HOUR));
}

/** How likely a viewer opens a board of that language. */
function interest(viewer: Language, board: Language): number {
  if (viewer === board) return 0.62;
  return board === 'en-US' ? 0.2 : viewer === 'en-US' ? 0.1 : 0.05;
}

/** A moment between two others, most of them soon after the first. */
function moment(random: Random, from: number, to: number): number {
  return from + (to - from) * Math.pow(random(), 1.6);
}

class Recorder {
  readonly events: DemoEvent[] = [];
  private readonly hours = new Set<string>();
  private readonly follows = new Set<string>();

  /** Records a view unless this viewer was seen in the same hour. */
  view(board: string, viewer: { user: string } | { visitor: string }, at: number): void {
    const who = 'user' in viewer ? viewer.user : `visitor/${viewer.visitor}`;
    const hour = `${board}|${who}|${Math.floor(at / HOUR)}`;
    if (this.hours.has(hour)) return;
    this.hours.add(hour);
    this.events.push(
      'user' in viewer
        ? { kind: 'view', board, user: viewer.user, at: new Date(at) }
        : { kind: 'visit', board, visitor: viewer.visitor, at: new Date(at) },
    );
  }

  follow(user: string, creator: string, at: number): void {
    const pair = `${user}|${creator}`;
    if (user === creator || this.follows.has(pair)) return;
    this.follows.add(pair);
    this.events.push({ kind: 'follow', user, creator, at: new Date(at) });
  }
}

function copyAndUse(
  record: Recorder,
  random: Random,
  board: GalleryBoard,
  viewer: Viewer,
  seen: number,
  now: number,
): void {
  const { slug, fee } = board.meta;
  if (fee.type === FeeType.MEMBER_FREE && viewer.member === MemberType.NONE) return;
  let at = Math.min(now - MINUTE, seen + (2 + random() * 40) * MINUTE);
  if (fee.type === FeeType.NEED_PAY) {
    // Few buy; who has bought copies at once.
    if (random() > 0.3) return;
    record.events.push({ kind: 'purchase', board: slug, user: viewer.handle, at: new Date(at - MINUTE) });
  }
  at = Math.floor(at);
  const copyKey = demoKey(`copy/${slug}/${viewer.handle}`);
  record.events.push({ kind: 'copy', board: slug, user: viewer.handle, copyKey, at: new Date(at) });
  const opened = at + (random() < 0.7 ? random() * 20 * MINUTE : random() * 4 * DAY);
  if (random() < 0.82 && opened < now)
    record.events.push({ kind: 'use', board: slug, user: viewer.handle, copyKey, at: new Date(opened) });
}

function visitBy(
  record: Recorder,
  random: Random,
  board: GalleryBoard,
  viewer: Viewer,
  published: number,
  now: number,
): void {
  const { slug, owner, weight } = board.meta;
  const seen = moment(random, Math.max(published, viewer.joined), now);
  record.view(slug, { user: viewer.handle }, seen);
  for (let again = random() * weight; again > 0.7; again -= 0.5)
    record.view(slug, { user: viewer.handle }, moment(random, seen, now));
  const soon = (): number => Math.min(now - MINUTE, seen + random() * 30 * MINUTE);
  const liking = 0.22 + 0.1 * weight;
  if (random() < liking)
    record.events.push({ kind: 'like', board: slug, user: viewer.handle, at: new Date(soon()) });
  if (random() < liking * 0.7)
    record.events.push({ kind: 'collect', board: slug, user: viewer.handle, at: new Date(soon()) });
  if (random() < liking * 0.8) copyAndUse(record, random, board, viewer, seen, now);
  if (random() < 0.1) record.follow(viewer.handle, owner, soon());
}

/**
 * What happened in the demo community in the ten months before `now`: always the same for a seed and a `now`.
 * Nobody acts before joining or before a board was published, and only members copy what is free for members.
 *
 * @param gallery boards and creators
 * @param options `seed` decides everything that is random; `now` is the newest possible moment
 */
export function seededEvents(
  gallery: Gallery,
  options: { readonly seed: string; readonly now: Date },
): DemoActivity {
  const { seed, now } = options;
  const members = crowd(seed, now);
  const viewers: Viewer[] = [
    ...gallery.people.map((person) => ({ ...person, joined: now.getTime() - 301 * DAY })),
    ...members.map((member) => ({ ...member, joined: member.joinedAt.getTime() })),
  ];
  const record = new Recorder();
  for (const board of gallery.boards) {
    const { slug, language, owner, weight } = board.meta;
    const random = seededRandom(`${seed}/${slug}`);
    const published = publishedAt(board, now).getTime();
    const age = (now.getTime() - published) / DAY;
    // Young boards have not been found by everybody yet.
    const reach = weight * (0.35 + 0.65 * Math.min(1, age / 90));
    for (const viewer of viewers)
      if (viewer.handle !== owner && random() < interest(viewer.language, language) * Math.min(1.45, reach))
        visitBy(record, random, board, viewer, published, now.getTime());
    const visits = Math.round((60 + random() * 120) * reach);
    for (let count = 0; count < visits; count++)
      record.view(
        slug,
        { visitor: `${language}-${Math.floor(random() * 900)}` },
        moment(random, published, now.getTime()),
      );
  }
  const random = seededRandom(`${seed}/follows`);
  for (const person of gallery.people) {
    for (let count = 0; count < 3; count++) {
      const other = pick(random, gallery.people);
      record.follow(person.handle, other.handle, now.getTime() - (5 + random() * 280) * DAY);
    }
  }
  return { crowd: members, events: record.events.toSorted((a, b) => a.at.getTime() - b.at.getTime()) };
}
