import { describe, expect, it } from 'vitest';
import { editorHeaders, editorPolicy, headersOfBuild, securityHeaders } from './securityHeaders';

describe('securityHeaders', () => {
  it('keeps other sites from framing this one', () => {
    expect(securityHeaders['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  it.each([
    [null, 'https://tile.openstreetmap.org'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
  ])('allows map tiles from %s', (address, host) => {
    expect(headersOfBuild({ scriptHashes: [], tilesAddress: address })['content-security-policy']).toContain(
      `blob: ${host};`,
    );
  });

  it('allows inline scripts only by hash', () => {
    const policy = headersOfBuild({ scriptHashes: ['sha256-abc='] })['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(/script-src [^;]*unsafe/.test(String(policy))).toBe(false);
  });

  it.each([
    ['https://leads.example/api/leads', "'self' https://leads.example"],
    ['http://127.0.0.1:9300/api/leads', "'self' http://127.0.0.1:9300"],
    ['/forms', "'self'"],
    [null, "'self'"],
  ])('allows forms to be posted to %s, with and without scripts', (leadsAddress, hosts) => {
    const policy = headersOfBuild({ scriptHashes: [], leadsAddress })['content-security-policy'];
    expect(policy).toContain(`; connect-src ${hosts};`);
    expect(policy).toContain(`; form-action ${hosts};`);
  });
});

describe('the headers of the content editor', () => {
  const service = 'https://auth.example.dev';

  it('let it reach GitHub and the service by which editors sign in, and nobody else', () => {
    const policy = editorHeaders(service)['content-security-policy'];
    expect(policy).toContain(`connect-src 'self' data: blob: https://api.github.com ${service};`);
    expect(policy?.match(/https?:[^ ;]+/g)).toEqual([
      'https://*.githubusercontent.com',
      'https://api.github.com',
      service,
    ]);
  });

  it('let it reach nobody on the own computer', () => {
    expect(editorPolicy(null)).not.toMatch(/https?:/);
  });

  it('keep it connected to the window in which editors sign in, and out of search engines', () => {
    expect(editorHeaders(service)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
});
