import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signWebhook, webhookChannel } from '../../src/server/leads/webhookChannel';
import { madeLead } from '../support/madeLead';

const secret = 'a secret of sixteen letters or more';
const lead = { reference: 'SB-7KQ4MD', ...madeLead('key-0001') };
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status: number;
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(1000));
  });
});
const channel = () => {
  const { port } = receiver.address() as AddressInfo;
  return webhookChannel(`http://127.0.0.1:${port}/crm`, secret, () => new Date('2026-11-20T06:00:00Z'));
};

beforeEach(async () => {
  received.length = 0;
  status = 204;
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

describe('the webhook', () => {
  it('receives the lead, signed with a timestamp', async () => {
    await channel().deliver(lead);
    const { headers, body } = received[0] ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toMatchObject({ reference: 'SB-7KQ4MD', form: 'callback', values: lead.values });
    expect(body).not.toContain('key-0001');
    expect(headers['x-lead-reference']).toBe('SB-7KQ4MD');
    expect(headers['x-lead-timestamp']).toBe('1795154400');
    expect(headers['x-lead-signature']).toBe(`sha256=${signWebhook(secret, '1795154400', body)}`);
    expect(signWebhook('another', '1795154400', body)).not.toBe(signWebhook(secret, '1795154400', body));
  });

  it.each([400, 500, 302])('fails if the receiver answers %i', async (answer) => {
    status = answer;
    await expect(channel().deliver(lead)).rejects.toThrow(`http ${answer}`);
    expect(received).toHaveLength(1);
  });

  it('fails with a short code if the receiver is unreachable', async () => {
    const broken = channel();
    await new Promise((resolve) => receiver.close(resolve));
    await expect(broken.deliver(lead)).rejects.toThrow(/^ECONNREFUSED$/);
  });
});
