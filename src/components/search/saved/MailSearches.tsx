import { useEffect, useRef } from 'react';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import { EraseAlerts } from './EraseAlerts';
import { MailMessage } from './MailMessage';
import * as styles from './MailSearches.module.css';
import { MailSearchItem } from './MailSearchItem';
import type { Mail, MailState } from './useMailSearches';

/** What is saved at an email address, for whoever came by the link in an email. Others read how it works. */
export function MailSearches({ mail }: { mail: Mail }) {
  const { t } = useWords();
  const { state, load } = mail;
  if (state.step === 'loading') return <p role="status">{t('common.loading')}</p>;
  if (state.step === 'loaded') return <MailList mail={mail} state={state} />;
  if (state.step === 'failed') {
    return (
      <MailMessage tone="bad" title={t('saved.mail.closed')} text={t(`saved.mail.failure.${state.failure}`)}>
        <Button look="secondary" onClick={load}>
          {t('saved.mail.retry')}
        </Button>
      </MailMessage>
    );
  }
  return (
    <div className={styles.mail}>
      {state.step === 'gone' && (
        <MailMessage tone="bad" title={t('saved.mail.gone')} text={t('saved.mail.goneText')} />
      )}
      {state.step === 'erased' && (
        <MailMessage takesFocus title={t('saved.mail.erased')} text={t('saved.mail.erasedText')} />
      )}
      {state.step === 'asked' && (
        <MailMessage title={t('saved.mail.asked')} text={t('saved.mail.askedText')} />
      )}
      <p className={styles.how}>{t('saved.mail.how')}</p>
      <p className={styles.how}>{t('saved.mail.start')}</p>
    </div>
  );
}

type ListProps = { mail: Mail; state: Extract<MailState, { step: 'loaded' }> };

function MailList({ mail, state }: ListProps) {
  const { t } = useWords();
  const { email, searches } = state.list;
  const top = useRef<HTMLParagraphElement>(null);
  const count = useRef(searches.length);
  // The button that deleted a search is gone with it, so the list receives the focus.
  useEffect(() => {
    if (searches.length < count.current) top.current?.focus();
    count.current = searches.length;
  }, [searches.length]);
  return (
    <div className={styles.mail}>
      <p ref={top} tabIndex={-1} className={styles.of}>
        {t('saved.mail.of', { email })}
      </p>
      <p role="status" className="hidden">
        {state.changes > 0 && <span key={state.changes}>{t('saved.mail.changed')}</span>}
      </p>
      {state.failure && (
        <MailMessage
          tone="bad"
          title={t('saved.mail.notChanged')}
          text={t(`saved.mail.failure.${state.failure}`)}
        />
      )}
      <ul role="list" className={styles.list}>
        {searches.map((search) => (
          <li key={search.id}>
            <MailSearchItem
              search={search}
              onChange={(to) => mail.change(search, to)}
              onDelete={() => mail.remove(search.id)}
            />
          </li>
        ))}
      </ul>
      <EraseAlerts onErase={mail.erase} />
    </div>
  );
}
