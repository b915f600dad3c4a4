import X from 'lucide-react/icons/x';
import { type ComponentProps, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import * as styles from './Sheet.module.css';

/**
 * A dialog in the middle of the window, or at the bottom edge of a phone. `--sheet-width` is its width. The back button
 * closes it, because what it is about may have changed.
 */
export const Sheet = forwardRef<HTMLDialogElement, ComponentProps<'dialog'>>(function Sheet(
  { className = '', ...rest },
  ref,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  useEffect(() => {
    const close = () => dialog.current?.open && dialog.current.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return <dialog ref={dialog} className={`${styles.sheet} ${className}`} {...rest} />;
});

type HeaderProps = { title: string; closeLabel: string; onClose: () => void };

/** The title of a sheet and the button that closes it, which stay in view while the sheet scrolls. */
export function SheetHeader({ title, closeLabel, onClose }: HeaderProps) {
  return (
    <header className={styles.header}>
      <h2>{title}</h2>
      <button
        type="button"
        className={`iconButton ${styles.close}`}
        onClick={onClose}
        aria-label={closeLabel}
      >
        <X size={22} aria-hidden="true" />
      </button>
    </header>
  );
}
