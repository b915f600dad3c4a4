import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './Form.module.css';

/** The submit button. While the form is being sent, it stays focusable and shows a different label. */
export function FormSubmit({ label, sending }: { label: string; sending: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles.submit}>
      <Button type="submit" aria-busy={sending}>
        {sending && (
          <LoaderCircle size={20} strokeWidth={1.75} aria-hidden="true" className={styles.turning} />
        )}
        {sending ? t('forms.sending') : label}
      </Button>
      <span role="status" className="hidden">
        {sending && t('forms.sending')}
      </span>
    </div>
  );
}
