import { loadQueuePanel } from './loadQueuePanel';
import { loadPhoneReader } from './phoneReader';

/** Brings, when a form is first touched, what is needed once it is sent: by then the line may be gone. */
export function prepareSending(): void {
  void loadPhoneReader();
  loadQueuePanel().catch(() => {});
}
