import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { LocalLink } from '../locale/LocalLink';
import * as styles from './Button.module.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'onDeep';
type Common = { look?: Look; children: ReactNode };

const classOf = (look: Look) => `${styles.button} ${styles[look]}`;

/** Something to press that happens on this page. */
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

/** A link within the site that looks like a button. */
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

/** A link out of the site (telephone, WhatsApp, mail) that looks like a button. */
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
