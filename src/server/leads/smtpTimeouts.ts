/**
 * Milliseconds. A mail that a slow server accepts after the timeout would be sent twice, so the socket timeout is ten
 * minutes, as RFC 5321, section 4.5.3.2.6, requires after the end of the data.
 */
export const smtpTimeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 10 * 60_000,
};
