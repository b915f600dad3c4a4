import X from 'lucide-react/icons/x';
import { localisePath } from '../../domain/site/paths';
import { getLocale } from '../../i18n/locales';
import { useWords } from '../locale/useWords';
import * as styles from './LanguageOffer.module.css';
import { keepQuery } from './LanguageSwitch';
import { offerProperty, rememberLanguage } from './languageChoice';
import { useSiteFrames } from './useSiteFrame';

/**
 * Offers the page in each of the other languages, in that language. The offers are hidden in the HTML of every page;
 * `offerScript` shows the one for the browser's preferred language. They are above the header in the normal flow and
 * cover nothing. Both answers are remembered; the click on the link is recorded by `Notices`, like that on any link to
 * another language.
 */
export function LanguageOffer({ path }: { path: string }) {
  const { code } = useWords();
  return (
    <>
      {useSiteFrames()
        .map(({ language, content }) => ({ ...getLocale(language), words: content.words }))
        .filter((other) => other.code !== code)
        .map(({ code: other, name, hrefLang, dir, words }) => (
          <aside
            key={other}
            aria-label={name}
            lang={other}
            dir={dir}
            className={`${styles.offer} screenOnly`}
            style={{ display: `var(${offerProperty(other)}, none)` }}
          >
            <p>{words['runtime.offer.text']}</p>
            <a
              href={localisePath(path, other)}
              hrefLang={hrefLang}
              className={styles.accept}
              data-language-switch={other}
              onClick={keepQuery}
            >
              {words['runtime.offer.accept']}
            </a>
            <button
              type="button"
              aria-label={words['runtime.offer.refuse']}
              className={`iconButton ${styles.refuse}`}
              onClick={() => {
                rememberLanguage(code);
                focusLanguageSwitch();
              }}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </aside>
        ))}
    </>
  );
}

/** The button that was pressed has disappeared. In the header, the visitor finds the same link again. */
function focusLanguageSwitch(): void {
  document.querySelector<HTMLElement>('header [data-language-switch]')?.focus({ preventScroll: true });
}
