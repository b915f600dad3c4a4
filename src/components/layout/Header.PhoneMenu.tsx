import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import type { LinkView, SiteFrameView } from '../../domain/site/pageContent';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { ButtonLink } from '../ui/Button';
import * as styles from './Header.PhoneMenu.module.css';

type Props = { menu: SiteFrameView['menu']; links: LinkView[] };

/** The same menu for phones, with sections that expand without JavaScript. */
export const PhoneMenu = memo(function PhoneMenu({ menu, links }: Props) {
  const { t } = useWords();
  return (
    <nav aria-label={t('common.mainMenu')} className={styles.menu}>
      {menu.map(({ label, path, columns }) => (
        <details key={path} className={styles.section}>
          <summary className="expander">
            {label}
            <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
          </summary>
          <ul role="list">
            <li>
              <LocalLink to={path}>{t('common.overviewOf', { name: label })}</LocalLink>
            </li>
            {columns
              .flatMap((column) => column.links)
              .map((link) => (
                <li key={link.path}>
                  <LocalLink to={link.path}>{link.label}</LocalLink>
                </li>
              ))}
          </ul>
        </details>
      ))}
      <div className={styles.links}>
        {links.map((link, index) => (
          <ButtonLink key={link.path} to={link.path} look={index === 0 ? 'primary' : 'secondary'}>
            {link.label}
          </ButtonLink>
        ))}
      </div>
    </nav>
  );
});
