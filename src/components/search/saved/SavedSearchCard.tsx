import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { longestName } from '../../../domain/alerts/savedSearch';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import * as styles from './SavedSearchCard.module.css';

type Props = {
  name: string;
  onRename: (name: string) => void;
  onDelete: () => void;
  /** Numbers and dates below the name. */
  facts: ReactNode;
  /** Controls before those to rename and delete the search. */
  children: ReactNode;
};

/** A saved search with its controls. Its name becomes a field to rename it. */
export function SavedSearchCard({ name, onRename, onDelete, facts, children }: Props) {
  const { t } = useWords();
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setRenaming(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const save = (next: string) => {
    if (next !== '' && next !== name) onRename(next);
    close();
  };
  return (
    <article className={`panel ${styles.card}`}>
      <div className={styles.words}>
        {isRenaming ? (
          <NameField name={name} onSave={save} onCancel={close} />
        ) : (
          <h3>
            <bdi>{name}</bdi>
          </h3>
        )}
        <p className={styles.facts}>{facts}</p>
      </div>
      <div className={styles.controls}>
        <div className={styles.group}>{children}</div>
        <div className={styles.group}>
          <button
            ref={opener}
            type="button"
            className={`pill ${styles.small}`}
            aria-label={t('saved.renameOf', { name })}
            onClick={() => setRenaming(true)}
            disabled={isRenaming}
          >
            {t('saved.rename')}
          </button>
          <button
            type="button"
            className={`pill ${styles.small}`}
            aria-label={t('saved.deleteOf', { name })}
            onClick={onDelete}
          >
            {t('saved.delete')}
          </button>
        </div>
      </div>
    </article>
  );
}

type FieldProps = { name: string; onSave: (name: string) => void; onCancel: () => void };

/** The name as a field. Escape cancels. */
function NameField({ name, onSave, onCancel }: FieldProps) {
  const { t } = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(input.current?.value.trim() ?? '');
  };
  return (
    <form className={styles.rename} onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <label htmlFor={id}>{t('saved.name')}</label>
      <input
        ref={input}
        id={id}
        defaultValue={name}
        maxLength={longestName}
        required
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked to rename it
        autoFocus
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" look="secondary">
        {t('saved.keepName')}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t('saved.cancel')}
      </Button>
    </form>
  );
}
