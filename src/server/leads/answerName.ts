/** What an answer is called beside the lead's own facts: `reference` is the lead's there, and the home's is `property`. */
export function answerName(field: string): string {
  return field === 'reference' ? 'property' : field;
}
