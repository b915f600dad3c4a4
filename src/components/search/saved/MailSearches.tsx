import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import { EraseAlerts } from './EraseAlerts';
import * as styles from './MailSearches.module.css';
import { MailSearchItem } from './MailSearchItem';
import { useMailSearches } from './useMailSearches';

/** What is saved at an e-mail address, for whoever came by the link in an e-mail. Others read how it works. */
export function MailSearches() {
  const { t } = useWords();
  const { state, load, change, remove, erase } = useMailSearches();
  const wasAsked = useWasAsked();
  if (state.step === 'loading') return <p role="status">{t('common.loading')}</p>;
  if (state.step === 'loaded') {
    const { email, searches } = state.list;
    return (
      <div className={styles.mail}>
        <p className={styles.of}>{t('saved.mail.of', { email })}</p>
        <p role="status" className="hidden">
          {state.changes > 0 && <span key={state.changes}>{t('saved.mail.changed')}</span>}
        </p>
        {state.failure && (
          <Message title={t('saved.mail.notChanged')} text={t(`saved.mail.failure.${state.failure}`)} isBad />
        )}
        {searches.length === 0 && <p>{t('saved.mail.empty')}</p>}
        <ul role="list" className={styles.list}>
          {searches.map((search) => (
            <li key={search.id}>
              <MailSearchItem
                search={search}
                onChange={(to) => change(search.id, to)}
                onDelete={() => remove(search.id)}
              />
            </li>
          ))}
        </ul>
        <EraseAlerts onErase={erase} />
      </div>
    );
  }
  if (state.step === 'failed') {
    return (
      <Message title={t('saved.mail.title')} text={t(`saved.mail.failure.${state.failure}`)} isBad>
        <Button look="secondary" onClick={load}>
          {t('saved.mail.retry')}
        </Button>
      </Message>
    );
  }
  return (
    <div className={styles.mail}>
      {state.step === 'gone' && (
        <Message title={t('saved.mail.gone')} text={t('saved.mail.goneText')} isBad />
      )}
      {state.step === 'erased' && (
        <Message title={t('saved.mail.erased')} text={t('saved.mail.erasedText')} />
      )}
      {state.step === 'none' && wasAsked && (
        <Message title={t('saved.mail.asked')} text={t('saved.mail.askedText')} />
      )}
      <p className={styles.how}>{t('saved.mail.how')}</p>
      <p className={styles.how}>{t('saved.mail.start')}</p>
    </div>
  );
}

type MessageProps = { title: string; text: string; isBad?: boolean; children?: ReactNode };

/** A message in place of a list or above it. */
function Message({ title, text, isBad = false, children }: MessageProps) {
  return (
    <div role={isBad ? 'alert' : 'status'} className={styles.message} data-bad={isBad || undefined}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** True when the server has sent the visitor here after a form that was posted without JavaScript. */
function useWasAsked(): boolean {
  const [wasAsked, setWasAsked] = useState(false);
  useEffect(() => setWasAsked(new URLSearchParams(window.location.search).has('asked')), []);
  return wasAsked;
}
