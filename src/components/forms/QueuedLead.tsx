import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useRef, useState } from 'react';
import { openPage } from '../../browser/openPage';
import { receiptPath } from '../../domain/forms/receipt';
import { localisePath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import { OtherWays } from './OtherWays';
import * as styles from './QueuedLead.module.css';
import { type SentLead, sendQueue, sentEvent } from './sendQueue';

type Props = {
  /** Key of the queued lead. */
  leadKey: string;
  /** Subject of the enquiry, for a WhatsApp message. */
  subject: string;
  onAnother: () => void;
};

/** Replaces a form whose lead is queued on the device, and opens the thank-you page once the lead is sent. */
export function QueuedLead({ leadKey, subject, onAnother }: Props) {
  const { t, code } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [trying, setTrying] = useState(false);
  // Scrolled to the top, because the panel of queued leads would otherwise cover the title.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const leadOn = (event: Event) => {
      const { key, form, lead, reference } = (event as CustomEvent<SentLead>).detail;
      if (key === leadKey) openPage(localisePath(receiptPath(form, lead, reference), code));
    };
    window.addEventListener(sentEvent, leadOn);
    return () => window.removeEventListener(sentEvent, leadOn);
  }, [leadKey, code]);

  async function tryNow() {
    setTrying(true);
    await sendQueue().catch(() => {});
    setTrying(false);
  }

  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.queued}>
      <p className={styles.title}>
        <CloudOff size={22} strokeWidth={1.75} aria-hidden="true" />
        {t('forms.waiting.title')}
      </p>
      <p>{t('forms.waiting.text')}</p>
      <div className="buttons">
        <Button onClick={tryNow} aria-busy={trying}>
          {t(trying ? 'forms.sending' : 'forms.waiting.sendNow')}
        </Button>
        <Button look="quiet" onClick={onAnother}>
          {t('forms.waiting.another')}
        </Button>
      </div>
      <OtherWays subject={subject} />
    </div>
  );
}
