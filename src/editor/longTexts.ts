import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleCode, locales } from '../i18n/locales';

/** The languages of the forms of long texts, which show them side by side. */
export const textLanguages = {
  structure: 'multiple_files',
  locales: locales.map(({ code }) => code),
};

/**
 * Returns the forms of the long texts of a collection: one for each entry that is a folder, with the Markdown files of
 * all languages side by side. Sveltia CMS finds such files by their names only if these are listed, so a new entry is
 * there after a reload.
 * @param label the name of the collection
 */
export function textsSideBySide(root: string, collection: string, label: string) {
  const folder = `content/${collection}`;
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return {
    name: `texts-${collection}`,
    label: `${label} · texts`,
    icon: 'notes',
    i18n: true,
    format: 'frontmatter',
    files: slugs.sort().map((slug) => ({
      name: slug,
      label: slug,
      file: `${folder}/${slug}/{{locale}}.md`,
      i18n: true,
      fields: [{ ...textField('Text'), i18n: true }],
    })),
  };
}

/**
 * Returns the forms of the long texts of all collections in one language. Unlike those side by side, they also offer new
 * texts for entries that are not in the configuration.
 */
export function textsIn({ code, name }: { code: LocaleCode; name: string }) {
  return {
    name: `texts-${code}`,
    label: `Long texts · ${name}`,
    icon: 'notes',
    folder: 'content',
    path: code,
    nested: { depth: 3 },
    meta: { path: { index_file: code } },
    extension: 'md',
    format: 'frontmatter',
    create: true,
    slug: { editable: true },
    summary: '{{slug}}',
    fields: [textField(name)],
  };
}

const textField = (label: string) => ({
  name: 'body',
  label,
  widget: 'markdown',
  modes: ['raw', 'rich_text'],
});
