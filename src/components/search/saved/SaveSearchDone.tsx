import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useWords } from '../../locale/useWords';
import { ButtonLink } from '../../ui/Button';
import * as styles from './SaveSearchDone.module.css';

type Props = { outcome: { step: 'device'; saved: 'saved' | 'unstored' } | { step: 'email'; email: string } };

/** Says that a search was saved, and what happens next. It takes the focus. */
export function SaveSearchDone({ outcome }: Props) {
  const { t } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isByMail = outcome.step === 'email';
  return (
    <div className={styles.done}>
      <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" />
      <h3 ref={title} tabIndex={-1}>
        {t(isByMail ? 'saved.done.email' : 'saved.done.device')}
      </h3>
      {isByMail && <p>{t('saved.done.emailText', { email: outcome.email })}</p>}
      {!isByMail && (
        <>
          <p>{t(outcome.saved === 'saved' ? 'saved.done.deviceText' : 'saved.done.unstored')}</p>
          <ButtonLink to="/saved-searches/" look="secondary">
            {t('saved.list')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
