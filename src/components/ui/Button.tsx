import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { LocalLink } from '../locale/LocalLink';
import * as styles from './Button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';
type Common = { look?: Look; children: ReactNode };

const classOf = (look: Look) => `${styles.button} ${styles[look]}`;

/** A button that performs an action on the current page. Use `ButtonLink` for navigation. */
export function Button({ look = 'primary', ...rest }: Common & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={classOf(look)} {...rest} />;
}

/** A link to a page of this site, styled as a button. */
export function ButtonLink({ look = 'primary', ...rest }: Common & ComponentProps<typeof LocalLink>) {
  return <LocalLink className={classOf(look)} {...rest} />;
}

/** A link that leaves the site (telephone, WhatsApp, email), styled as a button. */
export function ButtonAnchor({
  look = 'primary',
  ...rest
}: Common & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={classOf(look)} {...rest} />;
}
