import { useWords } from '../../locale/useWords';
import { Section } from '../../ui/Section';
import { DeviceSearches } from './DeviceSearches';
import { MailSearches } from './MailSearches';
import * as styles from './SavedSearchesScreen.module.css';
import { ScriptlessForm } from './ScriptlessForm';

/** The searches saved in this browser, and those saved at an e-mail address. */
export function SavedSearchesScreen() {
  const { t } = useWords();
  return (
    <>
      <Section title={t('saved.device.title')} more={{ label: t('saved.shortlist'), to: '/shortlist/' }}>
        <noscript>
          <p>{t('saved.noScript')}</p>
        </noscript>
        <div className={styles.scripted}>
          <DeviceSearches />
        </div>
      </Section>
      <Section title={t('saved.mail.title')} ground="sunk">
        <noscript>
          <div className={styles.scriptless}>
            <p>{t('saved.mail.askedText')}</p>
            <ScriptlessForm />
          </div>
        </noscript>
        <div className={styles.scripted}>
          <MailSearches />
        </div>
      </Section>
    </>
  );
}
