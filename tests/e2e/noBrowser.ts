import { test } from 'playwright/test';
import { noBrowser } from '../support/findBrowser';

/** Stands in for all browser tests where `playwright.config.ts` finds no browser. */
test.skip(`browser tests are skipped. ${noBrowser}`, () => {});
