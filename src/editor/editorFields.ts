import { type CollectionName, collections } from '../domain/content/collections';
import { locales } from '../i18n/locales';

/** A field of a form of Sveltia CMS. https://sveltiacms.app/en/docs/fields describes the options. */
export type EditorField = { name: string; label: string; widget: string; required?: boolean } & Record<
  string,
  unknown
>;

/** The parts of a JSON Schema that the forms depend on. */
export type FieldSchema = {
  /** A list for a boolean that may be left out. */
  type?: string | string[];
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  $ref?: string;
  const?: string;
  enum?: string[];
  format?: string;
  pattern?: string;
  patternErrorMessage?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

/** Texts that may have several sentences get a field of several lines. */
const textsOfSeveralLines =
  /^(lead|text|description|biography|answer|about|note|meaning|promise|underConstruction|directions|alt)$/;

/** Fields by which the summary of a list's entry is recognised, the best first. */
const summaryFields = ['title', 'label', 'question', 'name', 'item', 'amount', 'from', 'network', 'days'];

/** Returns the fields of a form, in the order of the schema. */
export function editorFields(schema: FieldSchema): EditorField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    editorField(name, field, schema.required?.includes(name) ?? false),
  );
}

function editorField(name: string, schema: FieldSchema, isRequired: boolean): EditorField {
  if (schema.const) return { name, label: labelOf(name), widget: 'hidden', default: schema.const };
  const inner = withoutNull(schema);
  const description = schema.description ?? inner.description;
  const hint = description && { hint: description.replace(/`([^`]+)`/g, '“$1”') };
  const options = { required: isRequired, ...hint, ...widgetOf(name, inner, isRequired) };
  return { name, label: labelOf(name), ...options } as EditorField;
}

/** The schema of the value of an optional field, which may be null in a file. */
function withoutNull(schema: FieldSchema): FieldSchema {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type[0] };
  return schema.anyOf?.length === 2 && !schema.type ? (schema.anyOf[0] ?? schema) : schema;
}

function widgetOf(name: string, schema: FieldSchema, isRequired: boolean) {
  const collection = referenceIn(schema);
  if (collection) return referenceTo(collection, false);
  if (schema.enum) return { widget: 'select', options: schema.enum.map(optionOf) };
  switch (schema.type) {
    case 'array':
      return listOf(name, schema);
    case 'object': {
      const long = textsOfSeveralLines.test(name);
      const fields = editorFields(schema).map((field) => {
        const isText = long && field.widget === 'string' && isLanguage(field.name);
        return isText ? { ...field, widget: 'text' } : field;
      });
      return { widget: 'object', fields };
    }
    case 'boolean':
      // A choice, so that an optional one can be left out.
      return isRequired ? { widget: 'boolean', default: false } : { widget: 'select', options: yesAndNo };
    case 'integer':
    case 'number':
      return numberOf(schema);
    default:
      return textOf(schema);
  }
}

const yesAndNo = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

function listOf(name: string, { items = {}, minItems, maxItems }: FieldSchema) {
  const limits = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  const collection = referenceIn(items);
  if (collection) return { ...referenceTo(collection, true), ...limits };
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum.map(optionOf), ...limits };
  const common = {
    widget: 'list',
    label_singular: labelOf(name)
      .replace(/(?<=alias)es$|s$/i, '')
      .toLowerCase(),
    ...limits,
  };
  if (items.oneOf) {
    const types = items.oneOf.map((option) => typeOf(option));
    return { ...common, collapsed: true, typeKey: 'type', types };
  }
  if (items.type !== 'object') return common;
  const fields = editorFields(items);
  return { ...common, collapsed: 'auto', fields, ...summaryOf(items) };
}

/** One kind of entry of a list, such as a block of a page. */
function typeOf(option: FieldSchema) {
  const name = option.properties?.type?.const ?? '';
  const { type: _type, ...properties } = option.properties ?? {};
  const fields = editorFields({ ...option, properties });
  return { name, label: labelOf(name), widget: 'object', fields, ...summaryOf(option) };
}

function summaryOf({ properties = {} }: FieldSchema) {
  const name = summaryFields.find((each) => each in properties);
  const field = name ? properties[name] : undefined;
  if (!field) return isByLanguage(properties) ? { summary: `{{${languages[0]}}}` } : {};
  return { summary: `{{${name}${isByLanguage(field.properties ?? {}) ? `.${languages[0]}` : ''}}}` };
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: FieldSchema) {
  const isWhole = type === 'integer';
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + (isWhole ? 1 : 0);
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: isWhole ? 1 : 0.00001,
    ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { min: least }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function textOf({ format, pattern, patternErrorMessage, maxLength }: FieldSchema) {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return {
    widget: 'string',
    use_emoji_autocomplete: false,
    ...(format === 'email' && { type: 'email' }),
    ...(format === 'uri' && { type: 'url' }),
    ...(pattern && !format && { pattern: [pattern, patternErrorMessage ?? 'Expected another form.'] }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
  };
}

/** The collection to which a field refers: `contentSchema` writes a reference to the names of its entries. */
function referenceIn({ anyOf = [] }: FieldSchema): CollectionName | undefined {
  return anyOf.map(({ $ref }) => $ref?.split('/').at(-1) as CollectionName | undefined).find(Boolean);
}

/** The field for choosing one or several entries of a collection. */
function referenceTo(collection: CollectionName, isList: boolean) {
  const multiple = isList && { multiple: true };
  if (collection === 'pictures') {
    const accept = 'image/jpeg,image/png,image/svg+xml';
    return { widget: 'image', choose_url: false, accept, ...multiple };
  }
  const { key } = collections[collection];
  return {
    widget: 'relation',
    collection,
    value_field: key,
    display_fields: ['name.en', 'name.ar'],
    search_fields: ['name.en', 'name.ar', key],
    ...multiple,
  };
}

const languages: readonly string[] = locales.map(({ code }) => code);
const isLanguage = (name: string) => languages.includes(name);

function isByLanguage(properties: Record<string, FieldSchema>): boolean {
  return languages.every((code) => code in properties);
}

const optionOf = (value: string) => ({ label: labelOf(value), value });

/** The label of a field, value or block: `leaseYears` and `lease-years` become "Lease years", `ar` "العربية". */
export function labelOf(name: string): string {
  const language = locales.find(({ code }) => code === name);
  if (language) return language.name;
  if (/^[A-Z]+$/.test(name)) return name;
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`.replace(
    /\b(cat a|epc|faqs|id|linkedin|uk|url|whatsapp|youtube)\b/i,
    (word) => spellings[word.toLowerCase()] ?? word.toUpperCase(),
  );
}

/** Words that are neither in lower case nor all in capitals. */
const spellings: Record<string, string> = {
  'cat a': 'CAT-A',
  faqs: 'FAQs',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
};
