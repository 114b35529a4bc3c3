export { focusFirstProblem } from './focus-first-problem.ts';
export { callOutcome, outcomeOf, type FormOutcome } from './form-outcome.ts';
export { useCheckedForm, type CheckedForm, type CheckedFormOptions } from './use-checked-form.ts';
