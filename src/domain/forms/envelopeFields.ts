/** Names of the fields that every form posts in addition to its own. They are reserved. */
export const envelopeFields = {
  form: 'form',
  language: 'language',
  /** Idempotency key: a lead that is sent again with the same key is stored once. */
  key: 'key',
  /** Path of the page, including the language. */
  page: 'page',
  /** Honeypot: hidden from people, filled in by bots. Its name means nothing to autofill. */
  trap: 'extra',
  /** Seconds from opening the form to sending it, measured by a script; absent without JavaScript. */
  seconds: 'seconds',
} as const;
