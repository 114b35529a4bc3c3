import { createSlice, isFulfilled, type Action, type Draft } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import { collectionsApi } from '../collections/api.ts';
import { userForgotten } from '../session/session-slice.ts';
import { filesApi } from './api.ts';
import { worksIn, type CountedWork, type WorkNumbers } from './works-in.ts';

/** How the viewer stands to a file. */
export interface FileMarks {
  readonly praised: boolean;
  readonly collected: boolean;
  readonly paid: boolean;
  readonly isOwner: boolean;
  /** The viewer has copies of earlier versions only. */
  readonly isOutdated: boolean;
}

/** What the page knows of a work beside its lists. */
interface WorkState {
  /** Absent while they were not asked for. */
  readonly marks?: FileMarks;
  readonly numbers?: Partial<WorkNumbers>;
  /** Until when other answers do not change the numbers, in milliseconds since 1970. */
  readonly heldUntil?: number;
}

/**
 * By file key. Lists are the same for everybody; what is the viewer's own is kept here, once for all lists. So are the
 * numbers of a work: lists and pages are asked for at different times, yet show the same.
 */
export type MarksState = Readonly<Record<string, WorkState>>;

/** The stand of somebody who has done nothing with a file; also of an anonymous visitor. */
export const NO_MARKS: FileMarks = {
  praised: false,
  collected: false,
  paid: false,
  isOwner: false,
  isOutdated: false,
};

/** Shared answers may be this old, in milliseconds: for so long they do not know of what the viewer has just done. */
const SHARED_ANSWER_MS = 30_000;
const UNTIL_ANSWERED = Number.MAX_SAFE_INTEGER;

const { getAttrStatus, praiseFile, collectFile, copyFileByPost } = filesApi.endpoints;
const initialState: MarksState = {};

/** Likes and collections show at once and are taken back when the call fails. */
export const marksSlice = createSlice({
  name: 'marks',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(userForgotten, () => initialState)
      .addMatcher(getAttrStatus.matchFulfilled, (state, { payload, meta }) => {
        for (const status of payload.list) {
          const work = workOf(state, status.file_key);
          // What the viewer has just done may be newer than this answer.
          const isHeld = (work.heldUntil ?? 0) > meta.fulfilledTimeStamp;
          const { praised, collected } = (isHeld && work.marks) || status;
          work.marks = {
            praised,
            collected,
            paid: status.paid,
            isOwner: status.is_owner,
            isOutdated: status.updated_since_copy,
          };
        }
      })
      .addMatcher(collectionsApi.endpoints.setCollectionFile.matchFulfilled, (state, { meta }) => {
        const { fileKey, included } = meta.arg.originalArgs;
        if (!included) return;
        // What is in a collection is saved.
        const work = workOf(state, fileKey);
        setMark(work, COLLECT, true);
        work.heldUntil = meta.fulfilledTimeStamp + SHARED_ANSWER_MS;
      })
      .addMatcher(copyFileByPost.matchFulfilled, (state, { payload }) => {
        const { marks } = workOf(state, payload.source_file_key);
        if (marks) marks.isOutdated = false;
      })
      .addMatcher(praiseFile.matchPending, (state, { meta }) => {
        const { file_key, praise } = meta.arg.originalArgs;
        setMark(workOf(state, file_key), PRAISE, praise);
      })
      .addMatcher(praiseFile.matchFulfilled, (state, { payload, meta }) => {
        settle(workOf(state, payload.file_key), PRAISE, payload.praise, payload.praise_num, meta);
      })
      .addMatcher(praiseFile.matchRejected, (state, { meta }) => {
        const { file_key, praise } = meta.arg.originalArgs;
        takeBack(workOf(state, file_key), PRAISE, praise);
      })
      .addMatcher(collectFile.matchPending, (state, { meta }) => {
        const { file_key, collect } = meta.arg.originalArgs;
        setMark(workOf(state, file_key), COLLECT, collect);
      })
      .addMatcher(collectFile.matchFulfilled, (state, { payload, meta }) => {
        settle(workOf(state, payload.file_key), COLLECT, payload.collect, payload.collect_num, meta);
      })
      .addMatcher(collectFile.matchRejected, (state, { meta }) => {
        const { file_key, collect } = meta.arg.originalArgs;
        takeBack(workOf(state, file_key), COLLECT, collect);
      })
      .addMatcher(isAnswer, (state, { payload, meta }) => {
        for (const work of worksIn(payload))
          learn(workOf(state, work.file_key), work, meta.fulfilledTimeStamp);
      }),
});

/** A mark and the number that counts it. */
interface Counted {
  readonly mark: 'praised' | 'collected';
  readonly number: keyof WorkNumbers;
}

const PRAISE: Counted = { mark: 'praised', number: 'praise_num' };
const COLLECT: Counted = { mark: 'collected', number: 'collect_num' };

function workOf(state: Draft<MarksState>, fileKey: string): Draft<WorkState> {
  return (state[fileKey] ??= {});
}

function setMark(work: Draft<WorkState>, { mark, number }: Counted, isOn: boolean): void {
  const marks = work.marks ?? NO_MARKS;
  work.heldUntil = UNTIL_ANSWERED;
  if (marks[mark] === isOn) return;
  work.marks = { ...marks, [mark]: isOn };
  const known = work.numbers?.[number];
  if (known !== undefined) work.numbers = { ...work.numbers, [number]: Math.max(0, known + (isOn ? 1 : -1)) };
}

function settle(
  work: Draft<WorkState>,
  { mark, number }: Counted,
  isOn: boolean,
  count: number,
  { fulfilledTimeStamp }: { fulfilledTimeStamp: number },
): void {
  // The viewer has changed their mind meanwhile: the answer to that is on its way.
  if (work.marks?.[mark] !== isOn) return;
  work.numbers = { ...work.numbers, [number]: count };
  work.heldUntil = fulfilledTimeStamp + SHARED_ANSWER_MS;
}

function takeBack(work: Draft<WorkState>, counted: Counted, isOn: boolean): void {
  if (work.marks?.[counted.mark] === isOn) setMark(work, counted, !isOn);
  delete work.heldUntil;
}

function learn(
  work: Draft<WorkState>,
  { praise_num, collect_num, copy_num }: CountedWork,
  now: number,
): void {
  if ((work.heldUntil ?? 0) > now) return;
  work.numbers = {
    ...work.numbers,
    ...(praise_num === undefined ? {} : { praise_num }),
    ...(collect_num === undefined ? {} : { collect_num }),
    ...(copy_num === undefined ? {} : { copy_num }),
  };
}

/** An answer of the API, as it reaches the cache. */
interface Answer extends Action {
  readonly payload: unknown;
  readonly meta: { readonly fulfilledTimeStamp: number };
}

function isAnswer(action: Action): action is Answer {
  return isFulfilled(action) && action.type.startsWith(`${baseApi.reducerPath}/executeQuery/`);
}

/** The part of the page's state this slice lives in. */
export interface WithMarks {
  readonly marks: MarksState;
}

/** The viewer's marks of a file; the empty ones while they are unknown. */
export const selectMarks = (state: WithMarks, fileKey: string): FileMarks =>
  state.marks[fileKey]?.marks ?? NO_MARKS;

/** Whether the viewer's marks of a file were asked for already. */
export const selectHasMarks = (state: WithMarks, fileKey: string): boolean =>
  state.marks[fileKey]?.marks !== undefined;

/** A number of a work as the page knows it best. */
export const selectNumber = (state: WithMarks, work: CountedWork, number: keyof WorkNumbers): number =>
  state.marks[work.file_key]?.numbers?.[number] ?? work[number] ?? 0;
