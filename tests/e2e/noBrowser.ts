import { test } from 'playwright/test';
import { noBrowser } from '../support/findBrowser';

/** Replaces all browser tests when `playwright.config.ts` finds no browser. */
test.skip(`browser tests are skipped. ${noBrowser}`, () => {});
