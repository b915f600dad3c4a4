import type { ComponentType } from 'react';
import { useWords } from '../../locale/useWords';
import { Section } from '../../ui/Section';
import { DeviceSearches } from './DeviceSearches';
import { MailSearches } from './MailSearches';
import * as styles from './SavedSearchesScreen.module.css';
import { useMailSearches } from './useMailSearches';
// The page includes the styles of the form, whose script the browser never loads.
import '../../forms/FormField.module.css';
import './SaveSearchForm.module.css';

/** The form for browsers without scripts, in the build only. */
const ScriptlessForm: ComponentType | null =
  process.env.BUILD_STAGE === 'build-html' ? require('./ScriptlessForm').ScriptlessForm : null;

/** The searches saved in this browser, and those saved at an email address; first those of an email's link. */
export function SavedSearchesScreen() {
  const { t } = useWords();
  // Here and not in its section, which is hydrated late: a token must leave the address bar at once.
  const mail = useMailSearches();
  const device = (
    <Section
      key="device"
      title={t('saved.device.title')}
      more={{ label: t('saved.shortlist'), to: '/shortlist/' }}
    >
      <noscript>
        <p>{t('saved.noScript')}</p>
      </noscript>
      <div className="scripted">
        <DeviceSearches />
      </div>
    </Section>
  );
  const byMail = (
    <Section key="mail" title={t('saved.mail.title')} ground="sunk">
      <noscript>
        <div className={styles.scriptless}>
          <p>{t('saved.mail.scriptless')}</p>
          {ScriptlessForm && <ScriptlessForm />}
        </div>
      </noscript>
      <div className="scripted">
        <MailSearches mail={mail} />
      </div>
    </Section>
  );
  return <>{mail.state.step === 'none' ? [device, byMail] : [byMail, device]}</>;
}
