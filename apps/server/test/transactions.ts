import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { afterAll } from 'vitest';
import type { Database } from '../src/infra/database/database.ts';

/** The transaction the running code belongs to; closed when it has ended, though what it began may still run. */
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Where fetch reports its requests. */
const REQUESTS = 'undici:request:create';

const isInTransaction = () => transactions.getStore()?.isOpen === true;

/** The database, which now reports when code runs in one of its transactions. */
export function watchTransactions(db: Database): Database {
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      const transaction = { isOpen: true };
      try {
        return await execute((trx) => transactions.run(transaction, () => work(trx)));
      } finally {
        transaction.isOpen = false;
      }
    };
    return builder;
  };
  return db;
}

/**
 * A part of the server that must not be used in a transaction, because it may take long and rows stay locked meanwhile:
 * there, its methods throw.
 */
export function outsideTransactions<Part extends object>(name: string, part: Part): Part {
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (isInTransaction()) throw new Error(`${name}.${String(key)} was used in a transaction`);
        return Reflect.apply(value, target, args);
      };
    },
  });
}

/** Notes what is asked of other servers in transactions, until asked to stop. */
export function watchRequests(): { asked: readonly string[]; stop: () => void } {
  const asked: string[] = [];
  const note = (message: unknown) => {
    const { request } = message as { request: { method: string; origin: string; path: string } };
    if (isInTransaction()) asked.push(`${request.method} ${request.origin}${request.path}`);
  };
  diagnostics.subscribe(REQUESTS, note);
  return { asked, stop: () => diagnostics.unsubscribe(REQUESTS, note) };
}

/** Fails the test file when something is asked of another server in a transaction. Call it once at the top of a file. */
export function expectNoRequestsInTransactions(): void {
  const { asked, stop } = watchRequests();
  afterAll(() => {
    stop();
    if (asked.length > 0) throw new Error(`Asked of other servers in a transaction:\n${asked.join('\n')}`);
  });
}
