/**
 * Checks the value of an environment variable.
 * @throws Error that names the variable, what it contains and what was expected
 */
export function expectValue(
  name: string,
  value: string | undefined,
  pattern: RegExp,
  expected: string,
): void {
  if (pattern.test(value ?? '')) return;
  throw new Error(`${name}: found ${value ? JSON.stringify(value) : 'nothing'}, expected ${expected}`);
}
