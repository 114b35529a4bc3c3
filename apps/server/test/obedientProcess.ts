import { getPriority } from 'node:os';
import { answerJobs } from '../src/infra/children/answerJobs.ts';

/** The process of a child queue that does as a test asks. */
answerJobs(({ does, value = '' }: { does: string; value?: string }) => {
  if (does === 'crash') process.exit(3);
  if (does === 'hang') return new Promise(() => undefined);
  if (does === 'grow') return grow(Number(value));
  if (does === 'environment') {
    if (value === 'pid') return String(process.pid);
    return value === 'priority' ? String(getPriority()) : JSON.stringify(process.env);
  }
  return value;
});

/** Holds more and more objects until they are as many bytes. */
function grow(bytes: number): string {
  const held: object[] = [];
  while (process.memoryUsage().heapUsed < bytes)
    for (let count = 0; count < 10_000; count += 1) held.push({ count });
  return `holds ${held.length}`;
}
