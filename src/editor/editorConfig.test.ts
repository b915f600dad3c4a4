import { readdirSync } from 'node:fs';
import type { CmsConfig } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { block } from '../domain/content/blocks';
import { type CollectionName, type Content, collections } from '../domain/content/collections';
import { contentSchema } from '../generation/contentSchemas';
import { entryAddress } from './browser/entryAddress';
import { editorConfig } from './editorConfig';
import type { EditorField } from './editorFields';

type Form = {
  name: string;
  folder?: string;
  path?: string;
  file?: string;
  extension?: string;
  nested?: object;
  fields: EditorField[];
};

const none = { areas: [], listings: [] };
const config = editorConfig({ repository: 'agency/site', branch: 'main' }, '.', none);
const hosted = { authorisation: 'https://auth.example.dev', siteUrl: 'https://www.safabay.example' };
const hostedConfig = editorConfig({ repository: 'agency/site', branch: 'content', hosted }, '.', none);
const forms = config.collections.filter((each) => 'fields' in each) as unknown as Form[];
const singles = config.singletons as unknown as Form[];
const formOf = (name: string) => [...forms, ...singles].find((form) => form.name === name) as Form;
const fieldOf = ({ fields }: { fields: EditorField[] }, name: string) =>
  fields.find((field) => field.name === name);
const edited = (Object.keys(collections) as CollectionName[]).filter(
  (name) => !/^(imports|rates)$/.test(name),
);

