import { DeliveryError } from './channel';

/** An error of Nodemailer. */
export type SmtpError = Error & {
  /** The code of the mail server's reply, if it sent one. */
  responseCode?: number;
  code?: string;
  /** The code of a system error. */
  originalCode?: string;
  /** Which timeout it was. */
  timeoutType?: string;
};

/** Codes of errors that occur before the mail server has received anything of a mail. */
const earlyErrors = new Set([
  'EDNS',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETLS',
  'EAUTH',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
]);

/**
 * Returns whether it is certain that the mail server has not accepted the mail: it refused it, or was not reached. If a
 * connection ends without a reply, nothing is certain.
 */
export function wasNotAccepted(error: SmtpError): boolean {
  const { responseCode = 0, code = '', originalCode = '', timeoutType = '' } = error;
  return responseCode >= 400 || [code, originalCode, timeoutType].some((value) => earlyErrors.has(value));
}

/** Converts an error of Nodemailer, whose message may contain addresses. `ESOCKET` is its code for all system errors. */
export function toDeliveryError({ responseCode, originalCode, code, name }: SmtpError): DeliveryError {
  return new DeliveryError(responseCode ? `smtp ${responseCode}` : (originalCode ?? code ?? name));
}
