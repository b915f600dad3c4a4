/** What most fields say of the things that few fields need. */
export const plainField = { hint: null, required: true, errors: {}, autocomplete: 'off' } as const;
