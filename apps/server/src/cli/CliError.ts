/** A command cannot do what was asked; its message is all the operator needs. */
export class CliError extends Error {
  override name = 'CliError';
  /** What the program ends with. */
  readonly exitCode: number;

  constructor(message: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.exitCode = options.exitCode ?? ExitCode.FAILED;
  }
}

/** What commands end with. */
export const ExitCode = {
  DONE: 0,
  /** It could not be done; or a check has found something. */
  FAILED: 1,
  /** The command line is not understood. */
  USAGE: 2,
  /** The operator said no. */
  DECLINED: 3,
} as const;
