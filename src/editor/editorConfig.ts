import type { z } from 'zod';
import { type CollectionName, type Content, collections } from '../domain/content/collections';
import type { RateTable } from '../domain/content/rates';
import { contentSchema } from '../generation/contentSchemas';
import type { EditorBackend } from '../generation/hostedEditor';
import { locales } from '../i18n/locales';
import { editorFields, type FieldSchema, labelOf } from './editorFields';
import { type EditorGroup, type EditorView, editorGroups } from './editorViews';
import { textLanguages, textsIn, textsSideBySide } from './longTexts';
import { placeFilters } from './placeFilters';

/** The prefix of pictures in the fields of the editor, which files do not have. */
const pictureFolder = '.';

/**
 * Returns the configuration of Sveltia CMS for all content: forms from the schemas of `src/domain/content/`, lists from
 * `editorViews.ts`, filters by place from the areas that have homes, long texts from the folders of the content. https://sveltiacms.app/en/docs describes the options.
 */
export function editorConfig(
  { repository, branch, hosted }: EditorBackend,
  root: string,
  content: Pick<Content, 'areas' | 'listings'>,
) {
  const groups = Object.entries(editorGroups).flatMap(([group, views]) => [
    dividerOf(group),
    ...viewsIn(views).map(([name, view]) => collectionOf(name, view, content)),
  ]);
  const texts = hosted
    ? locales.map(textsIn)
    : Object.values(editorGroups)
        .flatMap(viewsIn)
        .flatMap(([name, { label }]) => (bodyOf(name) ? [textsSideBySide(root, name, label)] : []));
  return {
    load_config_file: false,
    app_title: 'Safa Bay',
    backend: {
      name: 'github',
      repo: repository,
      branch,
      ...(hosted && { base_url: hosted.authorisation }),
    },
    // Each saved entry is a pull request, on which CI runs `content:check`.
    ...(hosted && { publish_mode: 'editorial_workflow', site_url: hosted.siteUrl }),
    media_folder: 'content/pictures',
    public_folder: '/content/pictures',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 25_000_000 } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    editor: { preview: false },
    i18n: textLanguages,
    collections: [...groups, dividerOf('Long texts'), ...texts],
    singletons: singleFiles(),
  };
}

const viewsIn = (group: EditorGroup) => Object.entries(group) as [CollectionName, EditorView][];

/** A divider before a group of collections. `nameGroups` shows its name. */
const dividerOf = (name: string) => ({ divider: true, name });

const schemaOf = (name: CollectionName) => contentSchema(name) as FieldSchema;

/** Forms of single files: `site.json`, and the tables of rates, each of which has fields of its own. */
function singleFiles() {
  const site = {
    name: 'site',
    label: 'Company, menus, redirects',
    icon: 'settings',
    file: 'content/site.json',
    ...jsonFile,
    fields: editorFields(schemaOf('site')),
  };
  const rates = (schemaOf('rates').oneOf ?? []).map((schema) => {
    const kind = schema.properties?.kind?.const as RateTable['kind'];
    return {
      name: `rates-${kind}`,
      label: `Rates · ${labelOf(kind)}`,
      icon: 'percent',
      file: `content/rates/${rateFiles[kind]}.json`,
      ...jsonFile,
      fields: editorFields(schema),
    };
  });
  return [site, ...rates];
}

const rateFiles: Record<RateTable['kind'], string> = {
  stampDuty: 'stamp-duty',
  mortgage: 'mortgage-ceilings',
  renting: 'renting',
  buying: 'buying',
  residency: 'residency',
};

const jsonFile = { format: 'json', media_folder: '/content/pictures', public_folder: pictureFolder };

function collectionOf(
  name: CollectionName,
  { label, icon, summary, sortable, groups, filters }: EditorView,
  content: Pick<Content, 'areas' | 'listings'>,
) {
  const places = name === 'listings' ? placeFilters(content) : [];
  const { key, schema } = collections[name];
  const description = schema.description ?? '';
  return {
    name,
    label,
    icon,
    ...(description && { description }),
    ...foldersOf(name),
    extension: 'json',
    ...jsonFile,
    create: true,
    identifier_field: key,
    slug: `{{fields.${key}}}`,
    summary,
    sortable_fields: [...sortable],
    ...(groups && { view_groups: groups.map((field) => ({ label: labelOf(field), field })) }),
    ...(filters && { view_filters: [...filters, ...places] }),
    thumbnail: false,
    fields: editorFields(schemaOf(name)),
  };
}

/** The schema of the long text of a collection, if it has one. */
function bodyOf(name: CollectionName): z.ZodType | undefined {
  return (collections[name].schema as { shape?: Record<string, z.ZodType> }).shape?.body;
}

/** Entries are files, folders if they have a long text, or both if they may have one. */
function foldersOf(name: CollectionName) {
  const folder = `content/${name}`;
  const body = bodyOf(name);
  if (!body) return { folder, path: '{{slug}}' };
  if (!body.safeParse(undefined).success) return { folder, path: '{{slug}}/index' };
  return { folder, nested: { depth: 2 } };
}
