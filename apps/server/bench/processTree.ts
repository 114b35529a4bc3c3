import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What a process and all that came of it use, as Linux reports it. */
export interface Usage {
  /** Resident bytes; memory that several processes share counts once, by its share in each. */
  residentBytes: number;
  /** Seconds of a processor since the processes began. */
  processorSeconds: number;
}

/** Ticks of /proc in a second: what every Linux of today has. */
const TICKS = 100;
const KB = 1024;

/** A process and its children, and theirs. */
export function processTree(root: number): number[] {
  const found = [root];
  for (const pid of found) found.push(...childrenOf(pid));
  return found;
}

/** The processes that threads of a process have begun and that have not ended. */
function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** What some processes use together; those that have ended use nothing. */
export function usageOf(pids: readonly number[]): Usage {
  let residentBytes = 0;
  let processorSeconds = 0;
  for (const pid of pids) {
    const stat = statOf(pid);
    if (stat === undefined) continue;
    residentBytes += shareOf(pid);
    // Its own time, and that of its children that have ended.
    processorSeconds += [11, 12, 13, 14].reduce((sum, at) => sum + Number(stat[at]), 0) / TICKS;
  }
  return { residentBytes, processorSeconds };
}

/** Resident memory of one process by what it is: `[heap]`, `anonymous`, or the name of the file that is mapped. */
export function mappingsOf(pid: number): Map<string, number> {
  const kinds = new Map<string, number>();
  let kind = '';
  for (const line of read(`/proc/${pid}/smaps`).split('\n')) {
    const header = /^[\da-f]+-[\da-f]+ \S+ \S+ \S+ \d+\s*(.*)$/u.exec(line);
    if (header !== null) {
      const name = header[1] ?? '';
      kind = name === '' ? 'anonymous' : (name.split('/').at(-1) ?? name);
    }
    const rss = /^Rss:\s+(\d+) kB/u.exec(line);
    if (rss !== null) kinds.set(kind, (kinds.get(kind) ?? 0) + Number(rss[1]) * KB);
  }
  return kinds;
}

/** Resident bytes of one process: now, or the most since it began or its peak was forgotten. */
export function residentOf(pid: number, which: 'now' | 'most'): number {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM';
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(read(`/proc/${pid}/status`));
  return Number(found?.[1] ?? 0) * KB;
}

/** Lets the most that a process has held be counted from now on. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function shareOf(pid: number): number {
  const pss = /^Pss:\s+(\d+) kB/mu.exec(read(`/proc/${pid}/smaps_rollup`));
  return Number(pss?.[1] ?? 0) * KB;
}

/** The fields of /proc/PID/stat from the state on. */
function statOf(pid: number): string[] | undefined {
  const text = read(`/proc/${pid}/stat`);
  return text === '' ? undefined : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
