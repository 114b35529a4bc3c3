import type { Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/**
 * `host:port` at which other processes reach a server that listens: its address, or where it listens at all of them, that of the first
 * network of this machine.
 */
export function reachableAddress(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  const host = EVERYWHERE.includes(address) ? (outerAddress() ?? '127.0.0.1') : address;
  return isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
}

function outerAddress(): string | undefined {
  const outer = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal }) => !internal);
  return (outer.find(({ family }) => family === 'IPv4') ?? outer[0])?.address;
}