describe('editorConfig', () => {
  it.each(edited)(
    'has a form for %s with all fields, in the order of the schema and marked as required by it',
    (name) => {
      const { properties = {}, required = [] } = contentSchema(name);
      expect(formOf(name).fields.map((field) => [field.name, field.required])).toEqual(
        Object.keys(properties).map((field) => [field, required.includes(field)]),
      );
    },
  );

  it('makes each saved entry a pull request if the editor is for a repository', () => {
    expect(config).not.toHaveProperty('publish_mode');
    expect(hostedConfig).toMatchObject({
      backend: { name: 'github', repo: 'agency/site', branch: 'content', base_url: hosted.authorisation },
      publish_mode: 'editorial_workflow',
    });
  });

  it.each([
    ['on the own computer', config],
    ['for a repository', hostedConfig],
  ])('edits every file of the content, apart from what developers maintain, %s', (_, edited) => {
    const all = [...edited.collections, ...edited.singletons] as unknown as (Form & { files?: Form[] })[];
    const patterns = all
      .flatMap((form) => form.files ?? form)
      .filter(({ fields }) => fields)
      .map(({ folder, path = '{{slug}}', nested, extension, file }) => {
        const entry = path.replaceAll('{{slug}}', '[^/]+');
        const within = nested ? `([^/]+/)*` : '';
        const named = nested && !path.includes('{{') ? path : nested ? '[^/]+' : entry;
        const pattern =
          file?.replace('{{locale}}', '(en|ar)') ?? `${folder}/${within}${named}\\.${extension}`;
        return new RegExp(`^${pattern}$`);
      });
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
      .map((file) => `content/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(json|md)$/.test(file) && !/^content\/(imports\/|README)/.test(file));
    expect(files.filter((file) => patterns.filter((pattern) => pattern.test(file)).length !== 1)).toEqual([]);
  });

  it('shows the long texts of an entry in both languages side by side', () => {
    const texts = config.collections.find(({ name }) => name === 'texts-articles');
    expect(texts).toMatchObject({ label: 'Articles · texts', i18n: true });
    expect((texts as unknown as { files: Form[] }).files[0]).toMatchObject({
      file: expect.stringMatching(/^content\/articles\/[a-z0-9-]+\/\{\{locale\}\}\.md$/),
      fields: [{ name: 'body', widget: 'markdown', i18n: true }],
    });
  });

  it('checks while people type what the schema says of one field', () => {
    const listings = formOf('listings');
    expect(fieldOf(fieldOf(listings, 'price') as never, 'amount')).toMatchObject({
      widget: 'number',
      value_type: 'int',
      min: 1,
    });
    expect(fieldOf(fieldOf(listings, 'title') as never, 'ar')).toMatchObject({
      label: 'العربية',
      maxlength: 90,
    });
    expect(fieldOf(listings, 'slug')?.pattern).toEqual([
      '^[a-z0-9]+(-[a-z0-9]+)*$',
      'Expected a slug such as "the-pearl-island".',
    ]);
    expect(fieldOf(listings, 'gallery')).toMatchObject({ widget: 'image', multiple: true, min: 1 });
    expect(fieldOf(listings, 'listed')).toMatchObject({
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
    });
  });

  it('offers the entries to which a field refers, by name', () => {
    const area = fieldOf(formOf('listings'), 'area');
    expect(area).toMatchObject({
      widget: 'relation',
      collection: 'areas',
      value_field: 'slug',
      required: true,
    });
    expect(fieldOf(formOf('team'), 'areas')).toMatchObject({
      widget: 'relation',
      multiple: true,
      required: false,
    });
  });

  it('filters homes by price, state, and areas with at least 20 homes', () => {
    const area = (slug: string, parent?: string) => ({ slug, parent, name: { en: slug, ar: `${slug} ar` } });
    const homes = (count: number, slug: string) => Array.from({ length: count }, () => ({ area: slug }));
    const content = {
      areas: [area('porto', 'pearl'), area('wakrah', 'qatar'), area('pearl', 'qatar'), area('qatar')],
      listings: [...homes(12, 'porto'), ...homes(8, 'pearl'), ...homes(19, 'wakrah')],
    } as unknown as Pick<Content, 'areas' | 'listings'>;
    const made = editorConfig({ repository: 'agency/site', branch: 'main' }, '.', content);
    const filters = (name: string) =>
      (made.collections.find((each) => each.name === name) as { view_filters?: { field: string }[] })
        .view_filters;
    expect(filters('listings')?.filter(({ field }) => field === 'area')).toEqual([
      { label: { en: 'qatar', ar: 'qatar ar' }, field: 'area', in: ['porto', 'wakrah', 'pearl', 'qatar'] },
      { label: { en: 'pearl', ar: 'pearl ar' }, field: 'area', in: ['porto', 'pearl'] },
    ]);
    expect(filters('listings')).toContainEqual({ label: 'Sold', field: 'status', eq: 'sold' });
    expect(filters('listings')).toContainEqual({
      label: 'Up to 10,000',
      field: 'price.amount',
      gte: 0,
      lt: 10_000,
    });
    expect(filters('articles')).not.toContainEqual(expect.objectContaining({ field: 'area' }));
  });

  it.each([
    ['content/listings/cap-1042.json', 'listings/entries/cap-1042'],
    ['content/articles/deposits/index.json', 'articles/entries/deposits'],
    ['content/articles/deposits/ar.md', 'texts-articles/entries/deposits'],
    ['content/site.json', '_singletons/entries/site'],
    ['content/rates/stamp-duty.json', '_singletons/entries/rates-stampDuty'],
  ])('has an address for %s', (file, address) => {
    expect(entryAddress(file, config as unknown as CmsConfig)).toBe(`#/collections/${address}`);
  });

  it('leaves an optional yes or no open', () => {
    const freehold = fieldOf(formOf('areas'), 'freehold');
    expect(freehold).toMatchObject({ widget: 'select', required: false });
    expect(fieldOf(fieldOf(formOf('offPlan'), 'timeline') as never, 'done')?.widget).toBe('boolean');
  });

  it('offers every type of block', () => {
    const types = fieldOf(formOf('pages'), 'blocks')?.types as { name: string }[];
    expect(types.map(({ name }) => name)).toEqual(block.options.map((option) => option.shape.type.value));
  });
});
