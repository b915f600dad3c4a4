import { describe, expect, it } from 'vitest';
import { type Answer, resolvePath } from './resolvePath';

const paths = [
  '/index.html',
  '/404.html',
  '/ar/404/index.html',
  '/about/index.html',
  '/properties/search/index.html',
  '/properties/for-rent/in-lusail/index.html',
  '/ar/properties/search/index.html',
  '/robots.txt',
  '/page-data/index/page-data.json',
];
const files = new Map(paths.map((path) => [path, { folder: '/site', path, encodings: [] }]));
const redirects = new Map([
  ['/buy-properties/', '/buy/'],
  ['/ar/buy-properties/', '/ar/buy/'],
  ['/about/', '/elsewhere/'],
]);
const outline = (answer: Answer) =>
  answer.kind === 'file' ? `${answer.status} ${answer.file.path}` : Object.values(answer).join(' ');

describe('resolvePath', () => {
  it.each([
    ['/', '200 /index.html'],
    ['/about/', '200 /about/index.html'],
    ['/about/index.html', '200 /about/index.html'],
    ['/about', 'addSlash'],
    ['/ar/404', 'addSlash'],
    ['/robots.txt', '200 /robots.txt'],
    ['/buy-properties/', 'redirect /buy/'],
    ['/buy-properties', 'redirect /buy/'],
    ['/ar/buy-properties/', 'redirect /ar/buy/'],
    ['/properties/for-rent/in-lusail/', '200 /properties/for-rent/in-lusail/index.html'],
    ['/properties/for-rent/in-nowhere/', '200 /properties/search/index.html'],
    ['/properties/for-rent/in-nowhere', 'addSlash'],
    ['/ar/properties/for-sale/in-qatar/type-villa/', '200 /ar/properties/search/index.html'],
    ['/commercial-properties/x/', '404 /404.html'],
    ['/nothing/', '404 /404.html'],
    ['/nothing', '404 /404.html'],
    ['/nothing.html', '404 /404.html'],
    ['/ar/nothing/', '404 /ar/404/index.html'],
    ['/nothing.js', 'missing'],
    ['/properties/nothing.js', 'missing'],
    ['/page-data/nothing/page-data.json', 'missing'],
    ['/page-data/nothing/', 'missing'],
    ['/static/nothing', 'missing'],
    ['/properties/../about/', '404 /404.html'],
    ['/properties//x/', 'redirect /properties/x/'],
    ['/ar/properties///x//y', 'redirect /ar/properties/x/y/'],
    ['/properties//in-%?#لوسيل/', '404 /404.html'],
    ['/properties//in-?#لوسيل/', 'redirect /properties/in-%3F%23%D9%84%D9%88%D8%B3%D9%8A%D9%84/'],
    ['//about', 'redirect /about/'],
    ['/buy-properties//', 'redirect /buy/'],
    ['/nothing//here/', '404 /404.html'],
    ['/properties//.git/', '404 /404.html'],
    ['/properties/.git/', '404 /404.html'],
    ['//evil.example', 'missing'],
    ['//properties/x/', 'redirect /properties/x/'],
  ])('answers %s with %s', (path, expected) => {
    expect(outline(resolvePath(path, files, redirects))).toBe(expected);
  });

  it('reports a missing page if the site has no not-found document', () => {
    expect(resolvePath('/nothing/', new Map(), new Map())).toEqual({ kind: 'missing' });
  });
});
