import type { GatsbyConfig } from 'gatsby';
import { passLeadsUrl } from './src/generation/leadsUrl';
import { siteUrl } from './src/generation/siteUrl';
import { i18nextOptions } from './src/i18n/i18nextOptions';
import { defaultLocale, localeCodes } from './src/i18n/locales';

passLeadsUrl(process.env);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        // Visitors choose their language. A redirect would also break hydration.
        redirect: false,
        i18nextOptions,
      },
    },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: 'Safa Bay',
        short_name: 'Safa Bay',
        start_url: '/',
        display: 'minimal-ui',
        background_color: '#663399',
        theme_color: '#0f4c5c',
        // Made from `static/brand/app-icon.png` with sixteen colours: a third of the bytes of the plugin's own output.
        icons: [192, 512].map((size) => ({
          src: `/icons/icon-${size}x${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
        legacy: false,
      },
    },
  ],
};

export default config;
