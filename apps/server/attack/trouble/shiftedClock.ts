import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Loaded before a server that is attacked (`--import`): its clock goes wrong by as many milliseconds as a file in its data folder
 * says, and so does that of the processes it starts. Timers and `performance.now()` go on as they do on a machine whose clock is set.
 */

const LOOK_MS = 20;
const file = join(process.env['DATA_DIR'] ?? '', 'clock-shift');
let seen = '';
let shift = 0;

const TrueDate = Date;
const shiftedNow = () => TrueDate.now() + shift;
const Shifted = new Proxy(TrueDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, newTarget) as Date,
  apply: (target) => new target(shiftedNow()).toString(),
  get: (target, name) => (name === 'now' ? shiftedNow : (Reflect.get(target, name) as unknown)),
});
Object.defineProperty(TrueDate.prototype, 'constructor', { value: Shifted });
globalThis.Date = Shifted;

function look(): void {
  let wanted: string;
  try {
    wanted = readFileSync(file, 'utf8');
  } catch {
    return;
  }
  if (wanted === '' || wanted === seen) return;
  seen = wanted;
  shift = Number(wanted);
  writeFileSync(`${file}-of-${process.pid}`, wanted);
}
setInterval(look, LOOK_MS).unref();
