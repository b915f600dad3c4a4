import { type TravelMode, travelMinutes, travelModes } from '../travel';
import { always, type SearchFilter } from './searchFilter';

/** The limits to choose from, in minutes. */
export const travelLimits = [5, 10, 15, 20, 30, 45, 60] as const;

/** The most minutes to the visitor's own place, which stays on the device and is not in the address. */
export type TravelLimit = { minutes: (typeof travelLimits)[number]; mode: TravelMode };

type Asked = { travel: TravelLimit | null };

/** An estimated travel time to the visitor's own place. Without such a place, all homes match. */
export const travel: SearchFilter<Asked> = {
  notAsked: () => ({ travel: null }),
  parameters: {
    travel: {
      name: 'travel',
      parse: (text) => {
        const [number, means] = text.split('-');
        const minutes = travelLimits.find((each) => String(each) === number);
        const mode = travelModes.find((each) => each === means);
        return minutes && mode && text === `${minutes}-${mode}` ? { minutes, mode } : undefined;
      },
      print: (travel) => (travel ? `${travel.minutes}-${travel.mode}` : ''),
    },
  },
  columns: {},
  fits: ({ travel }, { latitude, longitude, ownPlace }) => {
    if (!travel || !ownPlace) return null;
    return (index) => {
      const home = { lat: latitude[index] ?? 0, lng: longitude[index] ?? 0 };
      return travelMinutes(ownPlace.point, home, travel.mode) <= travel.minutes;
    };
  },
  isOffered: always,
  isKept: always,
  label: ({ travel }, { t }) => t(`results.travel.most.${travel?.mode}`, { count: travel?.minutes ?? 0 }),
};
