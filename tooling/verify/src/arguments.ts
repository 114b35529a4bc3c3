/** Which steps a person asked for. */
export type Choice = { steps: string[] } | { error: string };

export const USAGE = `Usage: pnpm verify [--only step,step] [--from step] [--list]

Runs every check of the project and ends with one line: N passed, N failed.
  --only lint,types   only these steps
  --from build        this step and all after it
  --list              the names of all steps, in their order
Unchanged work comes from turbo's cache; the full output of every step is kept in .results/logs.`;

/** Reads `--only` and `--from`, with or without `=`. */
export function chooseSteps(args: readonly string[], all: readonly string[]): Choice {
  const words = args.flatMap((arg) => (arg.startsWith('--') ? arg.split('=') : [arg]));
  let steps = [...all];
  for (let i = 0; i < words.length; i += 2) {
    const [option, value] = [words[i], words[i + 1]];
    if ((option !== '--only' && option !== '--from') || value === undefined) return { error: USAGE };
    const names = value.split(',').filter(Boolean);
    const unknown = names.find((name) => !all.includes(name));
    if (unknown !== undefined || names.length === 0) {
      return { error: `There is no step ${unknown ?? '""'}. The steps are: ${all.join(', ')}` };
    }
    const start = all.indexOf(names[0] ?? '');
    steps = steps.filter((name) => (option === '--only' ? names.includes(name) : all.indexOf(name) >= start));
  }
  return { steps };
}
