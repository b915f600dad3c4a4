import { useEffect, useState } from 'react';
import { envelopeFields } from '../../domain/forms/envelopeFields';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import { keepDraft } from './draft';
import { answersToKeep } from './formAnswers';
import { forgetLead, type QueuedLead, readQueue } from './leadQueue';
import * as styles from './QueueStatus.Panel.module.css';
import { queueEvent } from './queueFlag';
import { type SentLead, sendDueLeads, sendQueue, sentEvent } from './sendQueue';

/** Interval in milliseconds between attempts to send due leads while the page is open. */
const interval = 60_000;

const tryQueue = () => void sendQueue().catch(() => {});
const tryDueLeads = () => void sendDueLeads().catch(() => {});

/** Shows the number of queued leads, sends them when the connection returns, and shows the outcome. */
export function QueueStatusPanel() {
  const { t } = useWords();
  const [queue, setQueue] = useState<readonly QueuedLead[]>([]);
  const [sent, setSent] = useState<string | null>(null);

  useEffect(() => {
    const read = () => readQueue().then(setQueue, () => {});
    const note = (event: Event) => setSent((event as CustomEvent<SentLead>).detail.reference);
    const see = () => document.visibilityState === 'visible' && tryDueLeads();
    const timer = setInterval(tryDueLeads, interval);
    window.addEventListener(queueEvent, read);
    window.addEventListener(sentEvent, note);
    window.addEventListener('online', tryQueue);
    document.addEventListener('visibilitychange', see);
    read();
    tryDueLeads();
    return () => {
      clearInterval(timer);
      window.removeEventListener(queueEvent, read);
      window.removeEventListener(sentEvent, note);
      window.removeEventListener('online', tryQueue);
      document.removeEventListener('visibilitychange', see);
    };
  }, []);

  const refused = queue.find((lead) => lead.refused);
  const waiting = queue.filter((lead) => !lead.refused).length;
  if (!refused && waiting === 0 && sent === null) return null;
  return (
    <aside className={styles.panel} role="status">
      {sent !== null && (
        <p className={styles.line}>
          {t('common.queue.sent', { reference: sent })}
          <Button look="quiet" onClick={() => setSent(null)}>
            {t('common.queue.close')}
          </Button>
        </p>
      )}
      {waiting > 0 && (
        <p className={styles.line}>
          {t('common.queue.waiting', { count: waiting })}
          <Button look="quiet" onClick={tryQueue}>
            {t('common.queue.sendNow')}
          </Button>
        </p>
      )}
      {refused && (
        <p className={styles.line}>
          {t('common.queue.refused')}
          <Button look="quiet" onClick={() => openAgain(refused)}>
            {t('common.queue.open')}
          </Button>
          <Button look="quiet" onClick={() => forgetLead(refused.key)}>
            {t('common.queue.discard')}
          </Button>
        </p>
      )}
    </aside>
  );
}

/** Restores the answers of a lead as a draft of its form, where they can be corrected. */
async function openAgain({ key, form, lead, draftName }: QueuedLead) {
  keepDraft(draftName, answersToKeep(form, lead));
  await forgetLead(key);
  window.location.assign(lead[envelopeFields.page] ?? '/');
}
