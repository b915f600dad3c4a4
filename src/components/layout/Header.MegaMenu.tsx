import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SiteFrameView } from '../../domain/site/pageContent';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import * as styles from './Header.MegaMenu.module.css';

/**
 * True from a click on a menu link until the pointer leaves the menu. It is kept outside the component, because the
 * next page mounts the menu again.
 */
let wasFollowed = false;

/**
 * The menu on wide screens. Each entry is a link. Its panel opens on hover without JavaScript, and with the button
 * beside it for keyboard users. Escape closes the panel and returns the focus to the button. A click on a link closes
 * the panel even while the pointer still rests on it.
 */
export const MegaMenu = memo(function MegaMenu({ menu }: { menu: SiteFrameView['menu'] }) {
  const { t } = useWords();
  const [open, setOpen] = useState<string | null>(null);
  const [isShut, setShut] = useState(wasFollowed);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!isShut) return;
    const reopen = ({ target }: Event) => {
      if (target instanceof Node && list.current?.contains(target)) return;
      wasFollowed = false;
      setShut(false);
    };
    document.addEventListener('pointermove', reopen);
    return () => document.removeEventListener('pointermove', reopen);
  }, [isShut]);

  const shutWhenFollowed = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !(event.target instanceof Element && event.target.closest('a'))) return;
    wasFollowed = true;
    setShut(true);
    setOpen(null);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(null);
    list.current?.querySelector<HTMLButtonElement>('[aria-expanded="true"]')?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };

  return (
    <nav aria-label={t('common.mainMenu')} className={styles.nav}>
      <ul
        role="list"
        ref={list}
        className={styles.list}
        data-shut={isShut || undefined}
        onClick={shutWhenFollowed}
        onKeyDown={closeOnEscape}
        onBlur={closeWhenLeft}
      >
        {menu.map(({ label, path, columns }) => (
          <li key={path} className={styles.entry} data-open={open === path || undefined}>
            <LocalLink to={path} className={styles.link}>
              {label}
            </LocalLink>
            {columns.length > 0 && (
              <>
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={open === path}
                  aria-label={t('common.showMenuOf', { name: label })}
                  onClick={() => setOpen(open === path ? null : path)}
                >
                  <ChevronDown size={16} aria-hidden="true" />
                </button>
                <div className={styles.panel}>
                  <div className={styles.columns}>
                    {columns.map((column) => (
                      <div key={column.title}>
                        <p className={styles.title}>{column.title}</p>
                        <ul role="list">
                          {column.links.map((link) => (
                            <li key={link.path}>
                              <LocalLink to={link.path} className={styles.item}>
                                {link.label}
                                {link.text && <span>{link.text}</span>}
                              </LocalLink>
                            </li>
                          ))}
                        </ul>
                      </div>
                    ))}
                  </div>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});
