/** One action of a model: what the state becomes, and what the one who acted learns. */
export type Step<State, Action> = (state: State, action: Action) => { state: State; outcome: string };

/**
 * The states that some actions done at once may lead to: one for each order in which, done one after the other, every action
 * would have been answered as it was answered. None means that the server did something that no order explains.
 *
 * @param outcomes what each action was answered, in the order of the actions
 */
export function explain<State, Action>(
  step: Step<State, Action>,
  before: State,
  actions: readonly Action[],
  outcomes: readonly string[],
): State[] {
  if (actions.length === 0) return [before];
  return actions.flatMap((action, index) => {
    const { state, outcome } = step(before, action);
    if (outcome !== outcomes[index]) return [];
    return explain(step, state, actions.toSpliced(index, 1), outcomes.toSpliced(index, 1));
  });
}
