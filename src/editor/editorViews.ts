import type { CollectionName } from '../domain/content/collections';

/** How the editor lists a collection. */
export type EditorView = {
  label: string;
  /** The name of a Material Symbol. */
  icon: string;
  /** A template of the line of an entry in lists. */
  summary: string;
  sortable: readonly string[];
  groups?: readonly string[];
  filters?: readonly Record<string, unknown>[];
};

/** A group of collections under one heading of the sidebar, in its order. */
export type EditorGroup = Partial<Record<CollectionName, EditorView>>;

const price = (label: string, from: number, to?: number) => ({
  label,
  field: 'price.amount',
  gte: from,
  ...(to !== undefined && { lt: to }),
});
const state = (value: string, label: string) => ({ label, field: 'status', eq: value });

/** The collections in the order of the editor's sidebar, by groups. The mappings of imports are for developers. */
export const editorGroups: Record<string, EditorGroup> = {
  'Homes and projects': {
    listings: {
      label: 'Homes',
      icon: 'home',
      summary: '{{reference}} · {{title.en}} · {{price.amount}} {{price.currency}} · {{status}}',
      sortable: ['reference', 'price.amount', 'listed', 'verified', 'area', 'status', 'size'],
      groups: ['status', 'area', 'type', 'agent'],
      filters: [
        state('for-rent', 'To rent'),
        state('for-sale', 'For sale'),
        state('let-agreed', 'Let'),
        state('sold', 'Sold'),
        price('Up to 10,000', 0, 10_000),
        price('10,000 to 20,000', 10_000, 20_000),
        price('20,000 to 1 million', 20_000, 1_000_000),
        price('1 to 3 million', 1_000_000, 3_000_000),
        price('3 million and more', 3_000_000),
      ],
    },
    offPlan: {
      label: 'Off-plan projects',
      icon: 'construction',
      summary: '{{name.en}} · {{status}}',
      sortable: ['name.en', 'completion', 'launched'],
      groups: ['status', 'area'],
    },
    developments: {
      label: 'Developments',
      icon: 'domain',
      summary: '{{name.en}}',
      sortable: ['name.en', 'completion'],
    },
    pictures: {
      label: 'Descriptions of pictures',
      icon: 'image',
      summary: '{{file}} · {{alt.en}}',
      sortable: ['file', 'scene'],
      groups: ['kind', 'scene', 'setting'],
      filters: [{ label: 'To be described', field: 'draft', pattern: true }],
    },
  },
  'Areas and offices': {
    areas: {
      label: 'Areas',
      icon: 'location_on',
      summary: '{{name.en}} · {{kind}}',
      sortable: ['name.en', 'kind', 'parent'],
      groups: ['kind', 'parent'],
    },
    offices: { label: 'Offices', icon: 'store', summary: '{{name.en}}', sortable: ['order', 'name.en'] },
  },
  'Team and clients': {
    team: {
      label: 'People',
      icon: 'group',
      summary: '{{name.en}} · {{role.en}}',
      sortable: ['order', 'name.en', 'joined'],
      groups: ['department', 'office'],
    },
    careers: {
      label: 'Jobs',
      icon: 'work',
      summary: '{{title.en}} · {{closes}}',
      sortable: ['closes', 'posted'],
    },
    reviews: {
      label: 'Reviews',
      icon: 'reviews',
      summary: '{{author.en}} · {{rating}} · {{date}}',
      sortable: ['date', 'rating'],
      groups: ['subject', 'rating', 'agent'],
    },
  },
  'Pages and articles': {
    pages: {
      label: 'Pages',
      icon: 'web',
      summary: '{{path}} · {{title.en}}',
      sortable: ['path', 'template', 'updated'],
      groups: ['section', 'template'],
    },
    articles: {
      label: 'Articles',
      icon: 'article',
      summary: '{{title.en}} · {{date}}',
      sortable: ['date', 'title.en'],
      groups: ['author'],
      filters: [
        { label: 'Published', field: 'date', lte: '{{today}}' },
        { label: 'Not yet published', field: 'date', gt: '{{today}}' },
      ],
    },
    faqs: {
      label: 'Questions',
      icon: 'help',
      summary: '{{question.en}}',
      sortable: ['group', 'order'],
      groups: ['group'],
    },
    glossary: { label: 'Glossary', icon: 'dictionary', summary: '{{term.en}}', sortable: ['term.en'] },
    popularSearches: {
      label: 'Popular searches',
      icon: 'saved_search',
      summary: '{{label.en}}',
      sortable: ['group', 'order'],
      groups: ['group'],
    },
  },
};
