import { createSlice, type Draft } from '@reduxjs/toolkit';
import { filesApi } from './api.ts';

/** How the viewer stands to a file, and by how much that moved its numbers since the list was loaded. */
export interface FileMarks {
  readonly praised: boolean;
  readonly collected: boolean;
  readonly paid: boolean;
  readonly isOwner: boolean;
  readonly praiseDelta: number;
  readonly collectDelta: number;
}

/** Marks by file key. Lists are the same for everybody; what is the viewer's own is kept here, once for all lists. */
export type MarksState = Readonly<Record<string, FileMarks>>;

/** The stand of somebody who has done nothing with a file; also of an anonymous visitor. */
export const NO_MARKS: FileMarks = {
  praised: false,
  collected: false,
  paid: false,
  isOwner: false,
  praiseDelta: 0,
  collectDelta: 0,
};

const { getAttrStatus, praiseFile, collectFile } = filesApi.endpoints;
const initialState: MarksState = {};

/** Likes and collections show at once and are taken back when the call fails. */
export const marksSlice = createSlice({
  name: 'marks',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(getAttrStatus.matchFulfilled, (state, { payload }) => {
        for (const { file_key, praised, collected, paid, is_owner } of payload.list) {
          state[file_key] = { ...NO_MARKS, praised, collected, paid, isOwner: is_owner };
        }
      })
      .addMatcher(praiseFile.matchPending, (state, { meta }) => {
        setPraise(state, meta.arg.originalArgs.file_key, meta.arg.originalArgs.praise);
      })
      .addMatcher(praiseFile.matchRejected, (state, { meta }) => {
        setPraise(state, meta.arg.originalArgs.file_key, !meta.arg.originalArgs.praise);
      })
      .addMatcher(collectFile.matchPending, (state, { meta }) => {
        setCollect(state, meta.arg.originalArgs.file_key, meta.arg.originalArgs.collect);
      })
      .addMatcher(collectFile.matchRejected, (state, { meta }) => {
        setCollect(state, meta.arg.originalArgs.file_key, !meta.arg.originalArgs.collect);
      }),
});

function setPraise(state: Draft<MarksState>, fileKey: string, praised: boolean): void {
  const marks = state[fileKey] ?? NO_MARKS;
  if (marks.praised === praised) return;
  state[fileKey] = { ...marks, praised, praiseDelta: marks.praiseDelta + (praised ? 1 : -1) };
}

function setCollect(state: Draft<MarksState>, fileKey: string, collected: boolean): void {
  const marks = state[fileKey] ?? NO_MARKS;
  if (marks.collected === collected) return;
  state[fileKey] = { ...marks, collected, collectDelta: marks.collectDelta + (collected ? 1 : -1) };
}

/** The part of the page's state this slice lives in. */
export interface WithMarks {
  readonly marks: MarksState;
}

/** The viewer's marks of a file; the empty ones while they are unknown. */
export const selectMarks = (state: WithMarks, fileKey: string): FileMarks => state.marks[fileKey] ?? NO_MARKS;
