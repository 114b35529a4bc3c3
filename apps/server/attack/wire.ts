import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire between people and a server that can be cut, held and slowed down, for each person apart. */
export interface Wire {
  port: number;
  /** Leads new connections to another port, as after a restart. */
  leadTo(port: number): void;
  /** Ends all connections without a goodbye; new ones fail until it is mended. */
  cut(): void;
  /** Keeps all bytes until it is mended: a connection that looks alive and is not. */
  hold(): void;
  /** Nothing passes the present connections any more, and neither end hears of it; new ones work. */
  strand(): void;
  /** Lets everything through again, what was kept in its order. */
  mend(): void;
  /** Milliseconds each piece takes from now on: people get the same edits in other orders. */
  slowBy(ms: number): void;
  close(): Promise<void>;
}

/** Opens a wire to a port of this machine. */
export async function openWire(target: number): Promise<Wire> {
  let port = target;
  let isCut = false;
  let isHeld = false;
  let delay = 0;
  const sockets = new Set<Socket>();
  const stranded = new WeakSet<Socket>();
  let waiting: (() => void)[] = [];

  const carry = (from: Socket, to: Socket) => {
    // Pieces of one direction leave one after the other, whatever the delay is meanwhile.
    let last = Promise.resolve();
    from.on('data', (piece) => {
      const due = delay;
      const before = last;
      const pass = async () => {
        await before;
        if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
        if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
        if (stranded.has(from)) return;
        if (!to.destroyed) to.write(piece);
      };
      last = pass();
    });
    from.on('error', () => to.destroy());
    const end = async () => {
      await last;
      to.destroy();
    };
    from.on('close', () => void end());
  };
  const server = createServer((person) => {
    if (isCut) {
      person.destroy();
      return;
    }
    const onwards = connect(port, '127.0.0.1');
    for (const socket of [person, onwards]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    carry(person, onwards);
    carry(onwards, person);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (next) => void (port = next),
    cut() {
      isCut = true;
      endAll();
    },
    hold: () => void (isHeld = true),
    strand() {
      for (const socket of sockets) stranded.add(socket);
    },
    mend() {
      isCut = false;
      isHeld = false;
      const released = waiting;
      waiting = [];
      for (const release of released) release();
    },
    slowBy: (ms) => void (delay = ms),
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
