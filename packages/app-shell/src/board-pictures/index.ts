/** Where the pictures of a board are served, in a width in pixels. */
export const boardPictureUrl =
  (fileKey: string) =>
  (asset: string, width: number): string =>
    `/api/web/v2/upload/cmt/${encodeURIComponent(fileKey)}/${asset}?width=${width}`;
