import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { scriptHashesOf } from './scriptHashes';
import { startScriptsLater } from './startScriptsLater';
import { replaceStitching, stitchPage } from './stitchPages';

const markup = '<script>1</script><script src="/a.js" async></script><script src="/b.js" async></script>';
const chunk = 'component---src-templates-home-tsx';
const later = startScriptsLater(markup, ['/commons.js', `/${chunk}-1.js`], chunk);

describe('startScriptsLater', () => {
  it('lists the scripts of the page in one element, in the same order and position', () => {
    expect(later).toMatch(
      /^<script>1<\/script><script data-scripts="\/a\.js \/b\.js" [^>]+>[^<]+<\/script>$/,
    );
  });

  it('lists the scripts of the template', () => {
    expect(later).toContain('data-template="/commons.js /component---src-templates-home-tsx-1.js"');
  });

  it('keeps the same inline script for all file names', () => {
    const other = startScriptsLater('<script src="/c.js" async></script>', ['/d.js'], chunk);
    expect(scriptHashesOf(other)).toEqual(scriptHashesOf(later).slice(1));
  });

  it('stops the build when Gatsby has other markup, or a template has no scripts', () => {
    expect(() => startScriptsLater('<script src="/a.js" defer></script>', ['/d.js'], chunk)).toThrow(
      'no longer',
    );
    expect(() => startScriptsLater(markup, [], chunk)).toThrow(`${chunk} has no scripts`);
  });
});

describe('stitchPage', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'index.html');
  const head = `<style data-href="/${chunk}.3ce1.css">a{}</style><body>شقة`;
  const empty =
    '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
  const stitched = (page: string, scripts: string) => {
    writeFileSync(file, page);
    stitchPage(file, (asked) => `${asked} ${scripts}`);
    return readFileSync(file, 'utf8');
  };
  const filled = (scripts: string) =>
    `${head}<!-- slice-start id="_gatsby-scripts-1" -->${chunk} ${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

  it('puts the scripts of the template where Gatsby left a place for them', () => {
    expect(stitched(`${head}${empty}</body>`, 'new')).toBe(filled('new'));
  });

  it('replaces the scripts of an earlier build, also by shorter ones', () => {
    expect(stitched(filled('of the build before'), 'new')).toBe(filled('new'));
  });

  it.each([
    ['should have one slice', `${head}</body>`],
    ['and not footer', `${head}${empty.replaceAll('_gatsby-scripts-1', 'footer')}</body>`],
    ['does not name the chunk', `<body>${empty}</body>`],
  ])('stops the build at a page that %s', (message, page) => {
    expect(() => stitched(page, 'new')).toThrow(message);
  });

  it('replaces a step that Gatsby still has', () => {
    expect(replaceStitching).not.toThrow();
  });
});
