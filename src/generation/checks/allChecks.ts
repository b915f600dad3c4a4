import { checkAgents } from './agents';
import { checkAreas } from './areas';
import type { Check } from './check';
import { checkDateOrder, checkFarDates, checkFounded, checkPastDates } from './dates';
import { checkDoubles } from './doubles';
import { checkGalleries } from './galleries';
import { checkImports } from './imports';
import { checkListings } from './listings';
import { checkListingWords } from './listingWords';
import { checkMarkup } from './markup';
import { checkVideos } from './media';
import { checkMissing } from './missing';
import { checkOpeningHours } from './openingHours';
import { checkPages } from './pages';
import { checkPaths } from './paths';
import { checkPhones } from './phones';
import { checkPictures } from './pictures';
import { checkPoints } from './points';
import { checkProjects } from './projects';
import { checkRates } from './rates';
import { checkRedirects } from './redirects';
import { checkRepeats } from './repeats';
import { checkSocials } from './socials';
import { checkTranslations } from './translations';
import { checkUnusualAmounts } from './unusualAmounts';
import { checkWords } from './words';

/** Checks that need more than one field. Each looks at the whole content for one kind of fault. */
export const allChecks: readonly Check[] = [
  checkMissing,
  checkDoubles,
  checkRepeats,
  checkMarkup,
  checkPaths,
  checkRedirects,
  checkSocials,
  checkPhones,
  checkPastDates,
  checkFounded,
  checkDateOrder,
  checkFarDates,
  checkOpeningHours,
  checkAreas,
  checkPoints,
  checkListings,
  checkAgents,
  checkGalleries,
  checkListingWords,
  checkProjects,
  checkRates,
  checkImports,
  checkPages,
  checkPictures,
  checkVideos,
  checkWords,
  checkTranslations,
  checkUnusualAmounts,
];
