import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { viewerApi } from '../viewer/api.ts';
import type { SessionUser } from './session-user.ts';

/**
 * The session as the page knows it (spec §4): unchecked, then checked, then logged in or anonymous. The server may
 * hand over who the visitor is before the browser has checked, so that the first page already greets them.
 */
export interface SessionState {
  readonly user: SessionUser | null;
  /** Whose session has ended in this page; what they have begun can go on when they log in again. */
  readonly endedUserId?: string | undefined;
  readonly isChecked: boolean;
  /** The onboarding questions were answered or skipped; `null` while unknown. */
  readonly isUserFillAskDialog: boolean | null;
}

const initialState: SessionState = { user: null, isChecked: false, isUserFillAskDialog: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userStored(state, action: PayloadAction<SessionUser>) {
      state.user = action.payload;
    },
    /** A person has changed something about themselves; nothing when meanwhile somebody else uses the page. */
    userChanged(
      state,
      { payload: { userId, data } }: PayloadAction<{ userId: string; data: Partial<SessionUser> }>,
    ) {
      if (state.user?.user_id === userId) state.user = { ...state.user, ...data, user_id: userId };
    },
    sessionChecked(state) {
      state.isChecked = true;
    },
    /** The session turned out to be over: the header shows the login button again. */
    sessionEnded(state) {
      state.endedUserId = state.user?.user_id ?? state.endedUserId;
      state.user = null;
    },
    /** Another person uses the page from here on, or nobody: what is kept of the one before goes, in all slices. */
    userForgotten: () => ({ ...initialState, isChecked: true }),
    askDialogFilled(state) {
      state.isUserFillAskDialog = true;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(viewerApi.endpoints.checkIdentityTag.matchFulfilled, (state, { payload }) => {
      // Once filled it stays so: an answer that was on its way meanwhile knows nothing of it.
      state.isUserFillAskDialog = payload || state.isUserFillAskDialog === true;
    }),
});

export const { userStored, userChanged, sessionChecked, sessionEnded, userForgotten, askDialogFilled } =
  sessionSlice.actions;

/** The part of the page's state this slice lives in. */
export interface WithSession {
  readonly session: SessionState;
}

export const selectViewer = (state: WithSession): SessionUser | null => state.session.user;
export const selectIsLogged = (state: WithSession): boolean => state.session.user !== null;
/** Whether the viewer has answered or skipped the onboarding questions; null while unknown. */
export const selectIsOnboarded = (state: WithSession): boolean | null => state.session.isUserFillAskDialog;
export const selectIsChecked = (state: WithSession): boolean => state.session.isChecked;
