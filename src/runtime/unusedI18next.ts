/** Replaces unused modules of react-i18next in the browser's bundle (see `src/generation/configureWebpack.ts`). */
export const Trans = undefined;
export const Translation = undefined;
export const withTranslation = undefined;
export const withSSR = undefined;
export const useSSR = undefined;
