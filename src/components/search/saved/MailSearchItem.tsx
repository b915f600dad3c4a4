import type { SavedSearchChange } from '../../../domain/alerts/readSavedSearch';
import { frequencies, type SavedSearch } from '../../../domain/alerts/savedSearch';
import { formatDate } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { PlainSelect } from '../filters/PlainSelect';
import { SavedSearchCard } from './SavedSearchCard';

type Props = {
  search: SavedSearch;
  onChange: (to: SavedSearchChange) => void;
  onDelete: () => void;
};

/** A search saved at an email address: how often it is sent, and whether it is paused. */
export function MailSearchItem({ search, onChange, onDelete }: Props) {
  const { t, code } = useWords();
  const { name, address, frequency, state, created } = search;
  const isPaused = state === 'paused';
  return (
    <SavedSearchCard
      name={name}
      onRename={(next) => onChange({ name: next })}
      onDelete={onDelete}
      facts={
        <>
          {isPaused && <Badge tone="warn">{t('saved.mail.paused')}</Badge>}
          <PlainSelect
            label={t('saved.mail.frequencyOf', { name })}
            value={frequency}
            options={frequencies.map((value) => ({ value, label: t(`saved.frequency.${value}`) }))}
            onChange={(chosen) => onChange({ frequency: chosen })}
          />
          <span>{t('saved.on', { date: formatDate(created.slice(0, 10), code) })}</span>
        </>
      }
    >
      <ButtonLink to={address} look="secondary" aria-label={t('saved.openOf', { name })}>
        {t('saved.open')}
      </ButtonLink>
      <Button
        look="secondary"
        aria-label={t(isPaused ? 'saved.mail.resumeOf' : 'saved.mail.pauseOf', { name })}
        onClick={() => onChange({ state: isPaused ? 'active' : 'paused' })}
      >
        {t(isPaused ? 'saved.mail.resume' : 'saved.mail.pause')}
      </Button>
    </SavedSearchCard>
  );
}
