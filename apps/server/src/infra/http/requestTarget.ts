/**
 * The target of a request as the router takes it. It may name the host too (RFC 9112 §3.2.2): only what follows counts,
 * for there is one site. A path whose percent signs mean nothing is taken letter by letter, so that it leads where unknown
 * addresses lead.
 */
export function requestTarget(target: string): string {
  const [path = '', ...query] = withoutHost(target).split('?');
  return [isReadable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

function withoutHost(target: string): string {
  const authority = /^https?:\/\/[^/?#]*/iu.exec(target)?.[0];
  if (authority === undefined) return target.startsWith('/') ? target : `/${target}`;
  const rest = target.slice(authority.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
