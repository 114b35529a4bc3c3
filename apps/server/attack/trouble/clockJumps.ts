import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { preparedEditors } from '../kills/editors.ts';
import { brokenPromises } from '../kills/judge.ts';
import { preparedWriters } from '../kills/preparedWriters.ts';
import { nothingPromised, write } from '../kills/writers.ts';
import { openMailSink } from '../mailSink.ts';
import { numbersFrom } from '../random.ts';
import { startSite, type Site } from '../site.ts';
import { allJobs } from './allJobs.ts';
import { watchTokens } from './clockTokens.ts';
import { listFaults, timeFaults } from './clockRows.ts';
import { faultLines, type Outcome } from './scene.ts';

const HOUR_MS = 3_600_000;
/** What the clock of the first process shows, beside the true time, one after the other. */
const CLOCKS: readonly { name: string; shift: number }[] = [
  { name: 'right', shift: 0 },
  { name: '2 days ahead', shift: 48 * HOUR_MS },
  { name: '1 hour behind', shift: -HOUR_MS },
  { name: 'right again', shift: 0 },
];
const SHIFTED = pathToFileURL(join(import.meta.dirname, 'shiftedClock.ts')).href;
const PHASE_MS = 8_000;

/**
 * The clock of a process jumps two days forward, then back to an hour ago, then is right, while people write by it and by another
 * one with the right time. The one whose clock is wrong does all jobs, each of them once more after every jump.
 */
export async function clockJumps(
  say: (line: string) => void,
): Promise<{ outcome: Outcome; logged: string[] }> {
  const mails = await openMailSink();
  const site = await startSite({
    processes: 2,
    environment: {
      PAYMENT_PROVIDER: 'sandbox',
      FREE_EDITABLE_FILES: '0',
      SMTP_URL: mails.url,
      MAIL_FROM: 'boards@example.com',
    },
    environmentOf: (index) =>
      index === 0 ? { NODE_OPTIONS: `--import=${SHIFTED}` } : { ROLES: 'web,boards' },
  });
  try {
    const random = numbersFrom(1);
    const began = new Date();
    const writers = await preparedWriters(site, random);
    const [first] = writers;
    const editors = await preparedEditors(site, first, random);
    const tokens = await watchTokens(writers);
    const promised = nothingPromised();
    const state = { isOver: false };
    const working = [
      ...writers.map(async (writer) => {
        while (!state.isOver) await write(writer, promised);
      }),
      ...editors.people.map(async (editor) => {
        while (!state.isOver) {
          editor.act();
          await sleep(random() * 60);
        }
      }),
    ];
    const faults: string[] = [];
    const seen: string[] = [];
    for (const { name, shift } of CLOCKS) {
      say(`clock jumps: ${name}`);
      await setClock(site, shift);
      const before = sum(promised.done);
      await tokens.enter(name);
      await sleep(PHASE_MS);
      faults.push(...(await allJobs(site)).map((job) => `${name}: the job ${job} failed`));
      faults.push(...(await tokens.faults(name)));
      const done = sum(promised.done) - before;
      seen.push(`${name} ${done}`);
      if (done === 0) faults.push(`${name}: nothing was written`);
    }
    state.isOver = true;
    await Promise.all(working);
    say('clock jumps: what was promised');
    await Promise.all(editors.people.map((editor) => editor.allSafe()));
    faults.push(...(await tokens.goOn()));
    faults.push(...(await brokenPromises(site, promised)));
    faults.push(...(await editors.lostEdits()));
    await Promise.all(editors.people.map((editor) => editor.leave()));
    faults.push(...(await allJobs(site)).map((job) => `in the end: the job ${job} failed`));
    faults.push(...(await timeFaults(site, began)));
    for (const writer of writers) faults.push(...(await listFaults(site, writer)));
    for (const [id, times] of mails.letters)
      if (times !== 1) faults.push(`the letter ${id} was sent ${times} times`);
    const logged = [0, 1].flatMap((index) => faultLines(site.running(index)));
    for (const fault of faults) say(`clock jumps: ${fault}`);
    return { outcome: outcomeOf(faults, seen, mails.letters.size), logged };
  } finally {
    await site.stop();
    await mails.close();
  }
}

/** Sets the clock of the first process, and waits until it has done so. */
async function setClock(site: Site, shift: number): Promise<void> {
  const file = join(site.folder(0), 'clock-shift');
  const done = `${file}-of-${site.running(0).pid}`;
  writeFileSync(file, String(shift));
  while (!existsSync(done) || readFileSync(done, 'utf8') !== String(shift)) await sleep(20);
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((all, count) => all + count, 0);

function outcomeOf(faults: readonly string[], seen: readonly string[], letters: number): Outcome {
  const shown = faults.slice(0, 8).join('; ');
  return {
    name: 'clock jumps',
    criterion:
      'no token is taken past its life; what was acknowledged is there once; jobs have one effect; rows have the true time; lists are whole and without doubles; the process serves throughout',
    seen: `acknowledged while its clock was ${seen.join(', ')}; ${letters} letters; ${faults.length === 0 ? 'nothing lost or doubled' : `${faults.length} faults: ${shown}`}`,
    isWithstood: faults.length === 0,
  };
}
