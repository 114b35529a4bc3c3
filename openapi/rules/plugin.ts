import { bodiesAreClosed } from './bodies-are-closed.ts';
import { conflictsHaveExamples } from './conflicts-have-examples.ts';
import { inputsHaveExamples } from './inputs-have-examples.ts';
import { objectsAreNamed } from './objects-are-named.ts';
import { operationAnswersAreComplete } from './operation-answers-are-complete.ts';
import { operationErrorsAreRegistered } from './operation-errors-are-registered.ts';
import { operationLiesInItsFile } from './operation-lies-in-its-file.ts';
import { propertiesAreDescribed } from './properties-are-described.ts';
import { rightsAreDeclared } from './rights-are-declared.ts';
import { scopesAreDeclared } from './scopes-are-declared.ts';
import { otherOriginsAreRefused } from './other-origins-are-refused.ts';
import { successHasExample } from './success-has-example.ts';
import { textsSayTheirLines } from './texts-say-their-lines.ts';

/** Lint rules of this contract, for redocly. */
export default function boardwalkPlugin() {
  return {
    id: 'boardwalk',
    rules: {
      oas3: {
        'bodies-are-closed': bodiesAreClosed,
        'operation-lies-in-its-file': operationLiesInItsFile,
        'operation-answers-are-complete': operationAnswersAreComplete,
        'operation-errors-are-registered': operationErrorsAreRegistered,
        'other-origins-are-refused': otherOriginsAreRefused,
        'inputs-have-examples': inputsHaveExamples,
        'conflicts-have-examples': conflictsHaveExamples,
        'rights-are-declared': rightsAreDeclared,
        'scopes-are-declared': scopesAreDeclared,
        'success-has-example': successHasExample,
        'objects-are-named': objectsAreNamed,
        'properties-are-described': propertiesAreDescribed,
        'texts-say-their-lines': textsSayTheirLines,
      },
    },
  };
}
