import type { components } from '@boardwalk/api-client';

/** Shapes of the contract that several rooms speak of, by the names the contract gives them. */
type Schemas = components['schemas'];

export type FileCard = Schemas['FileCard'];
export type FileCardPage = Schemas['FileCardPage'];
export type FileOwner = Schemas['FileOwner'];
export type AttrStatus = Schemas['AttrStatus'];
export type CoverImage = Schemas['CoverImage'];
export type Topic = Schemas['Topic'];
export type Banner = Schemas['Banner'];
export type Tag = Schemas['Tag'];
export type TagTree = Schemas['TagTree'];
export type Profile = Schemas['Profile'];
export type User = Schemas['User'];
