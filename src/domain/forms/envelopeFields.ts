/** Names that every posted form has beside its fields. No field may be called so. */
export const envelopeFields = {
  form: 'form',
  language: 'language',
  /** One for each filling-in of a form; sent again with it, a lead is not taken twice. */
  key: 'key',
  /** Path of the page, language included. */
  page: 'page',
  /** Hidden from people; what fills it in is probably a machine. Its name means nothing to a browser's autofill. */
  trap: 'extra',
  /** How long the form was open before it was sent, counted by a script; absent without one. */
  seconds: 'seconds',
} as const;
