import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import { telephoneLink } from '../../domain/site/paths';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { EmailLink } from '../ui/EmailLink';
import { Term } from '../ui/Term';
import * as styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { useSiteFrame } from './useSiteFrame';

/**
 * The footer of every page: links, contact details and the brokerage licence. On a narrow screen, the groups of links
 * are collapsed, so that the footer is not longer than a short page.
 */
export function Footer({ path }: { path: string }) {
  const { t } = useWords();
  const { legalName, licence, legal } = useSiteFrame();
  return (
    <footer className={`${styles.footer} atEnd`}>
      <div className={styles.inner}>
        <FooterLinks />
        <div className={styles.bottom}>
          <p>
            <Term of="common.licence">{t('common.licence')}</Term> <bdi>{licence}</bdi> · {legalName}
          </p>
          <ul role="list">
            {legal.map((link) => (
              <li key={link.path}>
                <LocalLink to={link.path}>{link.label}</LocalLink>
              </li>
            ))}
            <li>
              <LanguageSwitch path={path} />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The part of the footer that is the same on every page, memoised so that navigation does not render it again. */
const FooterLinks = memo(function FooterLinks() {
  const { t } = useWords();
  const { name, promise, phone, email, socials, footer } = useSiteFrame();
  return (
    <>
      <div className={styles.top}>
        <div className={styles.company}>
          <Logo name={name} onDeep />
          <p className={styles.promise}>{promise}</p>
          <p>
            <a href={telephoneLink(phone)} className="ltr">
              {phone}
            </a>
          </p>
          <p>
            <EmailLink email={email} />
          </p>
        </div>
        {footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <details className={styles.group}>
              <summary className="expander">
                {title}
                <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
              </summary>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.path}>
                    <LocalLink to={link.path}>{link.label}</LocalLink>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
      <ul role="list" className={styles.socials} aria-label={t('common.followUs')}>
        {socials.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="noopener me">
              {t(`common.network.${network}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
});
