import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './MailMessage.module.css';

type Props = {
  title: string;
  text: string;
  tone?: 'good' | 'bad';
  /** True when the element that had the focus is gone. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** A message about alerts by email, with a button if something can be done. */
export function MailMessage({ title, text, tone = 'good', takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={styles.message} data-tone={tone}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
