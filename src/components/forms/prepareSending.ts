import { loadQueuePanel } from './loadQueuePanel';
import { loadPhoneReader } from './phoneReader';

/** Preloads what sending needs when a form is first used, because the connection may be lost by the time it is sent. */
export function prepareSending(): void {
  void loadPhoneReader();
  loadQueuePanel().catch(() => {});
}
