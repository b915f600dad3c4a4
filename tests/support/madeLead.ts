import type { Lead } from '../../src/server/leads/leadStore';

/** Creates a sample lead. A test passes the properties that it is about. */
export function madeLead(key: string, rest: Partial<Lead> = {}): Lead {
  return {
    form: 'callback',
    language: 'ar',
    page: '/ar/callback/',
    values: { name: 'سارة', phone: '+97455551234', slot: '10:00-12:00', consent: 'yes' },
    key,
    suspicions: [],
    receivedAt: '2026-11-20T06:00:00.000Z',
    file: null,
    ...rest,
  };
}
