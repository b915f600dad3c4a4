/**
 * Milliseconds after which a browser gives up sending a form with a file: enough for the largest file at 350 kbit/s. The
 * server waits a little longer.
 */
export const uploadTimeout = 120_000;
