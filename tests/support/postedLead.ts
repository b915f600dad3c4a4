/** The body of a valid callback form as a browser posts it. The key is also part of the sender's name. */
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
