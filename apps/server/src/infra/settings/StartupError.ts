/**
 * A mistake of the person who starts the server (a wrong setting, a folder in use). Its message is shown as it is,
 * without a stack, so it says what is wrong and what to do.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
