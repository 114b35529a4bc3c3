/** Whether a host name means this machine only. */
export function isLocal(host: string): boolean {
  const name = host.replace(/^\[|\]$/gu, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d+){3}$/u.test(name)
  );
}
