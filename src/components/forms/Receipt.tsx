import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useState } from 'react';
import { type Receipt as ReceiptFacts, readReceipt } from '../../domain/forms/receipt';
import { slotTimes } from '../../domain/forms/slots';
import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import { ButtonAnchor } from '../ui/Button';
import { Section } from '../ui/Section';
import * as styles from './Receipt.module.css';
import { useCalendarFile } from './useCalendarFile';

/**
 * The receipt on a thank-you page: the reference, the next steps and, for a viewing, a calendar entry. All data is in
 * the page's URL. Without JavaScript, our server writes it into the page; other hosts cannot.
 */
export function Receipt() {
  const { t, code } = useWords();
  const [receipt, setReceipt] = useState<ReceiptFacts | null>(null);
  useEffect(() => setReceipt(readReceipt(window.location.search)), []);
  const calendar = useCalendarFile(receipt);

  if (receipt === null) {
    return (
      <noscript>
        <div className={styles.bare} data-receipt="">
          {t('forms.receipt.inAddress')}
        </div>
      </noscript>
    );
  }
  return (
    <Section>
      <dl className={styles.receipt}>
        <div>
          <dt>{t('forms.receipt.label')}</dt>
          <dd className={styles.reference}>
            <bdi className="ltr">{receipt.reference}</bdi>
          </dd>
          <dd className="soft">{t('forms.receipt.text')}</dd>
        </div>
        {receipt.viewing && (
          <div>
            <dt>{t('forms.receipt.visit')}</dt>
            <dd>
              <FormattedDate iso={receipt.viewing.date} />
              <br />
              {t('forms.slot', slotTimes(receipt.viewing.slot, code))}
            </dd>
            {calendar && (
              <dd>
                <ButtonAnchor href={calendar} download={`${receipt.reference}.ics`} look="secondary">
                  <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
                  {t('forms.receipt.calendar')}
                </ButtonAnchor>
              </dd>
            )}
          </div>
        )}
        {receipt.homes.length > 1 && (
          <div>
            <dt>{t('forms.receipt.homes')}</dt>
            <dd>
              <ol>
                {receipt.homes.map((home) => (
                  <li key={home}>
                    <bdi className="ltr">{home}</bdi>
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('forms.receipt.next')}</dt>
          <dd>{t(`forms.${receipt.form}.next`)}</dd>
        </div>
      </dl>
    </Section>
  );
}
