import { beforeAll, describe, expect, test } from 'vitest';
import { lintContract, type Problem } from './run-redocly.ts';

describe('lint rules of the contract', () => {
  let problems: Problem[];
  beforeAll(async () => {
    problems = await lintContract('test/fixtures/broken/openapi.yaml');
  });

  const messagesOf = (rule: string) =>
    problems.filter(({ ruleId }) => ruleId === `boardwalk/${rule}`).map(({ message }) => message);

  test('an operation is in the file and area of its name', () => {
    expect(messagesOf('operation-lies-in-its-file')).toEqual([
      'The file is named getFile.yaml, the operation getAnotherFile. Give both one name.',
      'The operation is in areas/files, so its only tag must be files.',
    ]);
  });

  test('an operation declares every answer that can happen', () => {
    expect(messagesOf('operation-answers-are-complete').map((message) => message.split(':')[0])).toEqual([
      'The answer 429 is missing',
      'The answer 400 is missing',
      'The answer 403 is missing',
      'The answer 404 is missing',
    ]);
  });

  test('bodies say what becomes of further properties, at any depth', () => {
    const open =
      'The body does not say what becomes of further properties. Write `additionalProperties: false`.';
    expect(messagesOf('bodies-are-closed')).toEqual([open, open]);
  });

  test('errors are registered, and explain the declared answers', () => {
    expect(messagesOf('operation-errors-are-registered')).toEqual([
      'file_not_found has the status 404, which is no declared answer.',
      'no_such_error is not in the registry of errors, shared/errors.yaml.',
      'No error explains the answer 401. Name one in x-errors.',
    ]);
  });

  test('what changes something names that pages of other origins are refused, and nothing else does', () => {
    expect(messagesOf('other-origins-are-refused')).toEqual([
      'Pages of other origins are refused: name forbidden in x-errors.',
      'Nobody is refused here for where they come from: forbidden cannot happen.',
    ]);
  });

  test('inputs have examples', () => {
    expect(messagesOf('inputs-have-examples')).toEqual([
      'The parameter file_key has no example.',
      'The body has no example. Add one under examples/ of its area.',
    ]);
  });

  test('every conflict has an example that is what the registry says', () => {
    expect(messagesOf('conflicts-have-examples')).toEqual([
      'The example of already_in_review is not what the registry of errors says.',
      'The conflict file_limit_reached has no example.',
    ]);
  });

  test('operations say who may call them, and their errors agree', () => {
    expect(messagesOf('rights-are-declared')).toEqual([
      'Name who may call the operation in x-allows.',
      'The operation takes no proof of identity, so it cannot be for member alone.',
      'everyone adds nothing to member.',
      'Who is no admin is refused: name admins_only in x-errors.',
      'Nothing here is for super_admin alone: super_admins_only cannot happen.',
      'None of the errors of the row own is in x-errors.',
      'Name the row team, as the errors do.',
      'What is below /cmt/manager/ is for admins.',
    ]);
  });

  test('operations that take a token name a scope of their area', () => {
    expect(messagesOf('scopes-are-declared')).toEqual([
      'tags:read is no scope of shared/schemas/ServiceScope.yaml.',
    ]);
  });

  test('a success has an example', () => {
    expect(messagesOf('success-has-example')).toHaveLength(1);
  });

  test('objects are named shapes in files named like types', () => {
    expect(messagesOf('objects-are-named')).toEqual([
      expect.stringContaining('The property owner describes an object in place.'),
      'A file of a shape is named like a type: PascalCase.',
      expect.stringContaining('The body describes an object in place.'),
    ]);
  });

  test('texts with a limit say their lines', () => {
    expect(messagesOf('texts-say-their-lines')).toEqual([
      'The text does not say whether it is of one line. Write `lines: one` or `lines: many`.',
    ]);
  });

  test('properties are described, numbers with their unit', () => {
    expect(messagesOf('properties-are-described')).toEqual([
      'The property name has no description.',
      'The number width does not say what it counts or measures: name its unit.',
      'The property code has no description.',
    ]);
  });

  test('this contract breaks none of them', async () => {
    await expect(lintContract('openapi.yaml')).resolves.toEqual([]);
  });
});
