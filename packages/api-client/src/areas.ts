/** The operations of each area, for `createAreaClient`: an application carries those of the areas it names. */
export * from './generated/areas.ts';
