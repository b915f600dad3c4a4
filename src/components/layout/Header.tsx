import Heart from 'lucide-react/icons/heart';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import type { FocusEvent, KeyboardEvent } from 'react';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { ButtonLink } from '../ui/Button';
import { MegaMenu } from './Header.MegaMenu';
import * as styles from './Header.module.css';
import { PhoneMenu } from './Header.PhoneMenu';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { useSiteFrame } from './useSiteFrame';

/** Closes the menu of phones with Escape, and gives its button the focus. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** Closes the menu of phones when the focus leaves it, because the menu would cover what has the focus. */
function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** The header of every page: logo, menu, language switch and a link for owners. */
export function Header({ path }: { path: string }) {
  const { t } = useWords();
  const { name, menu, headerLinks } = useSiteFrame();
  const [firstLink] = headerLinks;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <LocalLink to="/" className={styles.logo} aria-label={t('common.homeOf', { name })}>
          <Logo name={name} />
        </LocalLink>
        <MegaMenu menu={menu} />
        <div className={`${styles.end} screenOnly`}>
          <LocalLink
            to="/properties/"
            className={`iconButton ${styles.icon}`}
            aria-label={t('common.search')}
          >
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          </LocalLink>
          <LocalLink
            to="/shortlist/"
            className={`iconButton ${styles.icon}`}
            aria-label={t('common.shortlist')}
          >
            <Heart size={20} strokeWidth={1.75} aria-hidden="true" />
          </LocalLink>
          <LanguageSwitch path={path} />
          {firstLink && (
            <span className={styles.wideOnly}>
              <ButtonLink to={firstLink.path} look="secondary">
                {firstLink.label}
              </ButtonLink>
            </span>
          )}
          <details className={styles.phone} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
            <summary className={`iconButton ${styles.icon}`} aria-label={t('common.menu')}>
              <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
            </summary>
            <PhoneMenu menu={menu} links={headerLinks} />
          </details>
        </div>
      </div>
    </header>
  );
}
