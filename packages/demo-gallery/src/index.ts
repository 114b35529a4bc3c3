export { loadGallery, type Gallery, type GalleryBoard } from './gallery.ts';
export { demoKey } from './demoKey.ts';
export { publishedAt, seededEvents, type DemoActivity, type DemoEvent } from './events/seededEvents.ts';
export type { CrowdMember } from './events/crowd.ts';
export type { BoardMeta } from './read/boardMeta.ts';
export type { Person } from './read/people.ts';
export { bannerPicture } from './read/taxonomy.ts';
export type { DemoBanner, DemoTopic, Localized, TagBranch, TagLeaf, Taxonomy } from './read/taxonomy.ts';
