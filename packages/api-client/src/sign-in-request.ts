/** Asks for sign-in, once for all that wait together. */
export interface SignInRequest {
  /** Asks now, or has something else done about it. */
  readonly ask: (instead?: () => void) => void;
  /** Begins a wait; gives a function that asks, unless somebody has asked since. */
  readonly whileWaiting: () => () => void;
}

/** Makes a request for sign-in of an application's callback. A refused refresh and the calls that waited for it share one. */
export function signInRequest(onSignInRequired: (() => void) | undefined): SignInRequest {
  let asked = 0;
  const ask = (instead = onSignInRequired): void => {
    asked += 1;
    instead?.();
  };
  return {
    ask,
    whileWaiting: () => {
      const before = asked;
      return () => {
        if (asked === before) ask();
      };
    },
  };
}
