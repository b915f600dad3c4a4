/** The body of a callback form as a browser posts it, sound in every field; the key names its sender too. */
export function postedLead(key: string) {
  return {
    form: 'callback',
    key,
    name: key,
    phone: '+97455551234',
    slot: '08:00-10:00',
    consent: 'yes',
  };
}
