/** Messages exchanged with the account frame (spec §2). */
export const AccountMessageName = {
  UPDATE_AVATAR: 'UPDATE_AVATAR',
  UPDATE_EMAIL: 'UPDATE_EMAIL',
  UPDATE_MOBILE: 'UPDATE_MOBILE',
  UPDATE_NAME: 'UPDATE_NAME',
  CLOSE_MODAL: 'CLOSE_MODAL',
  CMT_PUBLISH: 'CMT_PUBLISH',
  INIT_MODAL: 'INIT_MODAL',
} as const;
export type AccountMessageName = (typeof AccountMessageName)[keyof typeof AccountMessageName];
