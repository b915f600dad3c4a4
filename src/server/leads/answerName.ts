/**
 * Returns the name under which an answer is exported. The answer `reference`, a listing's reference, becomes
 * `property`: exports use `reference` for the lead's own.
 */
export function answerName(field: string): string {
  return field === 'reference' ? 'property' : field;
}
