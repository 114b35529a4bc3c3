import { describe, expectTypeOf, test } from 'vitest';
import type {
  AnswerOf,
  BoardSnapshot,
  BodyOf,
  CommunityFile,
  DataOf,
  FileCardPage,
  HandledQueryOf,
  HeaderOf,
  PathOf,
  PublishForm,
  QueryOf,
} from '../src/index.ts';

describe('types of operations', () => {
  test('data is what the envelope holds', () => {
    expectTypeOf<DataOf<'getFileFull'>>().toEqualTypeOf<CommunityFile>();
    expectTypeOf<DataOf<'searchFiles'>>().toEqualTypeOf<FileCardPage>();
    expectTypeOf<DataOf<'isCreator'>>().toEqualTypeOf<boolean>();
    expectTypeOf<DataOf<'cancelPublish'>>().toEqualTypeOf<null>();
  });

  test('answers without envelope are given whole', () => {
    expectTypeOf<DataOf<'getFileObject'>>().toEqualTypeOf<BoardSnapshot>();
    expectTypeOf<DataOf<'renderFileCover'>>().toEqualTypeOf<Blob>();
    expectTypeOf<AnswerOf<'isCreator'>['code']>().toEqualTypeOf<0>();
  });

  test('path, query, headers and body are those of the contract', () => {
    expectTypeOf<PathOf<'getFileFull'>>().toEqualTypeOf<{ file_key: string }>();
    expectTypeOf<QueryOf<'searchFiles'>['tag_id']>().toEqualTypeOf<number[] | undefined>();
    expectTypeOf<HeaderOf<'copyFile'>>().toEqualTypeOf<{ 'Idempotency-Key'?: string }>();
    expectTypeOf<BodyOf<'publishFile'>>().toEqualTypeOf<PublishForm>();
    expectTypeOf<PublishForm['cover']>().toEqualTypeOf<Blob | undefined>();
    expectTypeOf<BodyOf<'getFileFull'>>().toEqualTypeOf<undefined>();
    expectTypeOf<BodyOf<'deleteSearchRecords'>>().toEqualTypeOf<
      { del_all?: boolean; id?: number } | undefined
    >();
  });

  test('a handler finds the defaults of the contract', () => {
    expectTypeOf<HandledQueryOf<'searchFiles'>['size']>().toEqualTypeOf<number>();
    expectTypeOf<HandledQueryOf<'searchFiles'>['cursor']>().toEqualTypeOf<string>();
    expectTypeOf<HandledQueryOf<'searchFiles'>['keyword']>().toEqualTypeOf<string | undefined>();
  });
});
