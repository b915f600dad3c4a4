import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './FilterPopover.module.css';

type Props = {
  label: ReactNode;
  /** True if the filter is active. */
  isOn?: boolean;
  /** Without border, for controls other than filters. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** A constant element, which React does not render again. */
const arrow = <ChevronDown size={16} aria-hidden="true" />;

/** A button that opens a filter. Escape closes it and returns the focus; focus or a click outside closes it too. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for all elements inside
    <div ref={root} className={styles.popover} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={`pill ${styles.button}`}
        aria-expanded={isOpen}
        aria-controls={`${id}panel`}
        data-on={isOn || undefined}
        data-quiet={isQuiet || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        {arrow}
      </button>
      <div id={`${id}panel`} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
