import { getLocale } from '../../i18n/locales';
import { useWords } from '../locale/useWords';

type Props = {
  name: string;
  /** At the end of a page, on its deep ground. */
  onDeep?: boolean;
};

/** The wordmark in the reader's script; white on deep grounds and in the dark scheme. */
export function Logo({ name, onDeep = false }: Props) {
  const { code } = useWords();
  const file = getLocale(code).logo;
  return (
    <picture>
      {!onDeep && <source srcSet={`${file}-white.svg`} media="(prefers-color-scheme: dark)" />}
      <img
        src={`${file}${onDeep ? '-white' : ''}.svg`}
        alt={name}
        width={152}
        height={40}
        loading={onDeep ? 'lazy' : undefined}
      />
    </picture>
  );
}
