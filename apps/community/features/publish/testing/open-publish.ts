import { ReviewStatus } from '@boardwalk/domain';
import {
  aBoardFile,
  aBoardFileDetail,
  aCommunityFile,
  aFileKey,
  anAuditDetail,
  aProfile,
  aProject,
  aSpace,
  aTeam,
  aUser,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type AppOptions, type RenderedApp } from '#app/testing/render-app.tsx';

/** A picture with content, as a browser makes it. */
export async function aPicture(type = 'image/png', width = 108, height = 70): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  return await canvas.convertToBlob({ type });
}

/** One file in each state of the review, by its name. */
export const FILES = {
  'Fresh board': aBoardFile({ file_key: aFileKey(1), name: 'Fresh board' }),
  'Waiting board': aBoardFile({
    file_key: aFileKey(2),
    name: 'Waiting board',
    auditStatus: ReviewStatus.NOT_AUDIT,
  }),
  'Public board': aBoardFile({ file_key: aFileKey(3), name: 'Public board', auditStatus: ReviewStatus.PASS }),
  'Refused board': aBoardFile({
    file_key: aFileKey(4),
    name: 'Refused board',
    auditStatus: ReviewStatus.NOT_PASS,
  }),
} as const;

/** Answers of a server that holds {@link FILES}. */
export const ANSWERS: MockHandlers = {
  getOwnProfile: () => aProfile(),
  getProfileByName: () => aProfile(),
  listOwnFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
  getSpace: () => aSpace(),
  listTeams: () => ({ list: [aTeam()] }),
  listProjects: () => ({ list: [aProject()] }),
  listFolders: () => ({ list: [] }),
  listProjectFiles: () => ({ list: Object.values(FILES), next_cursor: '0', has_more: false }),
  getAuditStatusMap: () =>
    Object.fromEntries(Object.values(FILES).map((file) => [file.file_key, file.auditStatus])),
  getFile: ({ path }) =>
    aBoardFileDetail(Object.values(FILES).find((file) => file.file_key === path.file_key) ?? {}),
  renderFileCover: async () => await aPicture(),
  getFileFullSelf: ({ path }) =>
    aCommunityFile({ file_key: path.file_key, name: 'Public board', pub_time: '2026-03-04T23:30:00.000Z' }),
  getFileFullLatestSelf: ({ path }) => anAuditDetail({ file_key: path.file_key }),
  createTags: ({ body }) => ({ tag_ids: body.name.map((_, index) => 901 + index) }),
  publishFile: ({ path }) => ({
    submission_id: '1001',
    file_key: path.file_key,
    auditStatus: ReviewStatus.NOT_AUDIT,
    due_at: '2026-03-19T09:26:53.000Z',
    profile_name: 'linxia',
  }),
};

/** The publish dialog, whichever of the two it is. */
export const dialog = page.getByRole('dialog').first();

/** Renders the app for a logged-in viewer. */
export async function renderLogged(path: string, options: AppOptions = {}): Promise<RenderedApp> {
  return await renderApp(path, {
    viewer: aUser(),
    ...options,
    handlers: { ...ANSWERS, ...options.handlers },
  });
}

/** Opens the publish dialog at its first step, by the button of the header. */
export async function openPick(options: AppOptions = {}): Promise<RenderedApp> {
  const app = await renderLogged('/hot', options);
  await userEvent.click(page.getByRole('banner').getByRole('button', { name: 'Publish' }));
  await expect.element(dialog).toBeVisible();
  return app;
}

/** Opens the publish dialog on a file, by the address the editor links to. */
export async function openFile(name: keyof typeof FILES, options: AppOptions = {}): Promise<RenderedApp> {
  const file = FILES[name];
  const app = await renderLogged(`/profile?publish=${file.file_key}`, {
    ...options,
    handlers: {
      getAuditStatus: () => ({
        file_key: file.file_key,
        status: file.auditStatus,
        is_public: file.auditStatus === ReviewStatus.PASS,
      }),
      ...options.handlers,
    },
  });
  await expect.element(dialog).toBeVisible();
  return app;
}

/** Opens the form of a file that was never handed in, with its cover. */
export async function openForm(options: AppOptions = {}): Promise<RenderedApp> {
  const app = await openFile('Fresh board', options);
  await expect.element(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  return app;
}

/** Fills the required fields. */
export async function fillForm({
  description = 'What it is good for.',
  tags = ['retro'],
} = {}): Promise<void> {
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Description' }), description);
  for (const tag of tags) await addTag(tag);
}

/** Types a custom tag and presses Enter. */
export async function addTag(tag: string): Promise<void> {
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Tags' }), tag);
  await userEvent.keyboard('{Enter}');
}

/** Presses the form's button. */
export async function hand(name = 'Publish'): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name, exact: true }));
}
