import { defineArea } from '../../api/handler.ts';
import { createCollection } from './createCollection.ts';
import { deleteCollection } from './deleteCollection.ts';
import { getCollection } from './getCollection.ts';
import { listCollectionFiles } from './listCollectionFiles.ts';
import { listCollections } from './listCollections.ts';
import { moveCollectionFile } from './moveCollectionFile.ts';
import { orderCollectionFile } from './orderCollectionFile.ts';
import { setCollectionFile } from './setCollectionFile.ts';
import { updateCollection } from './updateCollection.ts';

/** Named collections of works. */
export const collections = defineArea({
  createCollection,
  deleteCollection,
  getCollection,
  listCollectionFiles,
  listCollections,
  moveCollectionFile,
  orderCollectionFile,
  setCollectionFile,
  updateCollection,
});
