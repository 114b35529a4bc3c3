/** The two servers the tests run against: one for each setting of guest navigation. */
export const SERVERS = {
  gated: { port: 4610, guestNavigation: 'gated' },
  open: { port: 4611, guestNavigation: 'open' },
} as const;

export type ServerName = keyof typeof SERVERS;

/** Origin of a server. */
export function originOf(name: ServerName): string {
  return `http://127.0.0.1:${SERVERS[name].port}`;
}
