import type { Outbox } from './outbox';

const variables: Readonly<Record<string, string>> = {
  mail: 'SMTP_URL',
  webhook: 'LEADS_WEBHOOK_URL',
  alerts: 'SMTP_URL',
};

/**
 * Describes deliveries that wait for a channel that is not configured, in one line per channel.
 * @param channels names of the configured channels
 */
export async function describeStranded(
  outbox: Pick<Outbox, 'countStranded'>,
  channels: readonly string[],
): Promise<string[]> {
  const stranded = await outbox.countStranded(channels);
  return stranded.map(({ channel, count }) => {
    const missing = variables[channel];
    return `Undelivered by ${channel}: ${count}; they wait until ${missing ? `${missing} is set` : 'it is configured'} again`;
  });
}
