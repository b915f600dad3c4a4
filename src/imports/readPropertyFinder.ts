import { SaxesParser } from 'saxes';
import {
  copyOf,
  emptyHome,
  type FeedHome,
  feedLimits,
  noteUnknown,
  setField,
  UnreadableFeed,
} from './feedHome';

/** The field of each element of a `property`, by its path within it. */
const fieldOf = new Map<string, readonly string[]>(
  Object.entries({
    reference_number: ['reference'],
    offering_type: ['family', 'purpose'],
    property_type: ['type'],
    price: ['price.amount'],
    'price/yearly': ['rent.year'],
    'price/monthly': ['rent.month'],
    'price/weekly': ['rent.week'],
    'price/daily': ['rent.day'],
    service_charge: ['serviceCharge'],
    cheques: ['cheques'],
    city: ['city'],
    community: ['community'],
    sub_community: ['subCommunity'],
    property_name: ['building'],
    title_en: ['title.en'],
    title_ar: ['title.ar'],
    description_en: ['description.en'],
    description_ar: ['description.ar'],
    size: ['size'],
    plot_size: ['plot'],
    bedroom: ['bedrooms'],
    bathroom: ['bathrooms'],
    parking: ['parking'],
    furnished: ['furnished'],
    floor: ['floor'],
    completion_status: ['completionStatus'],
    project_name: ['project'],
    permit_number: ['permit'],
    'agent/email': ['agent.email'],
    'agent/phone': ['agent.phone'],
    'agent/name': ['agent'],
  }),
);

/** The paths of the elements that are read, as texts of their own: see `copyOf`. */
const names = new Map(
  [...fieldOf.keys(), 'photo/url', 'private_amenities', 'commercial_amenities', 'geopoints'].map(
    (name) => [name, name] as const,
  ),
);

/** Elements of the format that have no place in our content. */
const unused = new Set([
  ...['build_year', 'availability_date', 'developer', 'title_deed', 'agent', 'photo'],
  ...['floor_plan', 'floor_plan/url', 'view360', 'video_tour_url'],
  ...['agent/id', 'agent/photo', 'agent/license_no', 'agent/info'],
]);

/**
 * Reads a feed in the XML format of Property Finder, home by home.
 * @throws UnreadableFeed for invalid XML, a DOCTYPE, an unknown entity or a text beyond the limits
 */
export async function* readPropertyFinder(chunks: AsyncIterable<string>): AsyncGenerator<FeedHome> {
  const ready: FeedHome[] = [];
  const parser = new SaxesParser({ xmlns: false });
  /** Names of the open elements, and the text that each has so far. */
  const open: { name: string; text: string }[] = [];
  let home: FeedHome | null = null;
  let count = 0;
  let [written, lastEvent, homeStart] = [0, 0, 0];
  const fail = (message: string): never => {
    throw new UnreadableFeed(`line ${parser.line}, column ${parser.column}: ${message}`);
  };
  const noteEvent = () => {
    lastEvent = written;
  };
  const addText = (text: string) => {
    noteEvent();
    if (text.length > feedLimits.text) fail(tooLong);
    const top = open.at(-1);
    if (top) top.text += text;
  };
  parser.on('error', (error) => fail(`not well-formed XML: ${error.message.replace(/^\d+:\d+: /, '')}`));
  parser.on('doctype', () => fail(noDoctype));
  parser.on('processinginstruction', noteEvent);
  parser.on('comment', noteEvent);
  parser.on('opentagstart', ({ name }) => {
    noteEvent();
    // The names of open elements make the path of each element within them.
    if (name.length > feedLimits.name)
      fail(`the name of an element is longer than ${feedLimits.name} characters`);
  });
  parser.on('attribute', noteEvent);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === 0 && name !== 'list') fail(`found <${name}>, expected <list>`);
    if (open.length >= feedLimits.depth) fail('elements are nested too deeply');
    open.push({ name, text: '' });
    if (open.length !== 2) return;
    if (name !== 'property') fail(`found <${name}>, expected <property>`);
    count += 1;
    homeStart = written;
    home = emptyHome(count, 'sqft');
    setField(home, 'verified', dayOf(attributes.last_update), 'property last_update');
  });
  parser.on('closetag', () => {
    noteEvent();
    const { text = '' } = open.at(-1) ?? {};
    const path = open
      .slice(2)
      .map(({ name }) => name)
      .join('/');
    open.pop();
    if (!home) return;
    if (path !== '') take(home, path, text.trim());
    else if (open.length === 1) {
      ready.push(home);
      home = null;
    }
  });
  for await (const chunk of chunks) {
    // Long chunks would hide a long text from the limit, which is checked between them.
    for (let at = 0; at < chunk.length; at += 65_536) {
      const part = chunk.slice(at, at + 65_536);
      written += part.length;
      parser.write(part);
      if (written - lastEvent > feedLimits.text + part.length) fail(tooLong);
      if (home && written - homeStart > feedLimits.home) fail(tooLong);
      yield* ready.splice(0);
    }
  }
  parser.close();
  yield* ready.splice(0);
}

const tooLong = `a text or an attribute is longer than ${feedLimits.text / 1e6} MB, or a home longer than ${feedLimits.home / 1e6} MB`;
const noDoctype = 'a DOCTYPE, which is not allowed: it can define entities of any size';

function take(home: FeedHome, path: string, written: string): void {
  const name = names.get(path);
  if (name === undefined) {
    if (!unused.has(path)) noteUnknown(home, path);
    return;
  }
  const text = copyOf(written);
  if (name === 'photo/url') {
    if (text && home.photos.length < feedLimits.photos) home.photos.push({ value: text, from: name });
  } else if (name === 'private_amenities' || name === 'commercial_amenities') {
    const codes = text.split(',').map((code) => code.trim());
    home.features.push(...codes.filter(Boolean).map((value) => ({ value, from: name })));
  } else if (name === 'geopoints') {
    const [lng, lat] = text.split(',');
    setField(home, 'point.lng', lng, name);
    setField(home, 'point.lat', lat, name);
  }
  for (const field of fieldOf.get(name) ?? []) setField(home, field, text, name);
}

/** The day of a date and time: `2026-03-31 10:00:00`; nothing for another text. */
function dayOf(text: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}(?=$|[ T])/.exec(text ?? '')?.[0];
}
