import { describe, expect, it } from 'vitest';
import { headersOfBuild, securityHeaders } from './securityHeaders';

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
