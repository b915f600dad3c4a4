/** Default values of field properties. */
export const plainField = { hint: null, required: true, errors: {}, autocomplete: 'off' } as const;
