import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { LocalLink } from '../locale/LocalLink';
import * as styles from './Button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';
type Common = { look?: Look; children: ReactNode };

const classOf = (look: Look) => `${styles.button} ${styles[look]}`;

/** A button that performs an action on the current page. Use `ButtonLink` for navigation. */
export function Button({
  look = 'primary',
  children,
  ...rest
}: Common & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className={classOf(look)} {...rest}>
      {children}
    </button>
  );
}

/** A link to a page of this site, styled as a button. */
export function ButtonLink({
  to,
  look = 'primary',
  children,
  ...rest
}: Common & { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return (
    <LocalLink to={to} className={classOf(look)} {...rest}>
      {children}
    </LocalLink>
  );
}

/** A link that leaves the site (telephone, WhatsApp, email), styled as a button. */
export function ButtonAnchor({
  look = 'primary',
  children,
  ...rest
}: Common & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classOf(look)} {...rest}>
      {children}
    </a>
  );
}
