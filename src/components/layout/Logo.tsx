import { getLocale } from '../../i18n/locales';
import { useWords } from '../locale/useWords';

type Props = {
  name: string;
  /** True in the footer, which has a dark background in both themes. */
  onDeep?: boolean;
};

/** The wordmark in the page's script. It is white on dark backgrounds and in the dark theme. */
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
