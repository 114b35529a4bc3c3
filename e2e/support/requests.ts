/** Whether a request, written `METHOD address`, is for a built file, a font or a picture, not for data. */
export function isAsset(request: string): boolean {
  const [method, address = ''] = request.split(' ');
  const { protocol, pathname } = new URL(address);
  if (method !== 'GET' || protocol === 'data:') return protocol === 'data:';
  return (
    pathname.startsWith('/api/web/v2/upload/') ||
    pathname.startsWith('/api/cmt/image/') ||
    /\.(?:js|css|svg|png|ico|woff2|webmanifest)$/u.test(pathname)
  );
}

/** The path of a request written like that, query included. */
export function pathOf(request: string): string {
  const { pathname, search } = new URL(request.split(' ')[1] ?? '');
  return pathname + search;
}
