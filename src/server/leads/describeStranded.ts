import type { Channel } from './channel';
import type { Outbox } from './outbox';

/** The variable that configures each channel. */
const variables: Readonly<Record<string, string> & Record<Channel['name'], string>> = {
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
  return stranded.map(
    ({ channel, count }) =>
      `Undelivered by ${channel}: ${count}; they wait until ${variables[channel]} is set again`,
  );
}
