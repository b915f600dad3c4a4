import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { madeLead } from '../../../tests/support/madeLead';
import { readWords } from '../words';
import { mailChannel } from './mailChannel';
import { smtpTimeouts } from './smtpTimeouts';

afterEach(() => vi.useRealTimers());

it('gives up a mail server that sends no greeting after the time in smtpTimeouts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const channel = mailChannel({
    url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    from: 'website@safabay.example',
    to: 'all@example.com',
    findRecipient: () => null,
    files: {} as never,
    words: readWords('locales'),
    siteUrl: 'https://www.safabay.example',
    log: () => {},
  });
  let failure: Error | null = null;
  const delivering = channel.deliver({ ...madeLead('key-0001'), reference: 'SB-7KQ4MD' }).catch((error) => {
    failure = error;
  });
  const [socket] = (await once(silent, 'connection')) as [Socket];
  while (vi.getTimerCount() === 0) await nextTurn();
  await vi.advanceTimersByTimeAsync(smtpTimeouts.greetingTimeout + 1_000);
  await nextTurn();
  socket.destroy();
  silent.close();
  expect(failure).toMatchObject({ name: 'DeliveryError', message: 'ETIMEDOUT' });
  await delivering;
});
