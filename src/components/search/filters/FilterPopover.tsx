import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './FilterPopover.module.css';

type Props = {
  label: ReactNode;
  /** True when the filter asks for something. */
  isOn?: boolean;
  /** Without a frame, for what is no filter. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** Made once: what is the same element is not drawn again. */
const arrow = <ChevronDown size={16} aria-hidden="true" />;

/** One filter behind a button. Escape closes it and gives the focus back; so does going elsewhere. */
export function FilterPopover({ label, isOn = false, isQuiet = false, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes whatever part of it has the focus.
    <div ref={root} className={styles.popover} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={`${id}panel`}
        data-on={isOn || undefined}
        data-quiet={isQuiet || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {arrow}
      </button>
      <div id={`${id}panel`} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
