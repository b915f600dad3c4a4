import { useEffect, useState } from 'react';
import { type FormId, forms } from '../../domain/forms/forms';
import { readHomes } from '../../domain/forms/homesAsked';
import type { FormReach } from '../../domain/site/pageContent';
import { useWords } from '../locale/useWords';
import { lateModule } from '../ui/lateModule';
import * as styles from './FormAside.module.css';
import { OtherWays } from './OtherWays';

const useAskedHomes = lateModule(() => import('./AskedHomes'));

type Props = FormReach & { form: FormId };

/** What stands beside a form: the homes asked about, what happens next, whom the form reaches and when. */
export function FormAside({ form, team, hours }: Props) {
  const { t } = useWords();
  const [homes, setHomes] = useState<readonly string[]>([]);
  const { module: late } = useAskedHomes(homes.length > 0);
  useEffect(() => {
    const asks = forms[form].fields.some(({ kind }) => kind === 'homes');
    const given = new URLSearchParams(window.location.search).get('reference');
    if (asks && given) setHomes(readHomes(given) ?? []);
  }, [form]);
  return (
    <>
      {late && <late.AskedHomes references={homes} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t('formAside.next')}</dt>
          <dd>{t(`forms.${form}.next`)}</dd>
        </div>
        {team && (
          <div>
            <dt>{t('formAside.reaches')}</dt>
            <dd>{team}</dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>{t('formAside.hours')}</dt>
            <dd>{t('formAside.inDoha', { hours })}</dd>
          </div>
        )}
        <div>
          <dt>{t('common.talk')}</dt>
          <dd className={styles.ways}>
            <OtherWays subject={t('common.askMessage')} />
          </dd>
        </div>
      </dl>
    </>
  );
}
